import { describe, expect, it } from 'vitest'
import { orderStates } from '#core/order/state.ts'
import type { Store } from '../../contract.ts'
import type { NewOrder } from '../types.ts'
import type { ExternalProgress } from '../external.ts'
import { freshChain, newOrder, payoutOf, randomHex, signedTx, validatedOrder } from '../../testing/fixtures.ts'

/** An order that an external provider settles. */
export const externalOrder = (change: Partial<NewOrder> = {}): NewOrder =>
  newOrder({
    provider: 'elsewhere',
    settlement: { kind: 'external', reference: randomHex(16) },
    custody: 'provider',
    fillMode: 'transfer',
    onchainId: null,
    escrow: null,
    refundAfter: null,
    ...change,
  })

const long = 3_600_000

/** Progress of an order that nothing is known of. */
export const noProgress: ExternalProgress = {
  cursor: null,
  depositTx: null,
  depositAt: null,
  payoutTx: null,
  payoutKey: null,
  claimedAt: null,
  refundTx: null,
  receivedAsset: null,
  receivedAmount: null,
  isReceivedVerified: false,
  refundedAsset: null,
  refundedAmount: null,
  isRefundVerified: false,
  reason: null,
}

export function externalOrderCases(store: () => Store): void {
  const tracked = async (change: Partial<NewOrder> = {}, pollAt = new Date(Date.now() + long)) => {
    const order = externalOrder(change)
    await store().transaction(async (tx) => {
      await tx.orders.create(order)
      await tx.externalOrders.track(order.id, { pollAt, nativeFee: 7n, minReceive: 3n })
    })
    return order
  }
  const rejected = (reason: string) => ({ reason }) as never

  describe('orders that an external provider settles', () => {
    it('move as the provider reports, with events, and appear in the history once deposited', async () => {
      const { id, fromAddress, settlement, toAsset } = await tracked()
      expect((await store().orders.get(id))?.settlement).toEqual(settlement)
      const listed = async () => (await store().orders.page({ address: fromAddress, limit: 9 })).list.map((o) => o.id)
      expect(await listed()).toEqual([])
      const seen = { ...noProgress, cursor: 'a', depositTx: '0x1' }
      const events = ['deposit_seen', 'broadcast'] as const
      const pollAt = new Date(Date.now() + long)
      expect(await store().externalOrders.record(id, { progress: seen, events, pollAt })).toMatchObject({
        state: 'broadcast',
      })
      expect(await listed()).toEqual([id])
      const paid = { ...seen, payoutTx: '0x2', receivedAsset: toAsset, receivedAmount: 5n, isReceivedVerified: true }
      const answer = { progress: paid, events: ['deposit_seen', 'payout_final'], pollAt: null } as const
      expect(await store().externalOrders.record(id, answer)).toMatchObject({ state: 'done' })
      expect(await store().externalOrders.get(id)).toMatchObject({
        ...paid,
        nativeFee: 7n,
        minReceive: 3n,
        failures: 0,
        pollAt: null,
      })
      expect((await store().orders.events(id, 0)).map(({ seq, type, state }) => [seq, type, state])).toEqual([
        [1, 'created', 'quoted'],
        [2, 'deposit_seen', 'seen'],
        [3, 'broadcast', 'broadcast'],
        [4, 'payout_final', 'done'],
      ])
    })

    it('are not work, a promise or an alert of the maker, which cannot move them', async () => {
      const [fromChain, toChain] = [freshChain(), freshChain()]
      const { id } = await tracked({ fromChain, toChain, openBy: new Date(0) })
      const { orders } = store()
      const seen = async () => [
        await orders.inStates({ states: orderStates, fromChain, limit: 9 }),
        await orders.expirable(new Date(), 1000, fromChain),
        await orders.promised(toChain, new Date(-1)),
        (await orders.oldest()).filter(({ chain }) => chain === fromChain || chain === toChain),
      ]
      expect(await seen()).toEqual([[], [], [], []])
      const answer = { progress: noProgress, events: ['deposit_seen', 'broadcast'], pollAt: null } as const
      await store().externalOrders.record(id, answer)
      expect(await seen()).toEqual([[], [], [], []])
      await expect(orders.apply(id, 'payout_final')).rejects.toMatchObject(rejected('transition_refused'))
      expect(await orders.applyAll([id], 'held')).toEqual([])
    })

    it('are claimed by one poll at a time, and again after a failure', async () => {
      const { id } = await tracked({}, new Date(0))
      const mine = async () => (await store().externalOrders.claimDue(100)).filter(({ order }) => order.id === id)
      const [first] = await mine()
      expect(first).toMatchObject({ progress: { ...noProgress, failures: 0 } })
      expect(await mine()).toEqual([])
      const claim = first?.progress.pollAt ?? new Date()
      await store().externalOrders.postpone(id, { pollAt: new Date(0), claim, isFailure: true })
      expect(await mine()).toMatchObject([{ progress: { failures: 1 } }])
      await store().externalOrders.record(id, { progress: noProgress, events: [], pollAt: null })
      expect(await mine()).toEqual([])
    })

    it('end by a payout that ends no other one', async () => {
      const [first, second] = [await tracked(), await tracked()]
      const payoutKey = randomHex(32)
      const paid = {
        progress: { ...noProgress, payoutKey },
        events: ['deposit_seen', 'payout_final'],
        pollAt: null,
      } as const
      const { externalOrders } = store()
      const keys = [payoutKey, randomHex(32)]
      expect(await externalOrders.takenKeys(keys, second.id)).toEqual([])
      await externalOrders.record(first.id, paid)
      expect(await externalOrders.takenKeys(keys, first.id)).toEqual([])
      expect(await externalOrders.takenKeys(keys, second.id)).toEqual([payoutKey])
      await expect(externalOrders.record(second.id, paid)).rejects.toThrow()
      expect((await store().orders.get(second.id))?.state).toBe('quoted')
    })

    it('know the transactions that the maker signed, and those that paid its orders', async () => {
      const { externalOrders, slots, disbursements } = store()
      const [chainId, ref, adopted] = [freshChain(), randomHex(32), randomHex(32)]
      expect(await externalOrders.isOfMaker(ref)).toBe(false)
      const request = { chainId, signer: 's', purpose: 'void', refId: null, floor: 0n } as const
      await slots.open(request, async () => signedTx({ ref }))
      expect(await externalOrders.isOfMaker(ref)).toBe(true)
      expect(await externalOrders.isOfMaker(adopted)).toBe(false)
      const { order, deposit } = await validatedOrder(store())
      await disbursements.adopt(payoutOf(order, deposit), adopted)
      expect(await externalOrders.isOfMaker(adopted)).toBe(true)
    })

    it('know an earlier order for the same payment that names the same transaction', async () => {
      const { externalOrders, orders } = store()
      const [fromAddress, txId] = [`0x${randomHex(20)}`, randomHex(32)]
      const payment = { provider: 'direct', fromAddress, recipient: fromAddress, toChain: freshChain() }
      const [first, second] = [await tracked(payment), await tracked(payment)]
      const other = await tracked({ ...payment, receiveAmount: 1n })
      const isEarlier = async ({ id }: NewOrder) => {
        const order = await orders.get(id)
        return order && externalOrders.isNamedEarlier(order, txId)
      }
      for (const { id } of [second, other]) await orders.setDepositHint(id, txId)
      expect(await isEarlier(second)).toBe(false)
      await orders.setDepositHint(first.id, txId)
      expect([await isEarlier(first), await isEarlier(second), await isEarlier(other)]).toEqual([false, true, false])
      await externalOrders.record(first.id, { progress: noProgress, events: [], pollAt: null })
      expect(await isEarlier(second)).toBe(false)
    })

    it('are claimed by provider, so that a slow one takes no other’s place', async () => {
      const [one, two] = [
        await tracked({ provider: 'one' }, new Date(0)),
        await tracked({ provider: 'two' }, new Date(0)),
      ]
      expect(await store().externalOrders.dueProviders()).toEqual(expect.arrayContaining(['one', 'two']))
      const claims = async (provider: string) =>
        (await store().externalOrders.claimDue(100, provider)).map(({ order }) => order.id)
      expect(await claims('one')).toEqual([one.id])
      expect(await claims('two')).toEqual([two.id])
      expect(await store().externalOrders.dueProviders()).not.toContain('one')
    })

    it('drop an answer whose claim is over, and the wait of a poll that failed under it', async () => {
      const { id } = await tracked({ provider: 'late' }, new Date(0))
      const claim = async () => (await store().externalOrders.claimDue(1, 'late'))[0]?.progress.pollAt ?? new Date()
      const old = await claim()
      await store().externalOrders.postpone(id, { pollAt: new Date(0), claim: old, isFailure: false })
      const current = await claim()
      expect(current).not.toEqual(old)
      const pollAt = new Date(Date.now() + long)
      const answer = { progress: { ...noProgress, cursor: 'old' }, events: ['deposit_seen'], pollAt } as const
      expect(await store().externalOrders.record(id, { ...answer, claim: old })).toMatchObject({ state: 'quoted' })
      await store().externalOrders.postpone(id, { pollAt, claim: old, isFailure: true })
      expect(await store().externalOrders.get(id)).toMatchObject({ cursor: null, failures: 0, pollAt: current })
      expect(await store().externalOrders.record(id, { ...answer, claim: current })).toMatchObject({ state: 'seen' })
    })

    it('are counted while they are under review, by reason, and not once they were there for longer', async () => {
      const provider = randomHex(4)
      const since = new Date(Date.now() - long)
      const counted = async (from = since) =>
        (await store().externalOrders.heldSince(from)).filter((one) => one.provider === provider)
      const move = async (reason: string | null, ...events: ('deposit_seen' | 'held' | 'refunded')[]) => {
        const { id } = await tracked({ provider })
        await store().externalOrders.record(id, { progress: { ...noProgress, reason }, events, pollAt: null })
      }
      await move(null, 'deposit_seen')
      await move('failed', 'deposit_seen', 'held', 'refunded')
      expect(await counted()).toEqual([])
      await move('payout_unproven', 'deposit_seen', 'held')
      await move('payout_unproven', 'deposit_seen', 'held')
      await move(null, 'deposit_seen', 'held')
      expect((await counted()).toSorted((a, b) => b.orders - a.orders)).toEqual([
        { provider, reason: 'payout_unproven', orders: 2 },
        { provider, reason: 'failed', orders: 1 },
      ])
      expect(await counted(new Date(Date.now() + long))).toEqual([])
    })

    it('are polled no more once they have ended', async () => {
      const { id } = await tracked()
      const pollAt = new Date(Date.now() + long)
      const answer = { progress: noProgress, events: ['deposit_seen', 'payout_final'], pollAt } as const
      expect(await store().externalOrders.record(id, answer)).toMatchObject({ state: 'done' })
      expect(await store().externalOrders.get(id)).toMatchObject({ pollAt: null })
    })

    it('have none of the maker’s terms, and the maker’s orders no other custody', async () => {
      const refused = (order: NewOrder) => expect(store().orders.create(order)).rejects.toThrow()
      await refused(externalOrder({ custody: 'maker' }))
      await refused(externalOrder({ onchainId: randomHex(32) }))
      await refused(externalOrder({ refundAfter: new Date() }))
      await refused(newOrder({ custody: 'provider', escrow: null, onchainId: null, refundAfter: null }))
      const { id } = await store().orders.create(newOrder())
      const answer = { progress: noProgress, events: ['deposit_seen'], pollAt: null } as const
      await expect(store().externalOrders.record(id, answer)).rejects.toMatchObject(rejected('order_not_found'))
    })

    it('have a reference of their own at each provider', async () => {
      const settlement = { kind: 'external', reference: randomHex(16) } as const
      await store().orders.create(externalOrder({ settlement }))
      await expect(store().orders.create(externalOrder({ settlement }))).rejects.toMatchObject(rejected('order_exists'))
      await store().orders.create(externalOrder({ settlement, provider: 'another' }))
    })
  })
}
