import { describe, expect, it } from 'vitest'
import { MOST_ANSWERS, type OrderRecord, type RecordedAnswer, recordedUsdE8 } from '#core/order/orderRecord.ts'
import type { Store } from '../../contract.ts'
import type { OrderRow } from '../types.ts'
import { depositOf, newOrder } from '../../testing/fixtures.ts'

const at = new Date('2026-03-04T10:00:00Z')
const expiresAt = new Date('2026-04-03T10:00:00Z')
const later = new Date('2026-04-03T10:00:01Z')
/** Above 2^53 and not representable as a float. */
const large = 123_456_789_012_345_678_901_234_567_890n

function recordFor({ id, fromAsset, toAsset }: OrderRow): OrderRecord {
  const price = { decimals: 18, source: 'defillama', confirmedBy: ['table'], asOf: at, stale: false }
  const fee = { kind: 'bridge_fee', asset: fromAsset, amount: large, usdE8: 3n } as const
  const offer = { kind: 'quote', sendAmount: large, receiveUsdE8: null, fees: [fee], etaSeconds: 20 } as const
  return {
    orderId: id,
    at,
    prices: [
      { role: 'from', asset: fromAsset, usdE8: large, ...price },
      { role: 'to', asset: toAsset, ...price, usdE8: null, source: null, confirmedBy: [], asOf: null },
    ],
    fees: [fee, { kind: 'gas_compensation', asset: fromAsset, amount: 0n, usdE8: null }],
    answers: [
      { ...offer, provider: 'maker', quoteId: 'a', receiveAmount: large, custody: 'escrow', fillMode: 'contract' },
      { ...offer, provider: 'other', quoteId: 'b', receiveAmount: 1n, custody: 'maker', fillMode: 'transfer' },
      { kind: 'refusal', provider: 'third', reason: 'no_route', message: 'Route not found.' },
    ],
    chosenQuoteId: 'a',
  }
}

export function orderRecordCases(store: () => Store): void {
  const records = () => store().orderRecords
  const recorded = async (): Promise<OrderRow> => {
    const order = await store().orders.create(newOrder())
    await records().add(recordFor(order), expiresAt)
    return order
  }
  const drain = async (): Promise<void> => void (await records().purge(later, 1000))

  describe('stored order records', () => {
    it('return exactly what was added, digit by digit', async () => {
      const order = await recorded()
      const record = await records().get(order.id)
      expect(record).toEqual(recordFor(order))
      expect(record && recordedUsdE8(record, order.fromAsset, 10n ** 18n)).toBe(large)
      expect(record && recordedUsdE8(record, order.toAsset, 10n ** 18n)).toBeNull()
    })

    it('are added once: a repeat changes nothing', async () => {
      const order = await recorded()
      await records().add({ ...recordFor(order), chosenQuoteId: 'b', answers: [], fees: [] }, later)
      expect(await records().get(order.id)).toEqual(recordFor(order))
    })

    it('are refused beyond their limits, and store nothing', async () => {
      const order = await store().orders.create(newOrder())
      const refusal: RecordedAnswer = { kind: 'refusal', provider: 'p', reason: 'r', message: 'm' }
      const tooMany = Array.from({ length: MOST_ANSWERS + 1 }, () => refusal)
      for (const offers of [tooMany, [{ ...refusal, message: 'm'.repeat(301) }]])
        await expect(records().add({ ...recordFor(order), answers: offers }, expiresAt)).rejects.toMatchObject({
          reason: 'record_too_large',
        })
      expect(await records().get(order.id)).toBeNull()
    })

    it('are kept for an order that had a deposit, and deleted later for one that expired without', async () => {
      const [unused, late, open] = [await recorded(), await recorded(), await recorded()]
      await store().orders.apply(unused.id, 'expired')
      await store().orders.apply(late.id, 'expired')
      await store().deposits.record(depositOf(late))
      await records().purge(new Date(expiresAt.getTime() - 1), 1000)
      expect(await records().get(unused.id)).not.toBeNull()
      await drain()
      expect(await records().get(unused.id)).toBeNull()
      expect(await records().get(late.id)).toEqual(recordFor(late))
      expect(await records().get(open.id)).toEqual(recordFor(open))
      await drain()
      expect(await records().get(late.id)).not.toBeNull()
    })
  })
}
