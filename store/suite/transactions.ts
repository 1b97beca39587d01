import { describe, expect, it } from 'vitest'
import type { Store } from '../contract.ts'
import { depositOf, freshChain, newOrder } from '../testing/fixtures.ts'

export function transactionCases(store: () => Store): void {
  describe('transactions', () => {
    it('are stored in full or not at all', async () => {
      const [kept, dropped] = [newOrder(), newOrder()]
      await store().transaction(async (tx) => {
        await tx.orders.create(kept)
        await tx.deposits.record(depositOf(kept))
      })
      expect((await store().orders.get(kept.id))?.state).toBe('seen')
      const work = store().transaction(async (tx) => {
        await tx.orders.create(dropped)
        throw new Error('changed my mind')
      })
      await expect(work).rejects.toThrow('changed my mind')
      expect(await store().orders.get(dropped.id)).toBeNull()
    })

    it('refuse the outer store inside instead of hanging', async () => {
      const work = store().transaction(async () => store().chainState.all())
      await expect(work).rejects.toMatchObject({ reason: 'nested_transaction' })
      await expect(store().transaction(() => store().transaction(async () => 1))).rejects.toMatchObject({
        reason: 'nested_transaction',
      })
      await expect(store().transaction(() => store().chainState.pause(freshChain(), 'x'))).rejects.toMatchObject({
        reason: 'nested_transaction',
      })
    })

    it('do not include later work of the same call', async () => {
      let after: Promise<unknown> = Promise.resolve()
      let release = (): void => undefined
      const gate = new Promise<void>((resolve) => (release = resolve))
      await store().transaction(async (tx) => {
        await tx.chainState.all()
        after = gate.then(() => store().chainState.all())
      })
      release()
      await expect(after).resolves.toBeInstanceOf(Array)
    })

    it('survive a refused call inside, which leaves no partial change', async () => {
      const order = newOrder()
      const state = await store().transaction(async (tx) => {
        await tx.orders.create(order)
        await tx.orders.apply(order.id, 'done').catch(() => undefined)
        await tx.orders.create(order).catch(() => undefined)
        return tx.transaction(async (same) => (await same.orders.apply(order.id, 'expired')).state)
      })
      expect(state).toBe('expired')
      expect((await store().orders.events(order.id, 0)).map(({ seq }) => seq)).toEqual([1, 2])
    })

    it('run concurrent calls one at a time', async () => {
      const made = [newOrder(), newOrder(), newOrder(), newOrder()]
      await store().transaction((tx) => Promise.all(made.map((order) => tx.orders.create(order))))
      for (const { id } of made) expect((await store().orders.get(id))?.state).toBe('quoted')
    })
  })
}
