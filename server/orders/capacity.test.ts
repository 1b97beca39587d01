import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { OrderId } from '#core/order/id.ts'
import { askQuotes, bestQuote, ethRoute, observeDeposit, placeOrder, postOrder } from '../testing/orderFlow.ts'
import { createTestApp, maker, south, stranger, type TestApp, user } from '../testing/testApp.ts'

const ETHER = 10n ** 18n
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(async () => {
  t.clock.advance(600)
  await t.reset()
})
afterAll(() => t.close())

/** Funds the maker with ether for payouts on top of the gas reserve (50 dollars at 3,000 per ether). */
const hold = (units: bigint): void => t.chain(south).fund(maker, assetId(south, NATIVE), units + ETHER / 50n)
const route = (from_address: string, amount: bigint) => ({
  ...ethRoute,
  from_address,
  recipient: from_address,
  amount: String(amount),
})
const reasonsFor = async (from: string, amount: bigint) =>
  (await askQuotes(t, route(from, amount))).reasons.map(({ reason }) => reason)
const laterOn = (seconds: number): void => void t.clock.advance(seconds)

it('an order reserves its payout until its opening time is over', async () => {
  hold(4n * ETHER)
  await placeOrder(t, route(user, 2n * ETHER))
  laterOn(3)
  expect(await reasonsFor(stranger, 3n * ETHER)).toEqual(['insufficient_liquidity'])
  expect(await reasonsFor(stranger, 19n * 10n ** 17n)).toEqual([])
  laterOn(180)
  expect(await reasonsFor(stranger, 3n * ETHER)).toEqual([])
})

it('a repeated order of one creator replaces the reservation', async () => {
  hold(4n * ETHER)
  await placeOrder(t, route(user, 3n * ETHER))
  laterOn(3)
  await placeOrder(t, route(user, 3n * ETHER))
})

it('of two concurrent orders that only fit individually, one is stored', async () => {
  hold(4n * ETHER)
  const quotes = await Promise.all([user, stranger].map((from) => bestQuote(t, route(from, 3n * ETHER))))
  const answers = await Promise.all(
    [user, stranger].map((from, i) =>
      postOrder(t, { quote_id: quotes[i]?.quote_id, from_address: from, recipient: from }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.error).toMatchObject({ data: { reason: 'capacity_reached' } })
})

it('unopened orders reserve at most half, deposited ones all that they need', async () => {
  hold(4n * ETHER)
  const { order } = await placeOrder(t, route(user, 39n * 10n ** 17n))
  laterOn(3)
  expect(await reasonsFor(stranger, 19n * 10n ** 17n)).toEqual([])
  await observeDeposit(t, order.id)
  expect((await t.store.orders.get(order.id as OrderId))?.state).toBe('seen')
  laterOn(3)
  expect(await reasonsFor(stranger, 19n * 10n ** 17n)).toEqual(['insufficient_liquidity'])
})
