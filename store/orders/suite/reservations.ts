import { describe, expect, it } from 'vitest'
import type { Store } from '../../contract.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { depositOf, freshChain, newOrder, randomAddress, randomHex, reservedOrder } from '../../testing/fixtures.ts'

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
        { depositor: fromAddress, byAddress: false, asset, amount, gas: 5n },
      ])
      expect(await store().reservations.purge(new Date(later.getTime() + 1))).toBeGreaterThanOrEqual(5)
      expect(await store().reservations.byCreator(toChain, creator, now)).toEqual([])
    })

    it('tell orders of the pools’ account apart, and count them until their payout is mined', async () => {
      const [toChain, depositor, account] = [freshChain(), randomAddress(), randomAddress()]
      const [now, openBy] = [new Date(), new Date(Date.now() + 60_000)]
      const by = (maker: string) => ({ ...sampleOrder(Math.floor(Date.now() / 1000)), maker: maker as `0x${string}` })
      const make = (receiveAmount: bigint, maker: string) =>
        store().orders.create(
          newOrder({ toChain, fromAddress: depositor, openBy, receiveAmount, escrowOrder: by(maker) }),
        )
      await make(3n, account)
      await make(7n, randomAddress())
      await make(5n, randomAddress())
      const terms = { toChain, fromAddress: depositor, openBy, escrowOrder: by(account) }
      await reservedOrder(store(), { ...terms, receiveAmount: 11n })
      await reservedOrder(store(), { ...terms, receiveAmount: 13n, escrowOrder: by(randomAddress()) })
      const told = async (options?: { account: string }) =>
        (await store().orders.promised(toChain, now, options))
          .map(({ drawn, opened, amount }) => `${drawn} ${opened} ${amount}`)
          .toSorted()
      expect(await told()).toEqual(['false false 7'])
      const expected = ['false false 7', 'true false 3', 'true true 11']
      expect(await told({ account })).toEqual(expected)
      expect(await told({ account: account.toUpperCase().replace('0X', '0x') })).toEqual(expected)
    })

    it('count orders at addresses by the owner, with those that its wallet sends', async () => {
      const [toChain, owner, creator] = [freshChain(), randomAddress(), randomHex(32)]
      const [now, openBy] = [new Date(), new Date(Date.now() + 60_000)]
      const make = async (receiveAmount: bigint, fromAddress = randomAddress()) => {
        const order = await store().orders.create(newOrder({ toChain, fromAddress, openBy, receiveAmount }))
        await store().reservations.add(order.id, creator, order.openBy)
        return order
      }
      const place = async (receiveAmount: bigint, depositor = owner) => {
        const { id: orderId, fromChain: chainId } = await make(receiveAmount)
        const window = { validAfter: 0, validBefore: 1, signature: '0x' } as const
        await store().openings.create({ orderId, chainId, depositor, kind: 'address', ...window })
      }
      await place(3n)
      await place(5n)
      await make(4n, owner)
      const other = randomAddress()
      await place(1n, other)
      const told = async () =>
        (await store().reservations.byCreator(toChain, creator, now))
          .map(({ depositor, byAddress, amount }) => `${depositor} ${byAddress} ${amount}`)
          .toSorted()
      const expected = [`${owner} true 3`, `${owner} true 5`, `${owner} false 4`, `${other} true 1`]
      expect(await told()).toEqual(expected.toSorted())
      const promised = (await store().orders.promised(toChain, now)).map(({ depositor, amount }) => [depositor, amount])
      expect(new Map(promised as [string, bigint][])).toEqual(
        new Map([
          [owner, 5n],
          [other, 1n],
        ]),
      )
      expect(promised).toHaveLength(2)
    })
  })
}
