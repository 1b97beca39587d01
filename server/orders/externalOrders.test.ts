import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { externalOrder } from '#store/orders/suite/external.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Store } from '#store/contract.ts'
import type { PollAnswer, RouteProvider } from '../providers/provider.ts'
import { startExternalOrders } from './externalOrders.ts'
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
