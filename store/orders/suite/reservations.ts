import { describe, expect, it } from 'vitest'
import type { Store } from '../../contract.ts'
import { depositOf, freshChain, newOrder, randomAddress, randomHex } from '../../testing/fixtures.ts'

export function reservationCases(store: () => Store): void {
  describe('reservations', () => {
    it('are orders to a network without a deposit that can still get one', async () => {
      const [toChain, fromAddress, creator] = [freshChain(), randomAddress(), randomHex(32)]
      const [now, later] = [new Date(), new Date(Date.now() + 60_000)]
      const make = async (by: string, change: object = {}) => {
        const order = await store().orders.create(newOrder({ toChain, fromAddress, openBy: later, ...change }))
        await store().reservations.add(order.id, by, order.openBy)
        return order
      }
      const [own, deposited] = [await make(creator, { destinationGas: 5n }), await make(creator)]
      await make(creator, { openBy: now })
      await make(creator, { toChain: freshChain() })
      await make('another', { fromAddress: randomAddress() })
      await store().deposits.record(depositOf(deposited))
      const { toAsset: asset, receiveAmount: amount } = own
      expect(await store().reservations.byCreator(toChain, creator, now)).toEqual([
        { depositor: fromAddress, asset, amount, gas: 5n },
      ])
      expect(await store().reservations.purge(new Date(later.getTime() + 1))).toBeGreaterThanOrEqual(5)
      expect(await store().reservations.byCreator(toChain, creator, now)).toEqual([])
    })
  })
}
