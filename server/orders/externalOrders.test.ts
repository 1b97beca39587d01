import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { externalOrder, noProgress } from '#store/orders/suite/external.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Store } from '#store/contract.ts'
import type { PollAnswer, RouteProvider } from '../providers/provider.ts'
import { startExternalOrders } from './externalOrders.ts'
import { pollOnce } from './testing/pollOnce.ts'
import { proofReads } from './externalProof.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const place = async (provider: string): Promise<OrderId> => {
  const order = externalOrder({ provider })
  await store.transaction(async (tx) => {
    await tx.orders.create(order)
    await tx.externalOrders.track(order.id, { pollAt: new Date(0), nativeFee: 0n, minReceive: 1n })
  })
  return order.id
}
const provider = (name: string, poll: NonNullable<RouteProvider['poll']>) =>
  ({ name, poll }) as unknown as RouteProvider
const reads = proofReads(() => null)
const start = (...providers: RouteProvider[]) =>
  startExternalOrders({ store, providers, clock: systemClock, log: silentLog, reads }, 10)
const waiting: PollAnswer = { status: 'waiting', cursor: 'asked' }
const cursorOf = async (id: OrderId) => (await store.externalOrders.get(id))?.cursor

it('a provider that hangs delays no other', async () => {
  const hanging = await Promise.all(Array.from({ length: 50 }, () => place('hangs')))
  const id = await place('answers')
  let release = (): void => {}
  const held = new Promise<PollAnswer>((resolve) => (release = () => resolve(waiting)))
  const worker = start(
    provider('hangs', () => held),
    provider('answers', () => Promise.resolve(waiting)),
  )
  await expect.poll(() => cursorOf(id)).toBe('asked')
  // Orders that were placed meanwhile are polled as well, while the other provider still has its first batch.
  const later = await place('answers')
  await expect.poll(() => cursorOf(later)).toBe('asked')
  const untouched = await Promise.all(hanging.map((one) => store.externalOrders.get(one)))
  expect(untouched.filter((row) => row?.pollAt?.getTime() === 0)).toHaveLength(30)
  release()
  await worker.stop()
})

it('a spent budget is no failure: the order waits for it, and the others of its provider are not claimed', async () => {
  const ids = await Promise.all(Array.from({ length: 25 }, () => place('spent')))
  const refusal = new AppError('vendor_budget', 'No more.', { fix: { kind: 'retry_after', seconds: 40 } })
  const worker = start(provider('spent', () => Promise.reject(refusal)))
  const rows = () => Promise.all(ids.map((id) => store.externalOrders.get(id)))
  const deferred = async () => (await rows()).filter((row) => (row?.pollAt?.getTime() ?? 0) > 0)
  await expect.poll(async () => (await deferred()).length).toBe(20)
  await new Promise((done) => setTimeout(done, 50))
  await worker.stop()
  for (const row of await deferred()) {
    expect(row?.failures).toBe(0)
    expect((row?.pollAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(30_000)
    expect((row?.pollAt?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(40_000)
  }
  expect(await deferred()).toHaveLength(20)
})

const HOUR_MS = 3_600_000

/** Polls an order at times after its `openBy`, and returns its state and the hours until the next poll. */
const followed = async (name: string, change: Partial<RouteProvider> = {}) => {
  const id = await place(name)
  const openBy = (await store.orders.get(id))?.openBy.getTime() ?? 0
  const at = async (hours: number, answer: PollAnswer) => {
    await store.externalOrders.record(id, {
      progress: (await store.externalOrders.get(id)) ?? noProgress,
      events: [],
      pollAt: new Date(0),
    })
    const now = new Date(openBy + hours * HOUR_MS)
    const providers = [{ ...provider(name, () => Promise.resolve(answer)), ...change }]
    const unread = { ...reads, familyOf: () => 'evm', moved: () => Promise.resolve('unreadable') } as never
    await pollOnce({ store, providers, clock: { now: () => now }, log: silentLog, reads: unread })
    const next = (await store.externalOrders.get(id))?.pollAt
    return [(await store.orders.get(id))?.state, next ? (next.getTime() - now.getTime()) / HOUR_MS : null]
  }
  return { at }
}
const rejected: PollAnswer = { status: 'rejected', cursor: null, reason: 'failed' }
const tenMinutes = 1 / 6
const depositTx = `0x${'d1'.repeat(32)}`

it('an address that can still be paid is followed for a day after a rejection, and a deposit to its end', async () => {
  const { at } = await followed('addresses', { staysPayable: true })
  expect(await at(-0.01, rejected)).toMatchObject(['quoted', expect.any(Number)])
  expect(await at(1, rejected)).toEqual(['expired', expect.any(Number)])
  expect(await at(23, rejected)).toEqual(['expired', tenMinutes])
  expect(await at(23.9, { status: 'filling', cursor: null, depositTx })).toEqual(['broadcast', tenMinutes])
  expect(await at(30, { status: 'refunding', cursor: null, depositTx })).toEqual(['refund_intent', tenMinutes])
  const end: PollAnswer = { status: 'refunded', cursor: null, refundTx: `0x${'e1'.repeat(32)}` }
  expect(await at(31, end)).toEqual(['refunded', null])
})

it('a rejection without an address, or after its day, is final', async () => {
  const [called, addressed] = [await followed('calls'), await followed('unpaid', { staysPayable: true })]
  expect(await called.at(1, rejected)).toEqual(['failed', null])
  expect(await addressed.at(24.1, rejected)).toEqual(['failed', null])
})

it('a deposit that is reported more than a day late is followed as well', async () => {
  const { at } = await followed('late', { staysPayable: true })
  expect(await at(1, waiting)).toEqual(['expired', expect.any(Number)])
  const seen: PollAnswer = { status: 'deposited', cursor: null, depositTx }
  expect(await at(25, seen)).toEqual(['seen', tenMinutes])
  expect(await at(26, { ...waiting, depositTx })).toEqual(['seen', tenMinutes])
  expect(await at(27, { status: 'held', cursor: null, reason: 'failed' })).toEqual(['held', tenMinutes])
  expect(await at(28, { status: 'held', cursor: null, reason: 'failed' })).toEqual(['held', tenMinutes])
  const unpaid = await followed('never', { staysPayable: true })
  await unpaid.at(1, waiting)
  expect(await unpaid.at(25, waiting)).toEqual(['expired', null])
})
