import { describe, expect, it } from 'vitest'
import type { OrderId } from '#core/order/id.ts'
import type { Store } from '../../contract.ts'
import { newOrder, randomHex } from '../../testing/fixtures.ts'

const now = new Date('2026-03-04T10:00:00Z')
const later = new Date('2026-03-04T10:10:00Z')

export function handoverCases(store: () => Store): void {
  const handovers = () => store().handovers
  const anOrder = async (): Promise<OrderId> => (await store().orders.create(newOrder())).id
  const offered = async (orderId: OrderId): Promise<string> => {
    const codeHash = randomHex(32)
    await handovers().offer({ orderId, codeHash, expiresAt: later })
    return codeHash
  }

  describe('handover codes of an order', () => {
    it('work for the first of concurrent callers, and for no one afterwards', async () => {
      const [id, tokens] = [await anOrder(), Array.from({ length: 5 }, () => randomHex(32))]
      const code = await offered(id)
      const taken = await Promise.all(tokens.map((token) => handovers().take(id, code, token, now)))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await Promise.all(tokens.map((token) => handovers().holds(id, token)))).toEqual(taken)
      expect(await handovers().take(id, code, randomHex(32), now)).toBe(false)
    })

    it('work again for their own token, even when expired, and for no token of another code', async () => {
      const [id, token] = [await anOrder(), randomHex(32)]
      const [code, other] = [await offered(id), await offered(id)]
      expect(await handovers().take(id, code, token, now)).toBe(true)
      expect(await handovers().take(id, code, token, now)).toBe(true)
      expect(await handovers().take(id, code, token, later)).toBe(true)
      expect(await handovers().take(id, other, token, now)).toBe(false)
      expect(await handovers().take(id, other, randomHex(32), now)).toBe(true)
    })

    it('open only their own order, until they expire', async () => {
      const [id, other] = [await anOrder(), await anOrder()]
      const [code, token] = [await offered(id), randomHex(32)]
      expect(await handovers().take(other, code, token, now)).toBe(false)
      expect(await handovers().take(id, code, token, later)).toBe(false)
      expect(await handovers().take(id, code, token, now)).toBe(true)
      expect(await handovers().holds(other, token)).toBe(false)
    })

    it('are deleted with their tokens', async () => {
      const [id, token] = [await anOrder(), randomHex(32)]
      await handovers().take(id, await offered(id), token, now)
      await handovers().purge(later)
      expect(await handovers().holds(id, token)).toBe(true)
      expect(await handovers().purge(new Date(later.getTime() + 1))).toBeGreaterThan(0)
      expect(await handovers().holds(id, token)).toBe(false)
    })
  })
}
