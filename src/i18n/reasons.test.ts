import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCatalogue } from '#tools/i18n/catalogue.ts'
import { appSources } from '#tools/i18n/sources.ts'

const core = join(import.meta.dirname, '../../core')
const coreSources = () =>
  readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ file: name, code: readFileSync(join(core, name), 'utf8') }))

/** Never shown: operator files, catalogue IDs, the server's order state machine, and the registry, whose failure opens our own code. */
const unseen = new Set([
  'asset_invalid',
  'chain_invalid',
  'config_invalid',
  'ratio_invalid',
  'transition_refused',
  'wallet_registry_unreachable',
])
/** Codes that the server may use for any request, and that answers without a reason get. */
const ofEveryAnswer = [
  'address_invalid',
  'api_unreachable',
  'internal',
  'overloaded',
  'rate_limited',
  'request_invalid',
  'request_refused',
  'too_many_requests',
]

const literals = (text: string): string[] => [...text.matchAll(/'([a-z][a-z_]+)'/g)].map(([, reason = '']) => reason)
const thrownIn = (code: string): string[] =>
  [...code.matchAll(/new AppError\(([^,]*),/g)].flatMap(([, reason = '']) => literals(reason))
const rulesIn = (code: string): string[] =>
  [...code.matchAll(/\breason: ('[a-z_]+')/g)].flatMap(([, reason = '']) => literals(reason))

it('every reason that an error can show on screen has a message', () => {
  const sources = [...appSources(), ...coreSources()]
  const reasons = new Set([
    ...ofEveryAnswer,
    ...sources.flatMap(({ code }) => thrownIn(code)),
    ...sources.filter(({ file }) => /^wallets\/.*\/errors\.ts$/.test(file)).flatMap(({ code }) => rulesIn(code)),
  ])
  expect(reasons.size).toBeGreaterThan(30)
  const ids = new Set(readCatalogue('en').map(({ id }) => id))
  const told = (reason: string) =>
    ['problem', 'connect', 'rewards-problem'].some((room) => ids.has(`${room}-${reason}`)) ||
    // Thrown of a swap alone, whose page tells them (`problemText`).
    (reason.startsWith('trial_') && ids.has(`swap-problem-${reason}`)) ||
    // As the swap page tells the codes of a swap that would fail.
    (reason.startsWith('swap_') && ids.has(`swap-failure-${reason.slice('swap_'.length)}`))
  expect([...reasons].filter((reason) => !unseen.has(reason) && !told(reason)).sort()).toEqual([])
})
