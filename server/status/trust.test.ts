import { verifyMessage } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AttesterSet } from '#chains/contract/settlement.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localAccount } from '#chains/evm/signing.ts'
import { createFakeChain } from '#chains/testing/fakeChain.ts'
import { trustMessage } from '#core/format/canonicalJson.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { type TrustReport, trustData } from '#core/wire/trust.ts'
import { loadSite } from '#runtime/catalogue/site.ts'
import { createTestApp, north, type TestApp } from '../testing/testApp.ts'

const path = '/api/bridge_api/v1/trust'
const signer = localAccount(devAccounts.reportSigner.key)
const set: AttesterSet = { attesters: ['0xa1', '0xa2', '0xa3'], threshold: 2 }
let answer: () => Promise<AttesterSet> = () => Promise.resolve(set)
const node = { ...createFakeChain(north, 'evm'), attesterSet: () => answer() }
const published = { id: 'outage', date: '2026-02-01', title: 'An outage', url: 'https://example.org/outage' }
const trust = {
  incidents: [{ ...published, id: 'first', date: '2025-12-01' }, published],
  drills: [
    { id: 'q1', at: '2026-02-01T10:00:00Z', outcome: 'passed' as const, seconds: 60, url: 'https://example.org/q1' },
    { id: 'q4', at: '2025-11-01T10:00:00Z', outcome: 'failed' as const, seconds: 60, url: null },
  ],
}

let t: TestApp
beforeAll(async () => {
  const site = { ...loadSite({ profile: 'local' }), trust }
  t = await createTestApp({ deps: { chains: (id) => (id === north ? node : null), site, reportSigner: signer } })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.clock.advance(120)
  answer = () => Promise.resolve(set)
})

const read = async (headers: Record<string, string> = {}) => {
  const { status, body } = await t.call('GET', path, { headers })
  expect(status).toBe(200)
  return trustData.parse((body as { data: unknown }).data)
}
const codes = ({ findings }: TrustReport) => findings.map(({ code }) => code)
const escrowOf = (report: TrustReport) => {
  const network = report.networks.find(({ chain_id }) => chain_id === north)
  const escrow = network?.escrows.at(-1)
  if (!network || !escrow) throw new Error('no escrow')
  return { network, escrow }
}
const reconcile = async (held: string, owed: string) => {
  const { escrow } = escrowOf((await read()).report)
  t.clock.advance(61)
  const holdings = [{ escrow: escrow.address, asset: assetId(north, NATIVE), held, owed }]
  await t.store.assurance.recordReconciled({ chainId: north, readAt: t.clock.now(), height: 12n, escrows: holdings })
}

it('calls nothing good that no one has read', async () => {
  const { report } = await read()
  const { network, escrow } = escrowOf(report)
  expect([network.reconciled_at, network.height, escrow.holdings, report.providers]).toEqual([null, null, null, null])
  expect(codes(report)).toEqual(expect.arrayContaining(['reconciler_late', 'providers_unknown', 'no_audit']))
})

it('shows attesters from the chain, and escrow balances with the time of the reconciler', async () => {
  await reconcile('7', '5')
  const { network, escrow } = escrowOf((await read()).report)
  expect(escrow.attesters).toEqual({ keys: set.attesters, threshold: 2, read_at: t.clock.now().toISOString() })
  expect(escrow.holdings).toMatchObject([{ symbol: 'ETH', decimals: 18, held: '7', owed: '5' }])
  expect([network.reconciled_at, network.height]).toEqual([t.clock.now().toISOString(), '12'])
})

it('is bad when an escrow owes more than it holds, and late when the reconciler has stopped', async () => {
  await reconcile('4', '5')
  expect(codes((await read()).report)).toContain('escrow_short')
  t.clock.advance(11 * 60)
  const { findings } = (await read()).report
  expect(findings.find(({ code }) => code === 'reconciler_late')?.chain_ids).toContain(north)
})

it('is bad when parties share a provider', async () => {
  const domains = { maker: 3, attesters: [2, 2, 1] }
  const check = { checkedAt: t.clock.now(), attesters: 3, silent: 0, shared: 1, domains }
  await t.store.assurance.recordProviderCheck(check)
  const { report } = await read()
  expect(report.findings).toContainEqual({ level: 'bad', code: 'providers_shared', chain_ids: [] })
  expect(report.providers).toMatchObject({ attesters: 3, silent: 0, shared: 1, domains })
})

it('is bad while an incident is open', async () => {
  const { id } = await t.store.incidents.record({ kind: 'paid_twice', subject: 'x' })
  expect((await read()).report).toMatchObject({
    incidents: { open: 1, published: [{ id: 'outage' }, { id: 'first' }] },
  })
  await t.store.incidents.resolve(id)
})

it('keeps the last attester set with its time when endpoints disagree, and says so once it is old', async () => {
  const before = escrowOf((await read()).report).escrow.attesters
  answer = () => Promise.reject(new AppError('rpc_disagree', 'no quorum'))
  t.clock.advance(11 * 60)
  const { report } = await read()
  expect(escrowOf(report).escrow.attesters).toEqual(before)
  expect(report.findings.find(({ code }) => code === 'attesters_unread')?.chain_ids).toContain(north)
})

it('shows the last drill, whatever the order of the file', async () => {
  expect((await read()).report.drill).toMatchObject({ at: '2026-02-01T10:00:00Z', outcome: 'passed' })
})

it('signs exactly what it shows, also where links are hidden', async () => {
  const verified = async (headers: Record<string, string> = {}) => {
    const { report, signer: address, signature } = await read(headers)
    const signed = { address: address as `0x${string}`, signature: signature as `0x${string}` }
    expect(address).toBe(signer.address)
    expect(await verifyMessage({ ...signed, message: trustMessage(report) })).toBe(true)
    const changed = { ...report, findings: [] }
    expect(await verifyMessage({ ...signed, message: trustMessage(changed) })).toBe(false)
    return report
  }
  expect((await verified()).drill?.url).toBe('https://example.org/q1')
  t.policy.telegram['links'] = 'hidden'
  const inside = await verified({ 'x-surface': 'telegram' })
  expect([inside.drill?.url, inside.incidents.published.map(({ url }) => url)]).toEqual([null, [null, null]])
})
