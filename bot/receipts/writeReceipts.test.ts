import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderId } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { DEPOSIT_TOPIC } from '#store/work/types.ts'
import { depositOf, finalOrder, newOrder, randomAddress } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { writeDepositMessages } from './depositMessages.ts'
import { stillTrue } from './notificationsFor.ts'
import { writeReceipts } from './writeReceipts.ts'

const pace = { perSecond: 1000, horizonMs: 1000, chatGapMs: 0, claimMs: 1000 }
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function someone(address: string, mayWrite = true): Promise<number> {
  const id = randomInt(1, 2 ** 47)
  await store.telegram.see({ id, language: 'en', mayWrite }, new Date())
  await store.telegram.link({ address, family: 'evm' }, id, 5, new Date())
  return id
}

let looks = 0
/** Notices written since, as [user, kind]; including delayed ones. */
async function written(): Promise<[number, unknown][]> {
  await writeReceipts({ store, clock: systemClock })
  const found: [number, unknown][] = []
  for (;;) {
    // A chat gets one notice at a time, so each claim is some seconds later.
    const { notices } = await store.notices.claim(new Date(Date.now() + 86_400_000 + ++looks * 5000), pace)
    if (notices.length === 0) return found
    for (const notice of notices) await store.notices.end(notice, 'dropped', new Date())
    found.push(...notices.map(({ chatId, payload }): [number, unknown] => [chatId, payload['kind']]))
  }
}

it('notifies the sender of the deposit, and both users of the arrival', async () => {
  const [from, recipient] = [randomAddress(), randomAddress()]
  const [ada, bob] = [await someone(from), await someone(recipient)]
  await finalOrder(store, { fromAddress: from, recipient })
  expect(new Set((await written()).map(String))).toEqual(
    new Set(
      [
        [ada, 'deposit_seen'],
        [ada, 'needs_you'],
        [ada, 'arrived'],
        [bob, 'arrived'],
      ].map(String),
    ),
  )
})

it('does not repeat a receipt after a reorganisation', async () => {
  const from = randomAddress()
  const ada = await someone(from)
  const order = await store.orders.create(newOrder({ fromAddress: from }))
  const deposit = depositOf(order)
  const { deposit: row } = await store.deposits.record(deposit)
  expect(await written()).toEqual([
    [ada, 'deposit_seen'],
    [ada, 'needs_you'],
  ])
  await store.deposits.orphan(row.id)
  await store.deposits.record({ ...deposit, blockHash: '0xother' })
  expect((await store.orders.get(order.id))?.state).toBe('seen')
  expect(await written()).toEqual([])
})

it('writes to no one who opted out, has not let the bot write or is unknown', async () => {
  const from = randomAddress()
  const ada = await someone(from)
  await store.telegram.setReceipts(ada, false)
  const stranger = randomAddress()
  await someone(stranger, false)
  for (const fromAddress of [from, stranger, randomAddress()]) await finalOrder(store, { fromAddress })
  expect(await written()).toEqual([])
})

/** Writes the message with the order's deposit address to its creator. */
async function hasAddressMessage(creator: number, order: OrderId): Promise<void> {
  await store.outbox.add(DEPOSIT_TOPIC, order, { telegram: creator, address: 'bc1' })
  await writeDepositMessages({ store, clock: systemClock })
}
const receipts = async (): Promise<[number, unknown][]> => (await written()).filter(([, kind]) => kind !== undefined)

it('tells the creator of a deposit address its end in a new message, as Telegram doesn’t notify about edits', async () => {
  const creator = await someone(randomAddress())
  const paid = await finalOrder(store, { custody: 'maker' })
  await hasAddressMessage(creator, paid.id)
  expect(await receipts()).toEqual([[creator, 'arrived']])

  const from = randomAddress()
  const sender = await someone(from)
  const refunded = await store.orders.create(newOrder({ custody: 'maker', fromAddress: from }))
  await hasAddressMessage(sender, refunded.id)
  for (const event of ['deposit_seen', 'refund_intent_written', 'refunded'] as const)
    await store.orders.apply(refunded.id, event)
  expect(await receipts()).toEqual([[sender, 'refunded']])
})

it('tells it to no creator who turned messages off since', async () => {
  const creator = await someone(randomAddress())
  const order = await finalOrder(store, { custody: 'maker' })
  await hasAddressMessage(creator, order.id)
  await store.telegram.setReceipts(creator, false)
  expect(await receipts()).toEqual([])
})

const now = new Date('2026-03-04T12:00:00Z')
const refundAfter = new Date('2026-03-04T11:00:00Z')
it.each([
  ['deposit_seen', 'quoted', 'escrow', false],
  ['deposit_seen', 'seen', 'escrow', true],
  ['arrived', 'incident', 'escrow', false],
  ['arrived', 'claimed', 'escrow', true],
  ['refunded', 'held', 'escrow', false],
  ['refunded', 'refunded', 'escrow', true],
  ['needs_you', 'held', 'escrow', true],
  ['needs_you', 'final', 'escrow', false],
  ['needs_you', 'held', 'maker', false],
  ['held', 'held', 'provider', true],
  ['held', 'broadcast', 'provider', false],
  ['held', 'held', 'maker', false],
] as const)('%s of an order that is %s in custody of %s: %s', (kind, state, custody, told) =>
  expect(stillTrue(kind, { state, custody, refundAfter }, now)).toBe(told),
)
