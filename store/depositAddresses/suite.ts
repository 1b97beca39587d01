import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { type OrderId, orderIdFromUuid } from '#core/order/id.ts'
import type { Store } from '../contract.ts'
import { freshChain, newOrder } from '../testing/fixtures.ts'

export function depositAddressCases(store: () => Store): void {
  const addresses = () => store().depositAddresses
  const anOrder = (): OrderId => orderIdFromUuid(uuidv7())
  const addressAt = (index: number): string => `address-${index}`
  const sign = (address: string) => Promise.resolve(`0x${Buffer.from(address).toString('hex')}` as const)

  describe('deposit addresses', () => {
    it('have consecutive indexes on each network, also for concurrent orders', async () => {
      const [one, other] = [freshChain(), freshChain()]
      const handed = await Promise.all(
        Array.from({ length: 8 }, () => addresses().handOut({ chainId: one, orderId: anOrder(), addressAt, sign })),
      )
      expect(handed.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
      expect(handed.every(({ index, address }) => address === addressAt(index))).toBe(true)
      const first = await addresses().handOut({ chainId: other, orderId: anOrder(), addressAt, sign })
      expect(first).toMatchObject({ chainId: other, index: 0 })
    })

    it('are the same for repeated and concurrent calls of an order', async () => {
      const [chainId, orderId] = [freshChain(), anOrder()]
      const handed = await Promise.all(
        Array.from({ length: 4 }, () => addresses().handOut({ chainId, orderId, addressAt, sign })),
      )
      expect(new Set(handed.map(({ address }) => address)).size).toBe(1)
      expect(await addresses().handOut({ chainId, orderId, addressAt, sign })).toEqual(handed[0])
      expect(await addresses().since(chainId, -1)).toEqual([handed[0]])
    })

    it('lead to their order on their network alone', async () => {
      const [chainId, orderId] = [freshChain(), anOrder()]
      const handed = await addresses().handOut({ chainId, orderId, addressAt, sign })
      expect(handed).toMatchObject({ orderId, signature: await sign(handed.address) })
      expect(await addresses().find(chainId, handed.address)).toEqual(handed)
      expect(await addresses().find(freshChain(), handed.address)).toBeNull()
      expect(await addresses().find(chainId, 'address-1')).toBeNull()
      expect(await addresses().ofOrder(orderId)).toEqual(handed)
      expect(await addresses().ofOrder(anOrder())).toBeNull()
    })

    it('are listed by index, page by page', async () => {
      const chainId = freshChain()
      for (let n = 0; n < 5; n++) await addresses().handOut({ chainId, orderId: anOrder(), addressAt, sign })
      const indexes = async (after: number) => (await addresses().since(chainId, after, 2)).map(({ index }) => index)
      expect([await indexes(-1), await indexes(1), await indexes(3), await indexes(4)]).toEqual([
        [0, 1],
        [2, 3],
        [4],
        [],
      ])
    })

    it('exist only with their order', async () => {
      const [chainId, order] = [freshChain(), newOrder()]
      const create = (fails: boolean): Promise<string> =>
        store().transaction(async (tx) => {
          const { address } = await tx.depositAddresses.handOut({ chainId, orderId: order.id, addressAt, sign })
          await tx.orders.create(order)
          if (fails) throw new Error('refused')
          return address
        })
      await expect(create(true)).rejects.toThrow('refused')
      expect(await addresses().since(chainId, -1)).toEqual([])
      expect(await create(false)).toBe('address-0')
    })

    it('continue after skipped indexes, which never move back', async () => {
      const chainId = freshChain()
      await addresses().skipTo(chainId, 10_000)
      expect((await addresses().handOut({ chainId, orderId: anOrder(), addressAt, sign })).index).toBe(10_000)
      await addresses().skipTo(chainId, 5)
      expect((await addresses().handOut({ chainId, orderId: anOrder(), addressAt, sign })).index).toBe(10_001)
    })

    it('continue after those that a restored database may lack, also if no address was handed out', async () => {
      const [handed, fresh, unnamed] = [freshChain(), freshChain(), freshChain()]
      const indexOn = async (chainId: ReturnType<typeof freshChain>) =>
        (await addresses().handOut({ chainId, orderId: anOrder(), addressAt, sign })).index
      expect([await indexOn(handed), await indexOn(handed), await indexOn(unnamed)]).toEqual([0, 1, 0])
      await addresses().skipLost([handed, fresh])
      expect([await indexOn(handed), await indexOn(fresh), await indexOn(unnamed)]).toEqual([10_002, 10_000, 10_001])
    })

    it('are skipped again after each restoration, up to the last index', async () => {
      const [chainId, last] = [freshChain(), freshChain()]
      const indexOn = async (chain: typeof chainId) =>
        (await addresses().handOut({ chainId: chain, orderId: anOrder(), addressAt, sign })).index
      for (let time = 0; time < 2; time++) await addresses().skipLost([chainId])
      expect(await indexOn(chainId)).toBe(20_000)
      await addresses().skipTo(last, 2 ** 31 - 5)
      for (let time = 0; time < 2; time++) await addresses().skipLost([last])
      expect(await indexOn(chainId)).toBe(40_001)
    })

    it('are not handed out when no address can be derived', async () => {
      const chainId = freshChain()
      const fail = () => {
        throw new Error('no such index')
      }
      await expect(addresses().handOut({ chainId, orderId: anOrder(), addressAt: fail, sign })).rejects.toThrow(
        'no such index',
      )
      expect((await addresses().handOut({ chainId, orderId: anOrder(), addressAt, sign })).index).toBe(0)
    })
  })
}
