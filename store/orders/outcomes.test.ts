import { expect, it } from 'vitest'
import { finalOrder, freshChain, validatedOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/memoryStore.ts'
import { externalOrder, noProgress } from './suite/external.ts'

async function openAt(start: Date) {
  let now = start
  const store = await openTestStore({ clock: { now: () => now } })
  return {
    store,
    wait: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    rows: () => store.outcomes.byRoute({ since: start, now }),
  }
}

it('times a transfer from its wallet’s report, whenever the provider reports the deposit', async () => {
  const { store, wait, rows } = await openAt(new Date('2026-03-01T12:00:00Z'))
  const route = { fromChain: freshChain(), toChain: freshChain() }
  const transfer = async (seconds: number, hinted: boolean) => {
    const order = externalOrder({ ...route, etaSeconds: 60 })
    await store.transaction(async (tx) => {
      await tx.orders.create(order)
      await tx.externalOrders.track(order.id, { pollAt: new Date(0), nativeFee: 0n, minReceive: 0n })
    })
    if (hinted) await store.orders.setDepositHint(order.id, '0x1')
    wait(seconds)
    // A second report doesn't start the time again.
    if (hinted) await store.orders.setDepositHint(order.id, '0x2')
    const progress = {
      ...noProgress,
      payoutTx: '0x3',
      receivedAsset: order.toAsset,
      receivedAmount: order.receiveAmount,
      isReceivedVerified: true,
    }
    await store.externalOrders.record(order.id, { progress, events: ['deposit_seen', 'payout_final'], pollAt: null })
  }
  await transfer(40, true)
  await transfer(80, true)
  await transfer(400, true)
  expect(await rows()).toMatchObject([{ arrived: 3, timed: 3, late: 1, medianSeconds: 80, p95Seconds: 368 }])
  await transfer(4000, false)
  expect(await rows()).toMatchObject([{ arrived: 4, timed: 3, late: 1, medianSeconds: 80 }])
  await store.close()
})

it('times the maker from the deposit to the payout, and marks what is unpaid past its time', async () => {
  const { store, wait, rows } = await openAt(new Date('2026-03-01T12:00:00Z'))
  const route = { fromChain: freshChain(), toChain: freshChain(), etaSeconds: 20 }
  await finalOrder(store, route)
  await validatedOrder(store, route)
  expect(await rows()).toMatchObject([{ arrived: 1, timed: 1, late: 0, medianSeconds: 0, open: 1, overdue: 0 }])
  wait(52)
  expect(await rows()).toMatchObject([{ open: 1, overdue: 0 }])
  wait(1)
  expect(await rows()).toMatchObject([{ open: 0, overdue: 1 }])
  await store.close()
})
