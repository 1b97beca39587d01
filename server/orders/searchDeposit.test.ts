import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Execution } from '#chains/contract/callReads.ts'
import type { DepositSearch, Step } from '#core/wire/order.ts'
import { externalOrder } from '#store/orders/suite/external.ts'
import { newOrder } from '#store/testing/fixtures.ts'
import type { NewOrder } from '#store/orders/types.ts'
import { createTestApp, north, stranger, type TestApp, user } from '../testing/testApp.ts'
import { hashToken, newToken } from '../identity/token.ts'
import { stepToRow } from './steps.ts'

const contract = `0x${'d1'.repeat(20)}`
const call = { to: contract, data: '0xabcdef0123', value: '5' } as const
const step: Step = {
  kind: 'evm_call',
  chain_id: north,
  label: 'transfer',
  status: 'waiting',
  tx_ref: null,
  offer: null,
  approval: null,
  ...call,
}
/** Transactions of the wallet by nonce; null: one that no node shows. */
const sent = new Map<bigint, Partial<Execution> | null>()
const hashOf = (nonce: bigint): string => `0x${String(nonce).padStart(64, '0')}`
const node = {
  head: () => Promise.resolve({ height: 200n, hash: '', time: 1_772_366_400, finalized: 190n }),
  timeAt: (height: bigint) => Promise.resolve(height < 90n ? 1_772_100_000 : 1_772_366_400),
  sender: () => Promise.resolve({ nonce: BigInt(7 + sent.size), height: 200n, hasCode: false }),
  nonceUse: (wallet: string, nonce: bigint) =>
    Promise.resolve({ isUsed: wallet === user && sent.has(nonce), txId: sent.get(nonce) ? hashOf(nonce) : null }),
  execution: (hash: string) => {
    const found = sent.get(BigInt(hash.replace(/^0x0*/, '')))
    const mined = { height: 150n, at: new Date(0), ok: true, logs: [] }
    const own = { from: user, to: contract, data: call.data, value: 5n, nonce: 7n, mined }
    return Promise.resolve(found ? { ...own, ...found } : null)
  },
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ deps: { chains: (id) => (id === north ? (node as never) : null) } })
})
beforeEach(() => sent.clear())
afterAll(() => t.close())

const token = newToken('order')
async function order(change: Partial<NewOrder> = {}): Promise<string> {
  const row = externalOrder({ fromChain: north, fromAddress: user, creatorTokenHash: hashToken(token), ...change })
  await t.store.orders.create(row, [stepToRow(step)])
  return row.id
}
async function search(id: string, body: object, bearer = token): Promise<DepositSearch & { reason?: string }> {
  const headers = { authorization: `Bearer ${bearer}` }
  const answer = await t.call('POST', `/api/bridge_api/v1/orders/${id}/deposit/search`, { body, headers })
  return (answer.body as { data: DepositSearch }).data
}
const position = { sender: user, nonce: '7', since: '100' }
const other = { to: stranger, data: '0x', value: 1n } as const

it('names the wallet’s place before it is asked', async () => {
  expect(await search(await order(), {})).toEqual({
    state: 'unknown',
    tx_hash: null,
    position: { sender: user, nonce: '7', since: '200' },
  })
})

it('finds the deposit among other transactions, and keeps it as if it were reported', async () => {
  const id = await order()
  expect(await search(id, { position })).toMatchObject({ state: 'unknown', tx_hash: null })
  sent.set(7n, other).set(8n, {}).set(9n, other)
  expect(await search(id, { position })).toMatchObject({ state: 'sent', tx_hash: hashOf(8n) })
  expect((await t.store.orders.get(id as never))?.depositHint).toBe(hashOf(8n))
})

it.each<[string, Partial<Execution> | null]>([
  ['the call of another wallet', { from: stranger }],
  ['a call of another contract', { to: stranger }],
  ['other bytes', { data: '0xabcdef0124' }],
  ['another value', { data: '0xabcdef01', value: 5n }],
  ['one that waits for a block', { mined: null }],
  ['one that no node shows', null],
])('takes no %s for it', async (_, change) => {
  sent.set(7n, change)
  expect(await search(await order(), { position })).toMatchObject({ state: 'unknown', tx_hash: null })
})

it('finds it inside a batch of the wallet', async () => {
  const inside = (target: string) => `0x12345678${target.slice(2)}${call.data.slice(2)}00` as const
  sent.set(7n, { to: user, data: inside(stranger), value: 0n })
  expect(await search(await order(), { position })).toMatchObject({ state: 'unknown' })
  sent.set(8n, { to: user, data: inside(contract), value: 0n })
  expect(await search(await order(), { position })).toMatchObject({ state: 'sent' })
})

it('reads nothing for a position from before the order, or from a later block than the newest', async () => {
  sent.set(7n, {})
  expect(await search(await order(), { position: { ...position, since: '89' } })).toMatchObject({ state: 'unknown' })
  expect(await search(await order(), { position: { ...position, since: '201' } })).toMatchObject({ state: 'unknown' })
  expect(await search(await order(), { position })).toMatchObject({ state: 'sent' })
})

it('is for the creator of a provider’s order alone', async () => {
  sent.set(7n, {})
  const id = await order()
  expect(await search(id, { position }, newToken('order'))).toMatchObject({ reason: 'order_unknown' })
  const own = newOrder({ fromChain: north, fromAddress: user, creatorTokenHash: hashToken(token) })
  await t.store.orders.create(own, [stepToRow(step)])
  expect(await search(own.id, { position })).toMatchObject({ state: 'unknown', tx_hash: null, position: null })
})
