import { describe, expect, it } from 'vitest'
import type { Store } from '../../contract.ts'
import type { NewOrder } from '../../orders/types.ts'
import {
  depositOf,
  endingOf,
  freshChain,
  newOrder,
  payoutOf,
  randomAddress,
  randomHex,
  reservedOrder,
  signedTx,
  validatedOrder,
} from '../../testing/fixtures.ts'

const custodial: Partial<NewOrder> = { custody: 'maker', onchainId: null, refundAddress: 'somewhere' }

export function depositCases(store: () => Store): void {
  const stateOf = async (id: NewOrder['id']) => (await store().orders.get(id))?.state

  describe('deposits', () => {
    it('records one deposit once, however often it is seen', async () => {
      const order = await store().orders.create(newOrder())
      const observed = depositOf(order)
      const first = await store().deposits.record(observed)
      expect(first).toMatchObject({
        isNew: true,
        order: { id: order.id, state: 'seen' },
        deposit: { exception: null, status: 'seen', amount: observed.amount },
      })
      const again = await store().deposits.record(observed)
      expect(again).toMatchObject({ isNew: false, deposit: { id: first.deposit.id } })
      expect((await store().orders.events(order.id, 0)).map(({ type }) => type)).toEqual(['created', 'deposit_seen'])
    })

    it('distinguishes two deposits of one transaction, and marks the second as an exception', async () => {
      const order = await store().orders.create(newOrder(custodial))
      const observed = depositOf(order)
      const first = await store().deposits.record(observed)
      const second = await store().deposits.record({ ...observed, ordinal: 1 })
      expect(second).toMatchObject({ isNew: true, deposit: { exception: 'second', orderId: order.id } })
      expect(second.deposit.id).not.toBe(first.deposit.id)
      await store().deposits.orphan(second.deposit.id)
      expect(await stateOf(order.id)).toBe('seen')
    })

    it('matches a deposit to the order that its address was handed out to, on that network alone', async () => {
      const order = await store().orders.create(newOrder(custodial))
      const { fromChain: chainId, id: orderId } = order
      const { address } = await store().depositAddresses.handOut({
        chainId,
        orderId,
        addressAt: () => `for ${orderId}`,
        sign: () => Promise.resolve('0x'),
      })
      const paying = (to: string) => ({ ...depositOf(order), binding: { kind: 'address' as const, address: to } })
      expect(await store().deposits.record(paying(address))).toMatchObject({
        order: { id: orderId, state: 'seen' },
        deposit: { orderId, exception: null, memo: null },
      })
      const [second] = await store().deposits.recordAll([paying(address)])
      expect(second?.deposit).toMatchObject({ orderId, exception: 'second' })
      for (const stray of [paying('elsewhere'), { ...paying(address), chainId: freshChain() }])
        expect((await store().deposits.record(stray)).deposit).toMatchObject({ orderId: null, exception: 'unmatched' })
    })

    it('holds a deposit without an order', async () => {
      const order = await store().orders.create(newOrder(custodial))
      const observed = { ...depositOf(order), binding: { kind: 'memo' as const, memo: 'hello' } }
      expect(await store().deposits.record(observed)).toMatchObject({
        order: null,
        deposit: { exception: 'unmatched', orderId: null, memo: 'hello' },
      })
      expect(await store().deposits.record(observed)).toMatchObject({ isNew: false })
      expect((await store().deposits.exceptions(1000)).map(({ txId }) => txId)).toContain(observed.txId)
    })

    it('accepts a memo only for a transfer order of that chain and asset', async () => {
      const escrowed = await store().orders.create(newOrder())
      const memo = { kind: 'memo' as const, memo: escrowed.id }
      expect((await store().deposits.record({ ...depositOf(escrowed), binding: memo })).deposit.exception).toBe(
        'unmatched',
      )
      const order = await store().orders.create(newOrder(custodial))
      expect((await store().deposits.record(depositOf(order, { chainId: freshChain() }))).deposit.exception).toBe(
        'unmatched',
      )
      expect((await store().deposits.record(depositOf(order, { asset: order.toAsset }))).deposit.exception).toBe(
        'wrong_asset',
      )
      expect(await stateOf(order.id)).toBe('quoted')
      expect((await store().deposits.record(depositOf(order))).deposit.exception).toBeNull()
    })

    it('links a deposit and its refund to an order only in the order’s own escrow', async () => {
      const order = await store().orders.create(newOrder())
      const elsewhere = { ...order, escrow: randomAddress() }
      const { deposit } = await store().deposits.record(depositOf(elsewhere))
      expect([deposit.orderId, deposit.exception]).toEqual([null, 'unmatched'])
      expect(await store().deposits.recordEnding(order.fromChain, endingOf(elsewhere, 'refunded'))).toBeNull()
      expect(await stateOf(order.id)).toBe('quoted')
      expect((await store().deposits.record(depositOf(order))).order?.state).toBe('seen')
      expect((await store().deposits.recordEnding(order.fromChain, endingOf(order, 'refunded')))?.state).toBe(
        'refunded',
      )
    })

    it('links a deposit to an order that is restored later, as if it were new', async () => {
      const lost = newOrder()
      const observed = depositOf(lost)
      const { deposit } = await store().deposits.record(observed)
      await store().deposits.confirm(deposit.id)
      expect((await store().deposits.get(deposit.id))?.exception).toBe('unmatched')
      const order = await store().orders.create(lost)
      const again = await store().deposits.record(observed)
      expect(again).toMatchObject({ isNew: false, order: { state: 'seen' } })
      expect(again.deposit).toMatchObject({ id: deposit.id, orderId: order.id, exception: null, status: 'seen' })
      await store().deposits.confirm(deposit.id)
      expect(await stateOf(order.id)).toBe('confirmed')
      expect(await store().deposits.record(observed)).toMatchObject({ isNew: false, order: { state: 'confirmed' } })
    })

    it('marks a transfer as late after the order expired, and never an escrow deposit', async () => {
      for (const [change, exception] of [
        [custodial, 'late'],
        [{}, null],
      ] as const) {
        const order = await store().orders.create(newOrder(change))
        await store().orders.apply(order.id, 'expired')
        expect(await store().deposits.record(depositOf(order))).toMatchObject({
          deposit: { exception },
          order: { state: 'seen' },
        })
      }
    })

    it('follows a deposit that is orphaned and included again elsewhere', async () => {
      const { order, deposit } = await validatedOrder(store())
      await store().disbursements.take(payoutOf(order, deposit), 10n ** 30n)
      await store().deposits.orphan(deposit.id)
      await store().deposits.orphan(deposit.id)
      expect(await stateOf(order.id)).toBe('quoted')
      expect(await store().disbursements.forOrder(order.id)).toEqual([])
      await store().deposits.confirm(deposit.id)
      expect(await stateOf(order.id)).toBe('quoted')
      const place = { height: 107n, blockHash: randomHex(32) }
      const back = await store().deposits.record(depositOf(order, { txId: deposit.txId, ...place }))
      expect(back).toMatchObject({
        isNew: false,
        order: { state: 'seen' },
        deposit: { id: deposit.id, status: 'seen', confirmedAt: null, ...place },
      })
    })

    it('treats a silent move to another block as an orphan and a new deposit', async () => {
      const { order, deposit } = await validatedOrder(store())
      const moved = await store().deposits.record(depositOf(order, { txId: deposit.txId, height: 101n }))
      expect(moved).toMatchObject({ order: { state: 'seen' }, deposit: { status: 'seen', height: 101n } })
    })

    it.each(['seen', 'intent'] as const)(
      'treats another opening of the same order as the same deposit (%s)',
      async (state) => {
        const { order, deposit, payout } = await reservedOrder(store())
        if (state === 'intent')
          await store().slots.open(
            { chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 0n },
            async () => signedTx(),
          )
        const again = depositOf(order, { height: 107n, ordinal: 2 })
        const found = await store().deposits.record(again)
        expect(found).toMatchObject({
          isNew: false,
          order: { state },
          deposit: { id: deposit.id, txId: again.txId, ordinal: 2, blockHash: again.blockHash, exception: null },
        })
        expect(await store().deposits.forOrder(order.id)).toHaveLength(1)
        await store().deposits.orphan(deposit.id)
        const back = await store().deposits.record(depositOf(order, { height: 109n }))
        expect(back).toMatchObject({
          isNew: false,
          deposit: { id: deposit.id, height: 109n, status: 'seen', exception: null },
        })
      },
    )

    it('lets an equal second transfer lead if the first was orphaned', async () => {
      const order = await store().orders.create(newOrder(custodial))
      const first = await store().deposits.record(depositOf(order))
      const dust = await store().deposits.record(depositOf(order, { amount: 1n }))
      const second = await store().deposits.record(depositOf(order))
      await store().deposits.confirm(second.deposit.id)
      await store().deposits.orphan(first.deposit.id)
      expect(await stateOf(order.id)).toBe('confirmed')
      const rows = await store().deposits.forOrder(order.id)
      expect(rows.map(({ id, exception, status }) => ({ id, exception, status }))).toEqual([
        { id: first.deposit.id, exception: null, status: 'orphaned' },
        { id: dust.deposit.id, exception: 'second', status: 'seen' },
        { id: second.deposit.id, exception: null, status: 'confirmed' },
      ])
    })

    it('gives the lead to the deposit that stayed on chain', async () => {
      const order = await store().orders.create(newOrder(custodial))
      const a = depositOf(order)
      const { deposit } = await store().deposits.record(a)
      await store().deposits.orphan(deposit.id)
      expect((await store().deposits.record(depositOf(order))).deposit.exception).toBeNull()
      expect((await store().deposits.record({ ...a, height: 120n })).deposit.exception).toBe('second')
    })

    it('makes an orphaned deposit that is being paid an incident', async () => {
      const { order, deposit, payout } = await reservedOrder(store())
      await store().slots.open(
        { chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 0n },
        async () => signedTx(),
      )
      const moved = await store().deposits.record(depositOf(order, { txId: deposit.txId, height: 101n }))
      expect(moved.order?.state).toBe('intent')
      await store().deposits.orphan(deposit.id)
      expect(await stateOf(order.id)).toBe('incident')
    })

    it('sums commitments against deposits that are not final', async () => {
      const fromChain = freshChain()
      const a = await reservedOrder(store(), { fromChain, sendUsdE8: 5n })
      await reservedOrder(store(), { fromChain, sendUsdE8: 7n })
      expect(await store().deposits.unfinalCommitment(fromChain)).toBe(12n)
      expect(await store().deposits.unfinal(fromChain, 10)).toHaveLength(2)
      await store().deposits.markFinal(a.deposit.id)
      expect(await store().deposits.unfinalCommitment(fromChain)).toBe(7n)
      expect(await store().deposits.unfinal(fromChain, 10)).toHaveLength(1)
    })

    it('lists deposits that are not final page by page', async () => {
      const fromChain = freshChain()
      for (let i = 0; i < 3; i++) await validatedOrder(store(), { fromChain })
      const [first, second] = await store().deposits.unfinal(fromChain, 2)
      expect(await store().deposits.unfinal(fromChain, 2, second?.id)).toHaveLength(1)
      expect((await store().deposits.unfinal(fromChain, 5, first?.id)).map(({ id }) => id)).toContain(second?.id)
    })

    it('lists final deposits page by page, the newest first', async () => {
      const fromChain = freshChain()
      const made: bigint[] = []
      for (let i = 0; i < 4; i++) made.push((await validatedOrder(store(), { fromChain })).deposit.id)
      const [oldest = 0n, second = 0n, third = 0n] = made
      await store().deposits.markFinal(oldest, second, third)
      const page = await store().deposits.newestFinal(fromChain, 2)
      expect(page.map(({ id }) => id)).toEqual([third, second])
      expect((await store().deposits.newestFinal(fromChain, 2, second)).map(({ id }) => id)).toEqual([oldest])
      await store().deposits.orphan(oldest)
      expect(await store().deposits.newestFinal(fromChain, 2, second)).toEqual([])
    })

    it('returns scanned deposits that are not recorded as seen', async () => {
      const order = await store().orders.create(newOrder())
      const [observed, other] = [depositOf(order), depositOf(newOrder({ fromChain: order.fromChain }))]
      expect(await store().deposits.unrecorded([observed, other])).toEqual([observed, other])
      const { deposit } = await store().deposits.record(observed)
      expect(await store().deposits.unrecorded([observed, other])).toEqual([other])
      const moved = { ...observed, blockHash: randomHex(32) }
      expect(await store().deposits.unrecorded([moved])).toEqual([moved])
      await store().deposits.orphan(deposit.id)
      expect(await store().deposits.unrecorded([observed])).toEqual([observed])
      expect(await store().deposits.unrecorded([])).toEqual([])
    })

    it('returns refunds and claims that an order has not recorded yet', async () => {
      const { order } = await validatedOrder(store())
      const refund = endingOf(order, 'refunded')
      const unrecorded = () => store().deposits.unrecordedEndings(order.fromChain, [refund])
      expect(await unrecorded()).toEqual([refund])
      await store().deposits.recordEnding(order.fromChain, refund)
      expect(await unrecorded()).toEqual([])
      const claim = endingOf(order, 'claimed')
      await store().deposits.recordEnding(order.fromChain, claim)
      expect(await store().deposits.unrecordedEndings(order.fromChain, [claim])).toEqual([claim])
    })

    it('lists exceptions until they are handled', async () => {
      const { order, deposit } = await validatedOrder(store())
      await store().deposits.setException(deposit.id, 'dust')
      const has = async () =>
        (await store().deposits.exceptions(10, deposit.id - 1n)).some(({ id }) => id === deposit.id)
      expect(await has()).toBe(true)
      expect(await store().deposits.exceptions(10, deposit.id)).toEqual([])
      await store().disbursements.take({ ...payoutOf(order, deposit), kind: 'refund' }, null)
      expect(await has()).toBe(false)
    })

    it('lists one that waits for an operator until it is refunded', async () => {
      const order = await store().orders.create(newOrder(custodial))
      await store().deposits.record(depositOf(order))
      const { deposit } = await store().deposits.record(depositOf(order))
      const has = async () =>
        (await store().deposits.exceptions(10, deposit.id - 1n)).some(({ id }) => id === deposit.id)
      const taken = await store().disbursements.take(
        { ...payoutOf(order, deposit), kind: 'refund', chainId: order.fromChain, asset: deposit.asset },
        null,
      )
      if (!('taken' in taken)) throw new Error(taken.refused)
      await store().slots.open(
        { chainId: order.fromChain, signer: randomHex(20), purpose: 'refund', refId: taken.taken.id, floor: 0n },
        async () => signedTx(),
      )
      expect(await has()).toBe(false)
      await store().deposits.setException(deposit.id, 'second:slot_lost')
      expect(await has()).toBe(true)
      await store().disbursements.setState(taken.taken.id, 'final')
      expect(await has()).toBe(false)
    })

    it('assigns a stray deposit to another order until it is handled', async () => {
      const order = await store().orders.create(newOrder(custodial))
      const { deposit: own } = await store().deposits.record(depositOf(order))
      const { deposit } = await store().deposits.record({ ...depositOf(order), binding: { kind: 'memo', memo: null } })
      await expect(store().deposits.assign(own.id, order.id, 'x')).rejects.toMatchObject({ reason: 'deposit_leads' })
      await store().deposits.assign(deposit.id, order.id, 'operator_return')
      expect(await store().deposits.get(deposit.id)).toMatchObject({ orderId: order.id, exception: 'operator_return' })
      await store().disbursements.take({ ...payoutOf(order, deposit), kind: 'refund' }, null)
      await expect(store().deposits.assign(deposit.id, order.id, 'x')).rejects.toMatchObject({
        reason: 'deposit_taken',
      })
    })

    it.each(['cancelled', 'refunded'] as const)(
      'releases a reservation for an order that its escrow %s',
      async (kind) => {
        const { order, payout } = await reservedOrder(store())
        expect((await store().deposits.recordEnding(order.fromChain, endingOf(order, kind)))?.state).toBe('refunded')
        expect(await store().disbursements.get(payout.id)).toBeNull()
        expect(await store().disbursements.reserved(order.toChain)).toEqual(new Map())
      },
    )

    it('keeps the reservation of an extra transfer to a refunded order', async () => {
      const { order } = await validatedOrder(store())
      const { deposit } = await store().deposits.record(depositOf(order, { binding: { kind: 'memo', memo: null } }))
      await store().deposits.assign(deposit.id, order.id, 'operator_return')
      await store().disbursements.take({ ...payoutOf(order, deposit), kind: 'refund', chainId: order.fromChain }, null)
      expect((await store().deposits.recordEnding(order.fromChain, endingOf(order, 'refunded')))?.state).toBe(
        'refunded',
      )
      expect(await store().disbursements.forOrder(order.id)).toMatchObject([{ kind: 'refund', state: 'reserved' }])
    })

    it('records a refund or claim once', async () => {
      const { order } = await validatedOrder(store())
      const ending = endingOf(order, 'cancelled')
      expect((await store().deposits.recordEnding(order.fromChain, ending))?.state).toBe('refunded')
      expect((await store().deposits.recordEnding(order.fromChain, { ...ending, height: 201n }))?.state).toBe(
        'refunded',
      )
      expect(await store().deposits.endings(order.id)).toMatchObject([{ kind: 'cancelled', height: 201n }])
      expect(await store().deposits.recordEnding(order.fromChain, { ...ending, onchainId: randomHex(32) })).toBeNull()
    })
  })
}
