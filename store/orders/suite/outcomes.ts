import { describe, expect, it } from 'vitest'
import type { Store } from '../../contract.ts'
import type { TransferState } from '../../transfers/types.ts'
import { finalOrder, freshChain, newOrder, validatedOrder } from '../../testing/fixtures.ts'
import type { ExternalProgress } from '../external.ts'
import type { NewOrder } from '../types.ts'
import { externalOrder, noProgress } from './external.ts'

const hour = 3_600_000

export function outcomeCases(store: () => Store): void {
  const route = () => ({ fromChain: freshChain(), toChain: freshChain() })
  const outcomes = async (of: { fromChain: number }, now = new Date(), since = new Date(Date.now() - hour)) =>
    (await store().outcomes.byRoute({ since, now })).filter(({ fromChain }) => fromChain === of.fromChain)
  const external = async (
    change: Partial<NewOrder>,
    ...[progress, events]: [Partial<ExternalProgress>, Parameters<Store['externalOrders']['record']>[1]['events']]
  ) => {
    const order = externalOrder(change)
    await store().transaction(async (tx) => {
      await tx.orders.create(order)
      await tx.externalOrders.track(order.id, { pollAt: new Date(Date.now() + hour), nativeFee: 0n, minReceive: 0n })
    })
    await store().externalOrders.record(order.id, { progress: { ...noProgress, ...progress }, events, pollAt: null })
    return order
  }
  const paid = ['deposit_seen', 'payout_final'] as const

  describe('outcomes of routes', () => {
    it('count orders with a deposit only, and a payout only if we saw it', async () => {
      const on = route()
      const asset = newOrder(on).toAsset
      const received = { receivedAsset: asset, payoutTx: '0x1' }
      await external(on, {}, [])
      await external(on, {}, ['expired'])
      expect(await outcomes(on)).toEqual([])
      await external(on, { ...received, receivedAmount: 99n * 10n ** 15n, isReceivedVerified: true }, paid)
      await external(on, { ...received, receivedAmount: 10n ** 18n }, paid)
      const elsewhere = { ...received, receivedAsset: newOrder().toAsset, receivedAmount: 1n, isReceivedVerified: true }
      await external(on, elsewhere, paid)
      await external(on, {}, ['deposit_seen', 'refunded'])
      await external(on, {}, ['deposit_seen', 'held'])
      await external({ ...on, etaSeconds: 600 }, {}, ['deposit_seen'])
      const row = { provider: 'elsewhere', ...on, arrived: 1, reported: 1, refunded: 1, failed: 2 }
      expect(await outcomes(on)).toMatchObject([{ ...row, senders: 6, overdue: 0, open: 1, medianShortfall: 0 }])
      expect(await outcomes(on, new Date(Date.now() + hour))).toMatchObject([{ ...row, overdue: 1, open: 0 }])
    })

    it('compare with the quote only amounts that we saw', async () => {
      const on = route()
      const asset = newOrder(on).toAsset
      for (const [amount, isReceivedVerified] of [
        [990_000n, true],
        [1_100_000n, true],
        [1n, false],
      ] as const) {
        const progress = { receivedAsset: asset, receivedAmount: amount, payoutTx: '0x1', isReceivedVerified }
        await external({ ...on, receiveAmount: 1_000_000n }, progress, paid)
      }
      expect(await outcomes(on)).toMatchObject([
        { arrived: 2, reported: 1, meanShortfall: 50, medianShortfall: 50, p95Shortfall: 95 },
      ])
    })

    it('measure the maker the same way, per route and provider', async () => {
      const on = route()
      await finalOrder(store(), on)
      const { order: open } = await validatedOrder(store(), { ...on, etaSeconds: 10 })
      await external(on, {}, ['deposit_seen', 'refunded'])
      const late = new Date(Date.now() + hour)
      expect(await outcomes(on, late)).toMatchObject([
        { provider: 'elsewhere', refunded: 1, arrived: 0 },
        { provider: open.provider, arrived: 1, timed: 1, overdue: 1, meanShortfall: 0, senders: 2 },
      ])
    })

    it('leave out canaries, which are read apart and judged the same way', async () => {
      const on = route()
      const [fromAsset, toAsset] = [newOrder(on).fromAsset, newOrder(on).toAsset]
      const now = new Date()
      const later = new Date(now.getTime() + 3 * hour)
      const check = async (
        name: string,
        state: TransferState,
        ...[progress, events]: [Partial<ExternalProgress>, Parameters<Store['externalOrders']['record']>[1]['events']]
      ) => {
        const order = await external(on, progress, events)
        const row = await store().transfers.request({
          orderId: order.id,
          chainId: on.fromChain,
          asset: fromAsset,
          amount: 1n,
          nativeFee: 0n,
          toAsset,
          minReceive: 1n,
          provider: 'elsewhere',
          steps: '[]',
          openBy: now,
          origin: 'automatic',
          canaryRoute: `${on.fromChain}-${name}`,
          canaryHour: now.toISOString().slice(0, 13),
          seal: '',
        })
        await store().transfers.setState(row.id, state)
      }
      const received = { receivedAsset: toAsset, receivedAmount: 7n, payoutTx: '0x1' }
      await check('a', 'final', { ...received, isReceivedVerified: true }, paid)
      await check('b', 'final', received, paid)
      await check('c', 'arrived', received, paid)
      await check('d', 'final', {}, ['deposit_seen', 'refunded'])
      await check('e', 'final', {}, ['deposit_seen'])
      await check('f', 'final', {}, [])
      await check('g', 'failed', {}, [])
      await check('h', 'expired', {}, [])
      const found = async (at: Date) =>
        (await store().outcomes.canaries({ since: new Date(now.getTime() - hour), now: at }))
          .filter(({ route: name }) => name.startsWith(`${on.fromChain}-`))
          .map(({ route: name, outcome, received: amount }) => [name.at(-1), outcome, amount])
      expect(await found(now)).toEqual([
        ['g', 'failed', null],
        ['f', 'open', null],
        ['e', 'open', null],
        ['d', 'failed', null],
        ['c', 'arrived', 7n],
        ['b', 'open', 7n],
        ['a', 'arrived', 7n],
      ])
      // A payout that only its provider reports, and a deposit that it never sees, are overdue at last.
      expect((await found(later)).filter(([, outcome]) => outcome === 'overdue')).toEqual([
        ['f', 'overdue', null],
        ['e', 'overdue', null],
        ['b', 'overdue', 7n],
      ])
      expect(await outcomes(on, later)).toEqual([])
    })

    it('leave out orders from before the window', async () => {
      const on = route()
      await external({ ...on, createdAt: new Date(Date.now() - 2 * hour) }, {}, ['deposit_seen', 'refunded'])
      expect(await outcomes(on)).toEqual([])
      expect(await outcomes(on, new Date(), new Date(Date.now() - 3 * hour))).toMatchObject([{ refunded: 1 }])
    })
  })
}
