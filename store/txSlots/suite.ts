import { describe, expect, it } from 'vitest'
import type { Store } from '../contract.ts'
import { endingOf, freshChain, randomAddress, reservedOrder, signedTx } from '../testing/fixtures.ts'

export function slotCases(store: () => Store): void {
  describe('slots', () => {
    it('are gapless from the floor, and never below a used one', async () => {
      const request = { chainId: freshChain(), signer: randomAddress(), purpose: 'setup' as const, refId: null }
      const take = async (floor: bigint) =>
        (await store().slots.open({ ...request, floor }, async () => signedTx())).slot
      expect([await take(5n), await take(5n), await take(0n), await take(12n), await take(12n)]).toEqual([
        5n,
        6n,
        7n,
        12n,
        13n,
      ])
      expect((await store().slots.unsettled(request.chainId)).map(({ slot }) => slot)).toEqual([5n, 6n, 7n, 12n, 13n])
    })

    it('are listed page by page, and by purpose', async () => {
      const chain = freshChain()
      const open = (purpose: 'setup' | 'void') =>
        store().slots.open({ chainId: chain, signer: 's', purpose, refId: null, floor: 0n }, async () => signedTx())
      const all = [await open('setup'), await open('void'), await open('void')]
      const numbers = (rows: readonly { slot: bigint }[]) => rows.map(({ slot }) => slot)
      expect(numbers(await store().slots.unsettled(chain, { limit: 2 }))).toEqual([0n, 1n])
      expect(numbers(await store().slots.unsettled(chain, { limit: 2, after: all[1] }))).toEqual([2n])
      expect(numbers(await store().slots.unsettled(chain, { purposes: ['void'] }))).toEqual([1n, 2n])
    })

    it('move with their payouts and orders when they land, all or none', async () => {
      const chain = freshChain()
      const paid = async () => {
        const { order, payout } = await reservedOrder(store(), { toChain: chain })
        const request = { chainId: chain, signer: 's', purpose: 'payout' as const, refId: payout.id, floor: 0n }
        const slot = await store().slots.open(request, async () => signedTx())
        return { order, payout, slot, ref: slot.txs[0]?.ref ?? '' }
      }
      const all = [await paid(), await paid()]
      const moved = (state: 'mined' | 'final', event: 'payout_mined' | 'payout_final') =>
        store().slots.markLanded(all.map(({ slot, ref }) => ({ slotId: slot.id, state, ref, event })))
      const states = async () => {
        const orders = await store().orders.getAll(all.map(({ order }) => order.id))
        const rows = await store().disbursements.getAll(all.map(({ payout }) => payout.id))
        return [orders.map(({ state }) => state), rows.map(({ state, txRef }) => [state, txRef])]
      }
      await store().slots.markSent(all.map(({ slot, ref }) => ({ slotId: slot.id, ref })))
      await moved('mined', 'payout_mined')
      expect(await states()).toEqual([['mined', 'mined'], all.map(({ ref }) => ['mined', ref])])
      await moved('final', 'payout_final')
      expect(await states()).toEqual([['final', 'final'], all.map(({ ref }) => ['final', ref])])
      expect(await store().slots.unsettled(chain)).toEqual([])
      const late = await paid()
      const refused = [...all, late].map(({ slot, ref }) => ({
        slotId: slot.id,
        state: 'mined' as const,
        ref,
        event: null,
      }))
      await expect(store().slots.markLanded(refused)).rejects.toMatchObject({ reason: 'disbursement_state' })
      expect((await store().slots.get(late.slot.id))?.state).toBe('open')
    })

    it('apply a claim that was seen before its payout was final, for many at once', async () => {
      const { order, payout } = await reservedOrder(store())
      const request = { chainId: order.toChain, signer: 's', purpose: 'payout' as const, refId: payout.id, floor: 0n }
      const slot = await store().slots.open(request, async () => signedTx())
      const ref = slot.txs[0]?.ref ?? ''
      await store().slots.markSent([{ slotId: slot.id, ref }])
      await store().deposits.recordEnding(order.fromChain, endingOf(order, 'claimed'))
      await store().slots.markLanded([{ slotId: slot.id, state: 'final', ref, event: 'payout_final' }])
      expect((await store().orders.get(order.id))?.state).toBe('claimed')
    })

    it('return the latest tx slot of each subject', async () => {
      const { order, payout } = await reservedOrder(store())
      const request = {
        chainId: order.toChain,
        signer: 's',
        purpose: 'payout' as const,
        refId: payout.id,
        floor: 0n,
      }
      const first = await store().slots.open(request, async () => signedTx())
      await store().slots.setState(first.id, 'lost')
      const second = await store().slots.open(request, async () => signedTx())
      expect(await store().slots.forRefs('payout', [payout.id])).toMatchObject([{ id: second.id, state: 'open' }])
      expect(await store().slots.forRefs('payout', [])).toEqual([])
    })

    it('store the bytes and bind the payout in one step', async () => {
      const { order, payout } = await reservedOrder(store())
      const tx = signedTx({ expiresAt: 77n })
      const slot = await store().slots.open(
        { chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 3n },
        async (n) => ({ ...tx, raw: `${tx.raw}${n}` }),
      )
      expect(slot).toMatchObject({
        slot: 3n,
        state: 'open',
        txs: [{ ref: tx.ref, raw: `${tx.raw}3`, attempt: 0, expiresAt: 77n, broadcastAt: null }],
      })
      expect(await store().disbursements.get(payout.id)).toMatchObject({ state: 'intent', slotId: slot.id })
      expect((await store().orders.get(order.id))?.state).toBe('intent')
      expect(await store().slots.forRef('payout', payout.id)).toEqual(slot)
      expect(await store().slots.get(slot.id)).toEqual(slot)
    })

    it('are consecutive for a batch, and none for an ineligible row', async () => {
      const chain = freshChain()
      const ready = [
        await reservedOrder(store(), { toChain: chain }),
        await reservedOrder(store(), { toChain: chain }),
        await reservedOrder(store(), { toChain: chain }),
        await reservedOrder(store(), { toChain: chain }),
      ]
      const [a, held, noKey, d] = ready.map(({ order, payout }) => ({ order: order.id, refId: payout.id }))
      if (!a || !held || !noKey || !d) throw new Error('four are needed')
      await store().orders.apply(held.order, 'held', { heldReason: 'operator' })
      const asks = [a.refId, held.refId, noKey.refId, -1n, d.refId, a.refId].map((refId) => ({
        purpose: 'payout' as const,
        refId,
      }))
      const txs = asks.map(() => signedTx())
      const sign = async (slot: bigint, ask: number) => {
        const tx = txs[ask]
        if (!tx || ask === 2) throw new Error('no key')
        return { ...tx, feeCap: slot }
      }
      const outcomes = await store().slots.openAll({ chainId: chain, signer: 's', asks, floor: 7n }, sign)
      expect(outcomes).toMatchObject([
        {
          opened: { slot: 7n, refId: a.refId, txs: [{ ref: txs[0]?.ref, feeCap: 7n, attempt: 0, broadcastAt: null }] },
        },
        { failed: { reason: 'transition_refused' } },
        { failed: { message: 'no key' } },
        { failed: { reason: 'disbursement_missing' } },
        { opened: { slot: 8n, refId: d.refId, txs: [{ ref: txs[4]?.ref, feeCap: 8n }] } },
        { failed: { reason: 'slot_already_open' } },
      ])
      expect(await store().slots.unsettled(chain)).toEqual(
        outcomes.flatMap((outcome) => ('opened' in outcome ? [outcome.opened] : [])),
      )
      const states = await Promise.all(ready.map(({ order }) => store().orders.get(order.id)))
      expect(states.map((order) => order?.state)).toEqual(['intent', 'held', 'reserved', 'intent'])
      expect(
        (
          await store().slots.openAll(
            { chainId: chain, signer: 's', asks: [{ purpose: 'payout', refId: noKey.refId }], floor: 0n },
            async () => signedTx(),
          )
        )[0],
      ).toMatchObject({ opened: { slot: 9n } })
    })

    it('mark a batch as sent once, each order with its own transaction, and revert nothing', async () => {
      const chain = freshChain()
      const ready = [await reservedOrder(store(), { toChain: chain }), await reservedOrder(store(), { toChain: chain })]
      const asks = ready.map(({ payout }) => ({ purpose: 'payout' as const, refId: payout.id }))
      await store().slots.openAll({ chainId: chain, signer: 's', asks, floor: 0n }, async () => signedTx())
      const setup = await store().slots.open(
        { chainId: chain, signer: 's', purpose: 'setup', refId: null, floor: 0n },
        async () => signedTx(),
      )
      const slots = await store().slots.unsettled(chain)
      expect(slots.at(-1)).toEqual(setup)
      const at = new Date(Date.now() - 5_000)
      const sent = slots.map(({ id, txs }) => ({ slotId: id, ref: txs[0]?.ref ?? '', at }))
      await store().slots.markSent(sent)
      const [first, second] = ready
      if (!first || !second) throw new Error('two are needed')
      await store().disbursements.setState(second.payout.id, 'mined', sent[1]?.ref ?? '')
      await store().slots.markSent(sent)
      await store().slots.markSent([])
      expect((await store().slots.unsettled(chain)).every(({ txs }) => txs[0]?.broadcastAt)).toBe(true)
      expect(
        (await store().disbursements.forOrders(ready.map(({ order }) => order.id))).map(({ state }) => state),
      ).toEqual(['broadcast', 'mined'])
      for (const [i, { order }] of ready.entries()) {
        expect((await store().orders.events(order.id, 0)).filter(({ type }) => type === 'broadcast')).toMatchObject([
          { at, data: { tx: sent[i]?.ref } },
        ])
      }
    })

    it('are not used if signing fails', async () => {
      const { order, payout } = await reservedOrder(store())
      const request = { chainId: order.toChain, signer: 's', purpose: 'payout' as const, refId: payout.id, floor: 0n }
      await expect(store().slots.open(request, () => Promise.reject(new Error('no key')))).rejects.toThrow('no key')
      expect(await store().disbursements.get(payout.id)).toMatchObject({ state: 'reserved', slotId: null })
      expect((await store().slots.open(request, async () => signedTx())).slot).toBe(0n)
    })

    it('open once per payout, again only if the tx slot is lost', async () => {
      const { order, payout } = await reservedOrder(store())
      const request = { chainId: order.toChain, signer: 's', purpose: 'payout' as const, refId: payout.id, floor: 0n }
      const first = await store().slots.open(request, async () => signedTx())
      await expect(store().slots.open(request, async () => signedTx())).rejects.toMatchObject({
        reason: 'slot_already_open',
      })
      await store().slots.setState(first.id, 'lost')
      expect(await store().slots.open(request, async () => signedTx())).toMatchObject({ slot: 1n, state: 'open' })
      await expect(store().slots.open(request, async () => signedTx())).rejects.toMatchObject({
        reason: 'slot_already_open',
      })
    })

    it('are not opened for an order that must not be paid', async () => {
      const { order, payout } = await reservedOrder(store())
      await store().orders.apply(order.id, 'held', { heldReason: 'operator' })
      const request = { chainId: order.toChain, signer: 's', purpose: 'payout' as const, refId: payout.id, floor: 0n }
      await expect(store().slots.open(request, async () => signedTx())).rejects.toMatchObject({
        reason: 'transition_refused',
      })
      await expect(store().slots.open({ ...request, refId: -1n }, async () => signedTx())).rejects.toMatchObject({
        reason: 'disbursement_missing',
      })
      await expect(store().slots.open({ ...request, purpose: 'refund' }, async () => signedTx())).rejects.toMatchObject(
        { reason: 'disbursement_missing' },
      )
      expect(await store().slots.unsettled(order.toChain)).toEqual([])
    })

    it('add each transaction of a tx slot once', async () => {
      const chainId = freshChain()
      const slot = await store().slots.open(
        { chainId, signer: 's', purpose: 'setup', refId: null, floor: 0n },
        async () => signedTx(),
      )
      const bump = signedTx()
      await store().slots.addTx(slot.id, bump)
      const twice = await store().slots.addTx(slot.id, bump)
      expect(twice.txs.map(({ attempt, ref }) => [attempt, ref])).toEqual([
        [0, slot.txs[0]?.ref],
        [1, bump.ref],
      ])
      await store().slots.markSent([{ slotId: slot.id, ref: bump.ref }])
      expect((await store().slots.get(slot.id))?.txs.map(({ broadcastAt }) => broadcastAt !== null)).toEqual([
        false,
        true,
      ])
      await store().slots.setState(slot.id, 'final')
      await expect(store().slots.addTx(slot.id, signedTx())).rejects.toMatchObject({ reason: 'slot_closed' })
      expect(await store().slots.unsettled(chainId)).toEqual([])
    })
  })
}
