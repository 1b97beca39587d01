import { encodeAbiParameters, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { localPool } from '#chains/evm/testing/pool.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import { assetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import { askQuotes, bestQuote, observeDeposit, placeOrder, postOrder, usdcRoute } from '../testing/orderFlow.ts'
import { createTestApp, maker, north, south, stranger, type TestApp, user } from '../testing/testApp.ts'

const pool = localPool(south)
const usd = (amount: number): bigint => BigInt(amount) * 10n ** 18n

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(async () => {
  t.clock.advance(600)
  await t.reset()
  t.chain(north).setOfferSigner(t.deps.offerSigner?.address.toLowerCase() ?? null)
})
afterAll(() => t.close())

type Views = Partial<Record<'drawable' | 'limitLeft' | 'isOverdue' | 'drawer' | 'feePpm', bigint | boolean | string>>

/** Answers the reads of the pool on the destination. */
function lend(change: Views): void {
  const whole: Views = { drawable: usd(100), limitLeft: usd(1_000), isOverdue: false, drawer: maker, ...change }
  const { feePpm = BigInt(pool.feePpm), ...views } = whole
  const types = { drawable: 'uint256', limitLeft: 'uint256', isOverdue: 'bool', drawer: 'address' } as const
  const answers = new Map(
    Object.entries(views).map(([name, value]) => [
      encodeFunctionData({ abi: poolAbi, functionName: name as keyof typeof types }),
      encodeAbiParameters([{ type: types[name as keyof typeof types] }], [value as never]),
    ]),
  )
  const words = [{ type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }] as const
  const terms = encodeAbiParameters(words, [usd(1_000), usd(1_000), feePpm as bigint])
  answers.set(encodeFunctionData({ abi: poolAbi, functionName: 'terms' }), terms)
  t.chain(south).agreedCalls = (calls) =>
    Promise.resolve({ height: 100n, results: calls.map(({ data }) => ({ ok: true, data: answers.get(data) as Hex })) })
}
const holdInventory = (amount: number): void => t.chain(south).fund(maker, assetId(south, pool.asset), usd(amount))
const route = (from_address: string, amount: number) => ({
  ...usdcRoute,
  from_address,
  recipient: from_address,
  amount: String(amount * 1_000_000),
})
const reasonsFor = async (from: string, amount: number, change: object = {}) =>
  (await askQuotes(t, { ...route(from, amount), ...change })).reasons.map(({ reason }) => reason)
const placed = async (from: string, amount: number) => {
  const { order } = await placeOrder(t, route(from, amount))
  const row = await t.store.orders.get(order.id as OrderId)
  if (!row) throw new Error('no order')
  return row
}
const makerOf = async (from: string, amount: number) => (await placed(from, amount)).escrowOrder?.maker.toLowerCase()

it('inventory pays what it covers, a pool the rest, and the signed terms say which', async () => {
  lend({})
  holdInventory(60)
  expect(await makerOf(user, 50)).toBe(maker)
  t.clock.advance(300)
  expect(await makerOf(user, 80)).toBe(pool.account)
  t.clock.advance(300)
  expect(await reasonsFor(user, 120)).toEqual(['insufficient_liquidity'])
})

it('an order of a pool reserves its tokens, and none of inventory', async () => {
  lend({})
  holdInventory(20)
  await placed(user, 80)
  t.clock.advance(3)
  expect(await makerOf(stranger, 15)).toBe(maker)
  expect(await reasonsFor(stranger, 60)).toEqual(['insufficient_liquidity'])
  expect(await makerOf(stranger, 40)).toBe(pool.account)
})

it('of two concurrent orders that the pool can pay only one of, one is stored', async () => {
  lend({})
  holdInventory(0)
  const quotes = await Promise.all([user, stranger].map((from) => bestQuote(t, route(from, 90))))
  const answers = await Promise.all(
    [user, stranger].map((from, i) =>
      postOrder(t, { quote_id: quotes[i]?.quote_id, from_address: from, recipient: from }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.error).toMatchObject({ data: { reason: 'capacity_reached' } })
})

it.each<[string, Views]>([
  ['its limit', { limitLeft: usd(10) }],
  ['an overdue draw', { isOverdue: true }],
  ['another drawer', { drawer: stranger }],
  ['a higher fee than quotes charge for', { feePpm: BigInt(pool.feePpm) + 1n }],
])('a pool is kept out by %s', async (_, change) => {
  lend(change)
  holdInventory(10)
  expect(await reasonsFor(user, 50)).toEqual(['insufficient_liquidity'])
})

it('a pool pays only where its account accepts our offers', async () => {
  lend({})
  holdInventory(10)
  t.chain(north).setOfferSigner(null)
  expect(await reasonsFor(user, 50)).toEqual(['insufficient_liquidity'])
})

it('a pool that can’t be read leaves the decision to inventory', async () => {
  t.chain(south).agreedCalls = () => Promise.reject(new AppError('rpc_unreachable', 'No endpoint answered.'))
  holdInventory(60)
  expect(await makerOf(user, 50)).toBe(maker)
  expect(await reasonsFor(user, 80)).toEqual(['insufficient_liquidity'])
})

it('a quote charges for the pool that pays it: its fee, and the gas of the draw', async () => {
  lend({})
  holdInventory(1_000)
  const own = await bestQuote(t, route(user, 80))
  t.clock.advance(3)
  holdInventory(0)
  const drawn = await bestQuote(t, route(user, 80))
  const fee = (quote: typeof own, kind: string) => BigInt(quote.fees.find((one) => one.kind === kind)?.amount ?? '0')
  const received = BigInt(drawn.receive_amount)
  const poolFee = (received * BigInt(pool.feePpm)) / 1_000_000n / 10n ** 12n
  expect(fee(drawn, 'bridge_fee') - fee(own, 'bridge_fee')).toBeGreaterThanOrEqual(poolFee - 1_000n)
  expect(fee(drawn, 'gas_compensation')).toBeGreaterThan(fee(own, 'gas_compensation'))
  expect(received).toBeLessThan(BigInt(own.receive_amount))
})

it('a quote that did not charge for the pool is not paid by it, and another one is', async () => {
  lend({})
  holdInventory(60)
  const quote = await bestQuote(t, route(user, 50))
  t.clock.advance(3)
  holdInventory(1)
  const refused = await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })
  expect(refused.error).toMatchObject({ data: { reason: 'insufficient_liquidity', fix: { kind: 'requote' } } })
  expect(await makerOf(user, 50)).toBe(pool.account)
})

it('a quote that charged for the pool is paid by inventory that is back', async () => {
  lend({})
  holdInventory(0)
  const quote = await bestQuote(t, route(user, 50))
  t.clock.advance(3)
  holdInventory(60)
  const answer = await postOrder(t, { quote_id: quote.quote_id, from_address: user, recipient: user })
  const row = await t.store.orders.get(answer.data.order.id as OrderId)
  expect(row?.escrowOrder?.maker.toLowerCase()).toBe(maker)
})

it('an exact payout is paid by inventory alone', async () => {
  lend({})
  holdInventory(10)
  const exact = { ...route(user, 50), exact: 'receive' as const, amount: String(usd(50)) }
  expect((await askQuotes(t, exact)).reasons.map(({ reason }) => reason)).toEqual(['insufficient_liquidity'])
})

it('a deposited order holds its tokens of the pool after its opening time', async () => {
  lend({})
  holdInventory(0)
  const { id } = await placed(user, 80)
  await observeDeposit(t, id)
  t.clock.advance(300)
  expect(await reasonsFor(stranger, 40)).toEqual(['insufficient_liquidity'])
})
