import { describe, expect, it } from 'vitest'
import type { Store } from '../contract.ts'
import { assetId } from '#core/asset/assetId.ts'
import { depositOf, freshChain, newOrder, payoutOf, reservedOrder, signedTx, validatedOrder } from '../testing/fixtures.ts'

export function disbursementCases(store: () => Store): void {
  const open = (chainId: ReturnType<typeof freshChain>, refId: bigint, purpose: 'payout' | 'refund' | 'cancel' = 'payout') =>
    store().slots.open({ chainId, signer: 'signer', purpose, refId, floor: 0n }, async () => signedTx())

  describe('disbursements', () => {
    it('gives the one row of a deposit to whoever asks first', async () => {
      const { order, deposit, payout } = await reservedOrder(store())
      expect((await store().orders.get(order.id))?.state).toBe('reserved')
      const refund = await store().disbursements.take({ ...payoutOf(order, deposit), kind: 'cancel' }, null)
      expect(refund).toMatchObject({ refused: 'already_taken', existing: { id: payout.id } })
      await store().disbursements.release(payout.id)
      expect(await store().disbursements.take({ ...payoutOf(order, deposit), kind: 'cancel' }, null)).toHaveProperty('taken')
    })

    it('promises no more than the balance, destination gas included', async () => {
      const toChain = freshChain()
      const big = { toChain, receiveAmount: 60n, destinationGas: 5n }
      const [a, b] = [await validatedOrder(store(), big), await validatedOrder(store(), big)]
      expect(await store().disbursements.take(payoutOf(a.order, a.deposit), 129n)).toHaveProperty('taken')
      expect(await store().disbursements.reserved(toChain)).toEqual(new Map([[a.order.toAsset, 65n]]))
      expect(await store().disbursements.take(payoutOf(b.order, b.deposit), 129n)).toMatchObject({ refused: 'insufficient_inventory', existing: null })
      expect((await store().orders.get(b.order.id))?.state).toBe('validated')
      expect(await store().disbursements.take(payoutOf(b.order, b.deposit), 130n)).toHaveProperty('taken')
    })

    it('keeps tokens and the native coin apart', async () => {
      const toChain = freshChain()
      const token = assetId(toChain, '0xaa')
      await reservedOrder(store(), { toChain, toAsset: token, receiveAmount: 100n, destinationGas: 3n })
      expect(await store().disbursements.reserved(toChain)).toEqual(new Map([[token, 100n], [assetId(toChain, 'native'), 3n]]))
    })

    it('moves along its own states only', async () => {
      const { order, payout } = await reservedOrder(store())
      await expect(store().disbursements.setState(payout.id, 'broadcast')).rejects.toMatchObject({ reason: 'disbursement_state' })
      await open(order.toChain, payout.id)
      await expect(store().disbursements.release(payout.id)).rejects.toMatchObject({ reason: 'disbursement_state' })
      await store().disbursements.setState(payout.id, 'broadcast')
      await store().disbursements.setState(payout.id, 'mined', '0xabc')
      await store().disbursements.setState(payout.id, 'final')
      expect(await store().disbursements.get(payout.id)).toMatchObject({ state: 'final', txRef: '0xabc' })
      await expect(store().disbursements.setState(payout.id, 'failed')).rejects.toMatchObject({ reason: 'disbursement_state' })
      expect(await store().disbursements.inStates(order.toChain, ['final'], 5)).toHaveLength(1)
      expect(await store().disbursements.inStates(order.toChain, [], 5)).toEqual([])
    })

    it('lets a payout that provably failed be followed by a refund', async () => {
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
      const result = await store().disbursements.take({ ...payoutOf(order, deposit), kind: 'refund', chainId: order.fromChain }, 10n ** 30n)
      if (!('taken' in result)) throw new Error('not taken')
      await open(order.fromChain, result.taken.id, 'refund')
      expect((await store().orders.get(order.id))?.state).toBe('validated')
      expect(await store().disbursements.get(result.taken.id)).toMatchObject({ state: 'intent' })
    })

    it('refuses a deposit that left the chain or belongs elsewhere', async () => {
      const { order, deposit } = await validatedOrder(store())
      const other = await store().orders.create(newOrder())
      await expect(store().disbursements.take({ ...payoutOf(other, deposit) }, null)).rejects.toMatchObject({ reason: 'order_not_found' })
      await store().deposits.orphan(deposit.id)
      await expect(store().disbursements.take(payoutOf(order, deposit), null)).rejects.toMatchObject({ reason: 'deposit_orphaned' })
    })
  })
}
