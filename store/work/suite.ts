import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Store } from '../contract.ts'
import {
  endingOf,
  freshChain,
  freshLease,
  makeFinal,
  newOrder,
  payoutOf,
  randomAddress,
  reservedOrder,
  signedTx,
  validatedOrder,
} from '../testing/fixtures.ts'
import { pendingKinds } from './pending.ts'

export function workCases(store: () => Store): void {
  const at = (seconds: number): Date => new Date(1_700_000_000_000 + seconds * 1000)

  describe('shared work', () => {
    it('gives a lease to one owner and raises the epoch each time', async () => {
      const name = freshLease()
      expect(await store().leases.acquire(name, 'a', 10, at(0))).toEqual({ name, epoch: 1n })
      expect(await store().leases.acquire(name, 'b', 10, at(9))).toBeNull()
      expect(await store().leases.acquire(name, 'a', 10, at(9))).toEqual({ name, epoch: 2n })
      expect(await store().leases.acquire(name, 'b', 10, at(19))).toEqual({ name, epoch: 3n })
      expect(await store().leases.renew({ name, epoch: 2n }, 'a', 10, at(19))).toBe(false)
      expect(await store().leases.renew({ name, epoch: 3n }, 'b', 10, at(20))).toBe(true)
      await store().leases.release({ name, epoch: 3n }, 'b')
      expect(await store().leases.acquire(name, 'b', 10, at(20))).toEqual({ name, epoch: 4n })
    })

    it('fences off a process whose lease has another owner', async () => {
      const name = freshLease()
      const fence = await store().leases.acquire(name, 'a', 10, at(0))
      if (!fence) throw new Error('no lease')
      const chain = freshChain()
      await store().chainState.advanceCursor(chain, 0n, 5n, fence)
      await store().leases.acquire(name, 'b', 10, at(11))
      await expect(store().chainState.advanceCursor(chain, 0n, 6n, fence)).rejects.toMatchObject({ reason: 'fenced' })
      const { id } = await store().orders.create(newOrder())
      await expect(store().orders.apply(id, 'expired', { fence })).rejects.toMatchObject({ reason: 'fenced' })
      await expect(store().transaction((tx) => tx.orders.apply(id, 'expired'), fence)).rejects.toMatchObject({
        reason: 'fenced',
      })
      expect((await store().chainState.get(chain)).cursor).toBe(5n)
    })

    it('moves a cursor only on from blocks that are recorded, and never back', async () => {
      const { advanceCursor, get } = store().chainState
      const chain = freshChain()
      const cursor = async () => (await get(chain)).cursor
      await advanceCursor(chain, 7n, 9n)
      expect(await cursor()).toBe(9n)
      await advanceCursor(chain, 5n, 8n)
      expect(await cursor(), 'older blocks').toBe(9n)
      await advanceCursor(chain, 11n, 14n)
      expect(await cursor(), 'block 10 is missing').toBe(9n)
      await advanceCursor(chain, 10n, 14n)
      expect(await cursor()).toBe(14n)
      await advanceCursor(chain, 3n, 20n)
      expect(await cursor(), 'scanned again, and further').toBe(20n)
    })

    it('finds what waits on a chain, from the deposit to the end of a claim', async () => {
      const [from, to] = [freshChain(), freshChain()]
      const pending = async (chain: ChainId) => {
        const found = await store().pending.on(chain, pendingKinds)
        return pendingKinds.filter((kind) => found[kind])
      }
      const ends = async () => [await pending(from), await pending(to)]
      const chains = { fromChain: from, toChain: to }
      const unpaid = await store().orders.create(newOrder(chains))
      expect(await ends()).toEqual([['expiries'], []])
      await store().orders.apply(unpaid.id, 'expired')
      expect(await ends()).toEqual([[], []])
      const { order, payout } = await reservedOrder(store(), chains)
      expect(await ends()).toEqual([['deposits', 'returns'], ['payouts']])
      const request = { chainId: to, signer: 'payer', purpose: 'payout', refId: payout.id, floor: 0n } as const
      const slot = await store().slots.open(request, async () => signedTx())
      expect(await ends()).toEqual([['deposits'], ['transactions']])
      await store().slots.setState(slot.id, 'lost')
      expect(await ends()).toEqual([['deposits'], ['transactions']])
      await store().slots.setState(slot.id, 'final')
      await makeFinal(store(), { order, payout })
      expect(await ends()).toEqual([['deposits', 'attestations', 'claims', 'endings'], []])
      const batch = await store().claims.createBatch(from, [order.id])
      await store().deposits.recordEnding(from, endingOf(order, 'claimed'))
      expect((await store().orders.get(order.id))?.state).toBe('claimed')
      expect(await ends()).toEqual([['deposits', 'claims', 'endings'], []])
      await store().claims.setBatchState(batch.id, 'final')
      await store().orders.applyAll([order.id], 'done')
      expect(await ends()).toEqual([['deposits'], []])
      await store().deposits.markFinal(payout.depositId)
      expect(await ends()).toEqual([[], []])
    })

    it('finds what waits for a refund: failed payouts, exceptions, and refunds that were begun', async () => {
      const fromChain = freshChain()
      const waits = async () => (await store().pending.on(fromChain, pendingKinds)).returns
      const held = await validatedOrder(store(), { fromChain })
      await store().orders.apply(held.order.id, 'held', { heldReason: 'payout_failed', data: {} })
      expect(await waits()).toBe(true)
      const refund = { ...payoutOf(held.order, held.deposit), kind: 'cancel', chainId: fromChain } as const
      const taken = await store().disbursements.take(refund, null)
      if (!('taken' in taken)) throw new Error(taken.refused)
      expect(await waits()).toBe(true)
      await store().slots.open(
        { chainId: fromChain, signer: 'payer', purpose: 'cancel', refId: taken.taken.id, floor: 0n },
        async () => signedTx(),
      )
      expect(await waits()).toBe(false)
      const { order, deposit } = await validatedOrder(store(), { fromChain })
      await store().orders.apply(order.id, 'held', { heldReason: 'dust', data: {} })
      expect(await waits()).toBe(false)
      await store().deposits.setException(deposit.id, 'operator_return')
      expect(await waits()).toBe(true)
      await store().deposits.setException(deposit.id, 'operator_return:dust')
      expect(await waits()).toBe(false)
    })

    it('finds deposits that wait to be opened', async () => {
      const order = await store().orders.create(newOrder())
      const opening = {
        orderId: order.id,
        chainId: order.fromChain,
        depositor: randomAddress(),
        kind: 'address',
        validAfter: 0,
        validBefore: 1,
        signature: '0x',
      } as const
      const { id } = await store().openings.create(opening)
      const waits = async () => (await store().pending.on(order.fromChain, pendingKinds)).openings
      expect(await waits()).toBe(true)
      await store().openings.setState(id, 'expired')
      expect(await waits()).toBe(false)
    })

    it('stores the state of a chain', async () => {
      const chain = freshChain()
      expect(await store().chainState.get(chain)).toMatchObject({ cursor: null, headTime: null, paused: false })
      await store().chainState.setHead(chain, { height: 9n, hash: '0x9', time: 1_800_000_000, finalized: 3n })
      await store().chainState.pause(chain, 'reorg')
      expect(await store().chainState.get(chain)).toMatchObject({
        headHeight: 9n,
        headTime: 1_800_000_000,
        finalizedHeight: 3n,
        paused: true,
        pausedReason: 'reorg',
      })
      await store().chainState.resume(chain)
      expect((await store().chainState.all()).find(({ chainId }) => chainId === chain)).toMatchObject({
        paused: false,
        pausedReason: null,
        headHash: '0x9',
      })
    })

    it('stores the progress of history rescans, by age', async () => {
      const chain = freshChain()
      const fence = await store().leases.acquire(freshLease(), 'a', 10, at(0))
      if (!fence) throw new Error('no lease')
      expect(await store().chainState.rescans(chain)).toEqual(new Map())
      await store().chainState.setRescan(chain, 600, 5n, fence)
      await store().chainState.setRescan(chain, 3600, 2n, fence)
      await store().chainState.setRescan(chain, 600, 9n)
      const expected = new Map([
        [600, 9n],
        [3600, 2n],
      ])
      expect(await store().chainState.rescans(chain)).toEqual(expected)
      await store().leases.acquire(fence.name, 'b', 10, at(11))
      await expect(store().chainState.setRescan(chain, 600, 11n, fence)).rejects.toMatchObject({ reason: 'fenced' })
      expect(await store().chainState.rescans(chain)).toEqual(expected)
    })

    it('hands out outbox rows until their handler succeeds', async () => {
      const topic = randomUUID()
      for (const key of ['a', 'b', 'c']) await store().outbox.add(topic, key, { key })
      const seen: string[] = []
      const handle = async (row: { key: string }): Promise<void> => {
        seen.push(row.key)
        if (row.key === 'b') throw new Error('later')
      }
      expect(await store().outbox.drain(topic, 10, handle)).toBe(2)
      expect(await store().outbox.drain(topic, 10, handle)).toBe(0)
      expect(seen).toEqual(['a', 'b', 'c'])
      expect((await store().outbox.waiting()).get(topic)).toBe(1)
    })

    it('deletes undelivered outbox rows', async () => {
      const topic = randomUUID()
      for (const key of ['a', 'b']) await store().outbox.add(topic, key, {})
      expect((await store().outbox.waiting()).get(topic)).toBe(2)
      expect(await store().outbox.purge(topic, new Date(0))).toBe(0)
      expect((await store().outbox.waiting()).get(topic)).toBe(2)
      // Purges rows of other tests too, none of which needs them again.
      expect(await store().outbox.purge(randomUUID(), new Date(Date.now() + 60_000))).toBe(0)
      expect(await store().outbox.purge(topic, new Date(Date.now() + 60_000))).toBe(2)
      expect((await store().outbox.waiting()).has(topic)).toBe(false)
    })

    it('adds every order event to the outbox and notifies after the commit', async () => {
      const order = newOrder()
      const told = new Promise<void>((resolve) => {
        const stop = store().onOrderEvent((id) => {
          if (id !== order.id) return
          stop()
          resolve()
        })
      })
      await store().orders.create(order)
      await told
      const rows: unknown[] = []
      await store().outbox.drain(
        'order_events',
        10_000,
        async ({ key, payload }) => void (key === order.id && rows.push(payload)),
      )
      expect(rows).toEqual([{ order_id: order.id, seq: 1, type: 'created', state: 'quoted' }])
    })
  })
}
