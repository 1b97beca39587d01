import { describe, expect, it } from 'vitest'
import type { Store } from '../contract.ts'
import { assetId } from '#core/chain/assetId.ts'
import {
  depositOf,
  freshChain,
  newOrder,
  payoutOf,
  reservedOrder,
  signedTx,
  validatedOrder,
} from '../testing/fixtures.ts'

export function disbursementCases(store: () => Store): void {
  const open = (
    chainId: ReturnType<typeof freshChain>,
    refId: bigint,
    purpose: 'payout' | 'refund' | 'cancel' = 'payout',
  ) => store().slots.open({ chainId, signer: 'signer', purpose, refId, floor: 0n }, async () => signedTx())

  describe('disbursements', () => {
    it('gives a deposit’s single row to the first caller', async () => {
      const { order, deposit, payout } = await reservedOrder(store())
      expect((await store().orders.get(order.id))?.state).toBe('reserved')
      const refund = await store().disbursements.take({ ...payoutOf(order, deposit), kind: 'cancel' }, null)
      expect(refund).toMatchObject({ refused: 'already_taken', existing: { id: payout.id } })
      await store().disbursements.release(payout.id)
      expect(await store().disbursements.take({ ...payoutOf(order, deposit), kind: 'cancel' }, null)).toHaveProperty(
        'taken',
      )
    })

    it('never cancels an order if another payment was not proven to have failed', async () => {
      const { order, deposit, payout } = await reservedOrder(store(), { custody: 'maker', onchainId: null })
      const { deposit: second } = await store().deposits.record(depositOf(order))
      const cancel = { ...payoutOf(order, second), kind: 'cancel' } as const
      expect(await store().disbursements.take(cancel, null)).toMatchObject({
        refused: 'already_taken',
        existing: { id: payout.id },
      })
      await store().disbursements.release(payout.id)
      const taken = await store().disbursements.take(cancel, null)
      if (!('taken' in taken)) throw new Error(taken.refused)
      expect(await store().disbursements.take(payoutOf(order, deposit), 10n ** 30n)).toMatchObject({
        refused: 'already_taken',
        existing: { id: taken.taken.id },
      })
      // Not the order's own deposit, but a cancel moves the order nevertheless.
      await open(order.toChain, taken.taken.id, 'cancel')
      expect((await store().orders.get(order.id))?.state).toBe('refund_intent')
    })

    it('reserves no more than the balance, destination gas included', async () => {
      const toChain = freshChain()
      const big = { toChain, receiveAmount: 60n, destinationGas: 5n }
      const [a, b] = [await validatedOrder(store(), big), await validatedOrder(store(), big)]
      expect(await store().disbursements.take(payoutOf(a.order, a.deposit), 129n)).toHaveProperty('taken')
      expect(await store().disbursements.reserved(toChain)).toEqual(new Map([[a.order.toAsset, 65n]]))
      expect(await store().disbursements.take(payoutOf(b.order, b.deposit), 129n)).toMatchObject({
        refused: 'insufficient_inventory',
        existing: null,
      })
      expect((await store().orders.get(b.order.id))?.state).toBe('validated')
      expect(await store().disbursements.take(payoutOf(b.order, b.deposit), 130n)).toHaveProperty('taken')
    })

    it('takes a batch in order as far as the balance allows, with separate outcomes', async () => {
      const toChain = freshChain()
      const native = assetId(toChain, 'native')
      const ready = [60n, 50n, 30n, 10n].map((receiveAmount) =>
        newOrder({ toChain, receiveAmount, destinationGas: 5n }),
      )
      const pairs = []
      for (const order of ready) {
        const row = await store().orders.create(order)
        const { deposit } = await store().deposits.record(depositOf(row))
        pairs.push({ order: row, deposit })
      }
      const told = await store().deposits.confirm(...pairs.map(({ deposit }) => deposit.id))
      expect(told.map(({ id, state }) => [id, state])).toEqual(pairs.map(({ order }) => [order.id, 'confirmed']))
      const gone = await validatedOrder(store(), { toChain, receiveAmount: 1n })
      await store().deposits.orphan(gone.deposit.id)
      const elsewhere = await validatedOrder(store(), { receiveAmount: 1n })
      const requests = [...pairs, gone, elsewhere, ...pairs.slice(0, 1)].map(({ order, deposit }) =>
        payoutOf(order, deposit),
      )
      const outcomes = await store().disbursements.takeAll(toChain, requests, new Map([[native, 115n]]))
      expect(outcomes).toMatchObject([
        { taken: { orderId: pairs[0]?.order.id, amount: 60n, state: 'reserved' } },
        { refused: 'insufficient_inventory', existing: null },
        { taken: { orderId: pairs[2]?.order.id, amount: 30n } },
        { taken: { orderId: pairs[3]?.order.id, amount: 10n } },
        { failed: { reason: 'deposit_orphaned' } },
        { failed: { reason: 'chain_mixed' } },
        { refused: 'already_taken' },
      ])
      expect(await store().disbursements.reserved(toChain)).toEqual(new Map([[native, 115n]]))
      const states = await Promise.all(pairs.map(({ order }) => store().orders.get(order.id)))
      expect(states.map((order) => order?.state)).toEqual(['reserved', 'validated', 'reserved', 'reserved'])
      const first = pairs[0]?.order.id
      if (!first) throw new Error('none')
      const [row] = await store().disbursements.forOrder(first)
      expect((await store().orders.events(first, 3)).map(({ seq, type, data }) => [seq, type, data])).toEqual([
        [4, 'validated', {}],
        [5, 'reserved', { disbursement_id: String(row?.id) }],
      ])
      expect(await store().disbursements.takeAll(toChain, [], null)).toEqual([])
    })

    it('keeps tokens and the native coin separate', async () => {
      const toChain = freshChain()
      const token = assetId(toChain, '0xaa')
      await reservedOrder(store(), { toChain, toAsset: token, receiveAmount: 100n, destinationGas: 3n })
      expect(await store().disbursements.reserved(toChain)).toEqual(
        new Map([
          [token, 100n],
          [assetId(toChain, 'native'), 3n],
        ]),
      )
    })

    it('reserves no more native coins on top of tokens than available', async () => {
      const toChain = freshChain()
      const [token, native] = [assetId(toChain, '0xaa'), assetId(toChain, 'native')]
      const ready = [3n, 3n].map((destinationGas) =>
        validatedOrder(store(), { toChain, toAsset: token, receiveAmount: 100n, destinationGas }),
      )
      const wanted = (await Promise.all(ready)).map(({ order, deposit }) => payoutOf(order, deposit))
      const outcomes = await store().disbursements.takeAll(
        toChain,
        wanted,
        new Map([
          [token, 1000n],
          [native, 5n],
        ]),
      )
      expect(outcomes).toMatchObject([{ taken: { destinationGas: 3n } }, { refused: 'insufficient_inventory' }])
    })

    it('moves only along its own states', async () => {
      const { order, payout } = await reservedOrder(store())
      await expect(store().disbursements.setState(payout.id, 'broadcast')).rejects.toMatchObject({
        reason: 'disbursement_state',
      })
      await open(order.toChain, payout.id)
      await expect(store().disbursements.release(payout.id)).rejects.toMatchObject({ reason: 'disbursement_state' })
      await store().disbursements.setState(payout.id, 'broadcast')
      await store().disbursements.setState(payout.id, 'mined', '0xabc')
      await store().disbursements.setState(payout.id, 'final')
      expect(await store().disbursements.get(payout.id)).toMatchObject({ state: 'final', txRef: '0xabc' })
      await expect(store().disbursements.setState(payout.id, 'failed')).rejects.toMatchObject({
        reason: 'disbursement_state',
      })
      expect(await store().disbursements.inStates(order.toChain, ['final'], 5)).toHaveLength(1)
      expect(await store().disbursements.inStates(order.toChain, [], 5)).toEqual([])
    })

    it('lists rows of a kind page by page, and those whose tx slot was lost', async () => {
      const { order, payout } = await reservedOrder(store())
      const inStates = store().disbursements.inStates
      expect(await inStates(order.toChain, ['reserved'], 5, { kinds: ['refund', 'cancel'] })).toEqual([])
      expect(await inStates(order.toChain, ['reserved'], 5, { kinds: ['payout'] })).toHaveLength(1)
      expect(await inStates(order.toChain, ['reserved'], 5, { afterId: payout.id })).toEqual([])
      const slot = await open(order.toChain, payout.id)
      expect(await store().disbursements.withLostSlot(order.toChain, 5)).toEqual([])
      await store().slots.setState(slot.id, 'lost')
      expect(await store().disbursements.withLostSlot(order.toChain, 5)).toMatchObject([{ id: payout.id }])
      expect(await store().disbursements.withLostSlot(order.toChain, 5, payout.id)).toEqual([])
    })

    it('allows a refund after a payout that provably failed', async () => {
      const { order, deposit, payout } = await reservedOrder(store())
      const slot = await open(order.toChain, payout.id)
      await store().slots.setState(slot.id, 'final')
      await store().disbursements.setState(payout.id, 'failed')
      await store().orders.apply(order.id, 'held', { heldReason: 'fill_failed' })
      const refund = { ...payoutOf(order, deposit), kind: 'refund' as const, chainId: order.fromChain }
      const result = await store().disbursements.take(refund, null)
      expect(result).toMatchObject({ taken: { id: payout.id, kind: 'refund', state: 'reserved', slotId: null } })
      await open(order.fromChain, payout.id, 'refund')
      expect((await store().orders.get(order.id))?.state).toBe('refund_intent')
    })

    it('refunds a second deposit without moving the order', async () => {
      const { order } = await validatedOrder(store(), { custody: 'maker', onchainId: null })
      const { deposit } = await store().deposits.record(depositOf(order))
      const result = await store().disbursements.take(
        { ...payoutOf(order, deposit), kind: 'refund', chainId: order.fromChain },
        10n ** 30n,
      )
      if (!('taken' in result)) throw new Error('not taken')
      await open(order.fromChain, result.taken.id, 'refund')
      expect((await store().orders.get(order.id))?.state).toBe('validated')
      expect(await store().disbursements.get(result.taken.id)).toMatchObject({ state: 'intent' })
    })

    it('refuses a deposit that was orphaned or belongs to another order', async () => {
      const { order, deposit } = await validatedOrder(store())
      const other = await store().orders.create(newOrder())
      await expect(store().disbursements.take({ ...payoutOf(other, deposit) }, null)).rejects.toMatchObject({
        reason: 'order_not_found',
      })
      await store().deposits.orphan(deposit.id)
      await expect(store().disbursements.take(payoutOf(order, deposit), null)).rejects.toMatchObject({
        reason: 'deposit_orphaned',
      })
    })
  })
}
