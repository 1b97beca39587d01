import { encodeAbiParameters } from 'viem'
import { expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { AppError } from '#core/errors.ts'
import { createLog } from '#runtime/log.ts'
import { readiness } from '../../readiness.ts'
import { createTestApp, north } from '../../testing/testApp.ts'
import { createBadgeCheck, findBadgeProblem } from './badgeCheck.ts'

const contract = `0x${'22'.repeat(20)}`
const signer = { address: `0x${'11'.repeat(20)}`, signMint: () => Promise.reject(new Error('unused')) } as const
const word = (address: string) => encodeAbiParameters([{ type: 'address' }], [address as `0x${string}`])
const node = (askContract?: NetworkNode['askContract']): NetworkNode =>
  ({ ...(askContract && { askContract }) }) as NetworkNode
const issuedBy = (address: string) => node(() => Promise.resolve([word(address)]))
const working = { chains: () => issuedBy(signer.address), endpointShortage: () => null, badgeSigner: signer }
const at = { chainId: north, contract }

type Given = Parameters<typeof findBadgeProblem>
const cases: readonly (readonly [string, Partial<Given[0]>, Given[1], string | RegExp | null])[] = [
  ['is mintable if the contract names our key', {}, at, null],
  ['has no contract', {}, { ...at, contract: null }, 'badges.json names no contract'],
  ['has no key', { badgeSigner: null }, at, 'BADGE_SIGNER_KEY is not set'],
  ['has too few endpoints', { endpointShortage: () => ({ endpoints: 1, needed: 2 }) }, at, /RPC_31337 \(1 of 2\)$/],
  ['has no endpoint', { chains: () => null }, at, 'this network can’t be read: set RPC_31337'],
  ['has a network without such reads', { chains: () => node() }, at, 'this network can’t be read: set RPC_31337'],
  ['has no code', { chains: () => node(() => Promise.resolve(null)) }, at, /^no badge contract exists at 0x2222/],
  [
    'has another issuer',
    { chains: () => issuedBy(contract) },
    at,
    /^the contract’s issuer is 0x2222.*belongs to 0x1111/,
  ],
]
it.each(cases)('a badge %s', async (_case, change, badge, problem) => {
  const found = await findBadgeProblem({ ...working, ...change }, badge)
  if (problem instanceof RegExp) expect(found).toMatch(problem)
  else expect(found).toBe(problem)
})

it('the operator learns of a problem once, by the log and by /ready; no answer changes nothing', async () => {
  const written: string[] = []
  const t = await createTestApp()
  const badges = t.deps.badges.slice(0, 1).map((badge) => ({ ...badge, ...at }))
  let answer = (): ReturnType<NonNullable<NetworkNode['askContract']>> => Promise.resolve(null)
  const log = createLog('warn', { write: (line: string) => void written.push(line) })
  const badgeCheck = createBadgeCheck({ ...working, badges, chains: () => node(() => answer()), log })
  const shown = async () => {
    await badgeCheck.look()
    const { badges: rows } = (await (await readiness({ ...t.deps, badgeCheck }).request('/ready')).json()) as {
      badges: { id: string; problem: string | null }[]
    }
    return rows.map(({ problem }) => problem)
  }
  expect(await shown()).toEqual([expect.stringContaining('no badge contract exists')])
  await shown()
  expect(written.filter((line) => line.includes('no badge contract exists'))).toHaveLength(1)
  answer = () => Promise.reject(new AppError('rpc_disagree', 'Endpoints disagree.'))
  expect(await shown()).toEqual([expect.stringContaining('no badge contract exists')])
  answer = () => Promise.resolve([word(signer.address)])
  expect(await shown()).toEqual([null])
  await t.close()
})
