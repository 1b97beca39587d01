import { describe, expect, it } from 'vitest'
import type { Store } from '../../contract.ts'
import { endingOf, finalOrder, freshChain, randomHex, signedTx, validatedOrder } from '../../testing/fixtures.ts'

export function claimCases(store: () => Store): void {
  describe('claims', () => {
    it('store one attestation per signer', async () => {
      const order = await finalOrder(store())
      const row = { orderId: order.id, signer: '0xb', proofId: randomHex(32), signature: randomHex(65) }
      await store().claims.saveAttestation(row)
      await store().claims.saveAttestation(row)
      await store().claims.saveAttestation({ ...row, signer: '0xa' })
      expect(await store().claims.attestations(order.id)).toEqual([{ ...row, signer: '0xa' }, row])
    })

    it('store and list those of many orders at once', async () => {
      const [a, b] = [await finalOrder(store()), await finalOrder(store())]
      const row = (orderId: typeof a.id, signer: string) => ({
        orderId,
        signer,
        proofId: randomHex(32),
        signature: randomHex(65),
      })
      const rows = [row(a.id, '0xa'), row(a.id, '0xb'), row(b.id, '0xa')]
      await store().claims.saveAttestation(...rows)
      expect(await store().claims.attestationsOf([a.id, b.id])).toEqual(expect.arrayContaining(rows))
      const again = { ...row(a.id, '0xa') }
      await store().claims.saveAttestation(again)
      expect(await store().claims.attestationsOf([a.id])).toEqual([again, rows[1]])
      expect(await store().claims.attestationsOf([])).toEqual([])
    })

    it('put a final escrowed order into one live batch', async () => {
      const fromChain = freshChain()
      const [a, b] = [await finalOrder(store(), { fromChain }), await finalOrder(store(), { fromChain })]
      expect((await store().claims.claimable(fromChain, 10)).map(({ id }) => id)).toEqual([a.id, b.id])
      const batch = await store().claims.createBatch(fromChain, [b.id, a.id])
      expect(batch).toMatchObject({ state: 'reserved', orderIds: [a.id, b.id], txRef: null })
      expect(await store().claims.claimable(fromChain, 10)).toEqual([])
      await expect(store().claims.createBatch(fromChain, [a.id])).rejects.toMatchObject({ reason: 'claim_conflict' })
      await store().slots.open(
        { chainId: fromChain, signer: 's', purpose: 'claim', refId: batch.id, floor: 0n },
        async () => signedTx(),
      )
      expect(await store().claims.inStates(fromChain, ['intent'])).toHaveLength(1)
      await store().claims.setBatchState(batch.id, 'failed')
      expect(await store().claims.claimable(fromChain, 10)).toHaveLength(2)
      expect(await store().claims.createBatch(fromChain, [a.id])).toMatchObject({ orderIds: [a.id] })
    })

    it('refuse orders that are not final, and drop those that the chain has settled', async () => {
      const { order } = await validatedOrder(store())
      await expect(store().claims.createBatch(order.fromChain, [order.id])).rejects.toMatchObject({
        reason: 'claim_conflict',
      })
      const done = await finalOrder(store())
      expect((await store().deposits.recordEnding(done.fromChain, endingOf(done, 'claimed')))?.state).toBe('claimed')
      expect(await store().claims.claimable(done.fromChain, 10)).toEqual([])
    })
  })
}
