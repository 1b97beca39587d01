import { describe, expect, it } from 'vitest'
import type { Store } from '../../contract.ts'
import type { NewOpening, OpeningRow } from '../types.ts'
import type { OrderRow } from '../../orders/types.ts'
import { freshChain, newOrder, randomHex, signedTx } from '../../testing/fixtures.ts'

const before = new Date(0)

export function openingCases(store: () => Store): void {
  const openings = () => store().openings
  const openingOf = (order: OrderRow): NewOpening => ({
    orderId: order.id,
    chainId: order.fromChain,
    depositor: order.fromAddress,
    kind: 'erc3009',
    validAfter: 0,
    validBefore: 2 ** 40 - 1,
    signature: randomHex(65),
  })
  const waiting = async (fromChain = freshChain(), fromAddress = randomHex(20)): Promise<OpeningRow> =>
    openings().create(openingOf(await store().orders.create(newOrder({ fromChain, fromAddress }))))
  const sign = ({ chainId, id }: OpeningRow, feeCap = 7n) =>
    store().slots.open({ chainId, signer: 's', purpose: 'open', refId: id, floor: 0n }, async () => ({
      ...signedTx(),
      feeCap,
    }))

  describe('openings', () => {
    it('store the first authorization of an order', async () => {
      const order = await store().orders.create(newOrder())
      const [first, second] = [openingOf(order), { ...openingOf(order), validBefore: 9 }]
      const kept = await openings().create(first)
      expect(kept).toMatchObject({ ...first, state: 'waiting', reason: null, txRef: null })
      expect(await openings().create(second)).toEqual(kept)
      expect(await openings().forOrder(order.id)).toEqual(kept)
      expect(await openings().get(kept.id)).toEqual(kept)
    })

    it('at an address are listed apart until they are signed, by id', async () => {
      const chain = freshChain()
      const at = async (change: Partial<NewOpening>) =>
        openings().create({
          ...openingOf(await store().orders.create(newOrder({ fromChain: chain }))),
          ...change,
        })
      const [one, two] = [await at({ kind: 'address' }), await at({ kind: 'address' })]
      const signed = await at({})
      const ids = async (list: Promise<OpeningRow[]>) => (await list).map(({ id }) => id)
      expect(await ids(openings().addressesWaiting(chain, 9, 0n))).toEqual([one.id, two.id])
      expect(await ids(openings().addressesWaiting(chain, 1, 0n))).toEqual([one.id])
      expect(await ids(openings().addressesWaiting(chain, 9, one.id))).toEqual([two.id])
      expect(await ids(openings().inStates(chain, ['waiting', 'intent'], 9))).toEqual([signed.id])
      await sign(two)
      expect(await ids(openings().addressesWaiting(chain, 9, 0n))).toEqual([one.id])
      expect(await ids(openings().inStates(chain, ['waiting', 'intent'], 9))).toEqual([two.id, signed.id])
    })

    it('follow their tx slot, which is opened once', async () => {
      const opening = await waiting()
      const slot = await sign(opening)
      expect((await openings().get(opening.id))?.state).toBe('intent')
      await expect(sign(opening)).rejects.toMatchObject({ reason: 'slot_already_open' })
      const [tx] = slot.txs
      await store().slots.markSent([{ slotId: slot.id, ref: tx?.ref ?? '' }])
      expect(await openings().get(opening.id)).toMatchObject({ state: 'broadcast', txRef: tx?.ref })
      await store().slots.setState(slot.id, 'lost')
      await sign(opening)
      expect((await openings().get(opening.id))?.state).toBe('intent')
    })

    it('land with their tx slot, once', async () => {
      const opening = await waiting()
      const slot = await sign(opening)
      const landed = { slotId: slot.id, ref: slot.txs[0]?.ref ?? '', event: null }
      for (const state of ['mined', 'final'] as const) {
        await store().slots.markLanded([{ ...landed, state }])
        expect(await openings().get(opening.id)).toMatchObject({ state, txRef: landed.ref })
      }
      await store().slots.markLanded([{ ...landed, state: 'mined' }])
      expect((await openings().get(opening.id))?.state).toBe('final')
    })

    it('do not affect a disbursement with the same number', async () => {
      const opening = await waiting()
      const slot = await sign(opening)
      const before = await store().disbursements.get(opening.id)
      await store().slots.markSent([{ slotId: slot.id, ref: slot.txs[0]?.ref ?? '' }])
      expect(await store().disbursements.get(opening.id)).toEqual(before)
    })

    it('end once, and are not refused after a signature', async () => {
      const opening = await waiting()
      await sign(opening)
      await expect(openings().setState(opening.id, 'refused')).rejects.toMatchObject({ reason: 'opening_state' })
      await openings().setState(opening.id, 'final', { txRef: '0x1' })
      await openings().setState(opening.id, 'final')
      await expect(openings().setState(opening.id, 'failed')).rejects.toMatchObject({ reason: 'opening_state' })
      const refused = await waiting()
      await openings().setState(refused.id, 'waiting', { reason: 'price_unknown' })
      expect((await openings().get(refused.id))?.reason).toBe('price_unknown')
      await openings().setState(refused.id, 'refused', { reason: 'authorization_used' })
      await expect(sign(refused)).rejects.toMatchObject({ reason: 'slot_already_open' })
    })

    it('are listed by chain and state, and counted by depositor', async () => {
      const [chain, depositor] = [freshChain(), randomHex(20)]
      const all = [await waiting(chain, depositor), await waiting(chain, depositor), await waiting(chain, depositor)]
      const other = await waiting(chain)
      const [a, b, c] = all
      await openings().setState(b?.id ?? 0n, 'refused', { reason: 'x' })
      await openings().setState(c?.id ?? 0n, 'expired')
      expect((await openings().inStates(chain, ['waiting'], 10)).map(({ id }) => id)).toEqual([a?.id, other.id])
      expect(await openings().inStates(chain, ['waiting'], 1)).toHaveLength(1)
      expect(await openings().recordOf(chain, depositor, before)).toEqual({ open: 1, signed: 0, failed: 1 })
      const later = new Date(Date.now() + 60_000)
      expect(await openings().recordOf(chain, depositor, later)).toEqual({ open: 1, signed: 0, failed: 0 })
      if (a) await sign(a)
      expect(await openings().recordOf(chain, depositor, later)).toEqual({ open: 1, signed: 1, failed: 0 })
    })

    it('at an address are tried again, each attempt at its cost, and count against no one', async () => {
      const order = await store().orders.create(newOrder({ fromChain: freshChain() }))
      const opening = await openings().create({ ...openingOf(order), kind: 'address' })
      expect([await openings().attempts(opening.id), await openings().unpaid(order.fromChain, before)]).toEqual([0, 0])
      const first = await sign(opening, 3n)
      await store().slots.setState(first.id, 'final')
      await openings().setState(opening.id, 'waiting', { reason: 'opening_failed' })
      expect((await openings().addressesWaiting(order.fromChain, 9, 0n)).map(({ id }) => id)).toEqual([opening.id])
      const unpaid = () => openings().unpaid(order.fromChain, before)
      expect(await unpaid()).toBe(1)
      const second = await sign(opening, 4n)
      expect(await openings().attempts(opening.id)).toBe(2)
      const told = (await openings().signedSince(order.fromChain, before)).map(({ attempt, feeCap }) => [
        attempt,
        feeCap,
      ])
      expect(told).toEqual([
        [0, 3n],
        [1, 4n],
      ])
      await store().slots.setState(second.id, 'final')
      await openings().setState(opening.id, 'failed')
      expect(await unpaid()).toBe(1)
      expect(await openings().unpaid(order.fromChain, new Date(Date.now() + 60_000))).toBe(0)
      expect(await openings().recordOf(order.fromChain, order.fromAddress, before)).toEqual({
        open: 0,
        signed: 0,
        failed: 0,
      })
      await expect(sign(opening)).rejects.toMatchObject({ reason: 'slot_already_open' })
    })

    it('include what was signed for them, at its highest price', async () => {
      const opening = await waiting()
      await waiting(opening.chainId)
      const slot = await sign(opening)
      await store().slots.addTx(slot.id, { ...signedTx(), feeCap: 9n })
      const { id, orderId } = opening
      const first = { id, attempt: 0, orderId, feeCap: 9n, at: slot.createdAt }
      expect(await openings().signedSince(opening.chainId, before)).toEqual([first])
      expect(await openings().signedSince(opening.chainId, new Date(Date.now() + 60_000))).toEqual([])
    })
  })
}
