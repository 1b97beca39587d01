import { expect, it } from 'vitest'
import { privateKeyToAccount } from 'viem/accounts'
import { trustMessage } from '#core/format/canonicalJson.ts'
import type { TrustReport } from '#core/wire/trust.ts'
import { trustProblems } from './trustProblems.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const service = 'https://bridge.example.org'
const now = new Date('2026-03-01T12:00:00Z')
const report: TrustReport = {
  version: 1,
  origin: service,
  as_of: now.toISOString(),
  findings: [],
  networks: [],
  providers: null,
  incidents: { open: 0, published: [] },
  audits: [],
  drill: null,
}

async function problemsOf(change: Partial<TrustReport>, { asked = service, signer = account.address } = {}) {
  const changed = { ...report, ...change }
  const signature = await account.signMessage({ message: trustMessage(changed) })
  return trustProblems({ report: changed, signature }, { service: asked, signer, now })
}
const after = (seconds: number) => ({ as_of: new Date(now.getTime() + seconds * 1000).toISOString() })

it.each([
  ['now', {}],
  ['ten minutes ago', after(-600)],
  ['by a clock that is a minute ahead', after(60)],
  ['with a path after its origin', { origin: `${service}/app` }],
])('a report signed %s has none', async (_, change) => expect(await problemsOf(change)).toEqual([]))

it('the asked address may name a page', async () =>
  expect(await problemsOf({}, { asked: `${service}/trust` })).toEqual([]))

it.each([
  ['of another service', { origin: 'https://other.example.org' }, 'origin_differs'],
  ['of the same host on another port', { origin: `${service}:8443` }, 'origin_differs'],
  ['of the same host without encryption', { origin: 'http://bridge.example.org' }, 'origin_differs'],
  ['of no service', { origin: '' }, 'origin_differs'],
  ['older than ten minutes', after(-601), 'too_old'],
  ['from the future', after(61), 'in_future'],
])('a report %s has one, although its signature is valid', async (_, change, problem) =>
  expect(await problemsOf(change)).toEqual([problem]),
)

it('a report without a readable time is too old', async () =>
  expect(await problemsOf({ as_of: 'yesterday' })).toEqual(['too_old']))

it('names a signature of another key, of another report, and no signature', async () => {
  expect(await problemsOf({}, { signer: `0x${'22'.repeat(20)}` })).toEqual(['signature_invalid'])
  const expected = { service, signer: account.address, now }
  const signature = await account.signMessage({ message: trustMessage(report) })
  expect(await trustProblems({ report: { ...report, ...after(-1) }, signature }, expected)).toEqual([
    'signature_invalid',
  ])
  expect(await trustProblems({ report, signature: 'none' }, expected)).toEqual(['signature_invalid'])
  expect(await trustProblems({ report, signature: null }, expected)).toEqual(['unsigned'])
})
