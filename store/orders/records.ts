import { asc, eq, exists, inArray, lt, sql } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import {
  MOST_FEES,
  MOST_ANSWERS,
  MOST_TEXT,
  type OrderRecord,
  type PriceRole,
  priceRoles,
  type RecordedPrice,
  type RecordedFee,
  type RecordedAnswer,
} from '#core/order/orderRecord.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { deposits, orderFees, orderOffers, orderPrices, orderRecords, orders } from '../schema.ts'
import type { StoredFee } from './recordSchema.ts'
import type { Context } from '../context.ts'

export interface OrderRecords {
  /**
   * Once per order: a repeat changes nothing.
   * @throws AppError `record_too_large` beyond the limits of `core/order/orderRecord.ts`
   */
  add(record: OrderRecord, expiresAt: Date): Promise<void>
  get(id: OrderId): Promise<OrderRecord | null>
  /** Prices of several orders' records; an order without a record is missing. */
  pricesOf(ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, readonly RecordedPrice[]>>
  /** Deletes records of orders that expired without a deposit; all others are kept. Returns the number deleted. */
  purge(before: Date, limit: number): Promise<number>
}

export function createOrderRecords({ run }: Context): OrderRecords {
  return {
    add: (record, expiresAt) =>
      run.write(async ({ q }) => {
        refuseLarge(record)
        const { orderId, at, chosenQuoteId } = record
        const added = await q
          .insert(orderRecords)
          .values({ orderId, at, chosenQuoteId, expiresAt })
          .onConflictDoNothing()
          .returning({ id: orderRecords.orderId })
        if (added.length === 0) return
        const { prices, fees, answers } = record
        if (prices.length > 0) await q.insert(orderPrices).values(prices.map((price) => ({ ...price, orderId })))
        if (fees.length > 0) await q.insert(orderFees).values(fees.map((fee) => ({ ...fee, orderId })))
        if (answers.length > 0)
          await q.insert(orderOffers).values(answers.map((answer, ordinal) => ({ ...toRow(answer), orderId, ordinal })))
      }),

    get: (id) =>
      run.read(async (q) => {
        const [record] = await q.select().from(orderRecords).where(eq(orderRecords.orderId, id))
        if (!record) return null
        const prices = await q.select().from(orderPrices).where(eq(orderPrices.orderId, id))
        const fees = await q.select().from(orderFees).where(eq(orderFees.orderId, id)).orderBy(asc(orderFees.kind))
        const answers = await q
          .select()
          .from(orderOffers)
          .where(eq(orderOffers.orderId, id))
          .orderBy(asc(orderOffers.ordinal))
        return {
          orderId: record.orderId,
          at: record.at,
          chosenQuoteId: record.chosenQuoteId,
          prices: prices.map(({ orderId: _, ...price }) => price).toSorted((a, b) => placeOf(a.role) - placeOf(b.role)),
          fees: fees.map(({ orderId: _, ...fee }) => fee),
          answers: answers.map(toAnswer),
        }
      }),

    pricesOf: (ids) =>
      run.read(async (q) => {
        const found = new Map<OrderId, RecordedPrice[]>()
        if (ids.length === 0) return found
        const rows = await q
          .select()
          .from(orderPrices)
          .where(inArray(orderPrices.orderId, [...ids]))
        for (const { orderId, ...price } of rows) found.set(orderId, [...(found.get(orderId) ?? []), price])
        return found
      }),

    purge: (before, limit) =>
      run.write(async ({ q }) => {
        const deposited = exists(q.select({ one: sql`1` }).from(deposits).where(eq(deposits.orderId, orders.id)))
        const due = await q
          .select({ id: orderRecords.orderId, state: orders.state, deposited: sql<boolean>`${deposited}` })
          .from(orderRecords)
          .innerJoin(orders, eq(orders.id, orderRecords.orderId))
          .where(lt(orderRecords.expiresAt, before))
          .orderBy(asc(orderRecords.expiresAt))
          .limit(limit)
          .for('update', { of: orderRecords, skipLocked: true })
        const isUnused = (row: (typeof due)[number]): boolean => row.state === 'expired' && !row.deposited
        const unused = due.filter(isUnused).map(({ id }) => id)
        const used = due.filter((row) => !isUnused(row)).map(({ id }) => id)
        if (used.length > 0)
          await q.update(orderRecords).set({ expiresAt: null }).where(inArray(orderRecords.orderId, used))
        if (unused.length > 0) await q.delete(orderRecords).where(inArray(orderRecords.orderId, unused))
        return unused.length
      }),
  }
}

const placeOf = (role: PriceRole): number => priceRoles.indexOf(role)

function refuseLarge({ prices, fees, answers }: OrderRecord): void {
  const texts = answers.flatMap((o) => (o.kind === 'refusal' ? [o.provider, o.reason, o.message] : [o.provider]))
  const isLarge =
    answers.length > MOST_ANSWERS ||
    fees.length > MOST_FEES ||
    prices.length > priceRoles.length ||
    texts.some((text) => text.length > MOST_TEXT) ||
    answers.some((o) => o.kind === 'quote' && o.fees.length > MOST_FEES)
  if (isLarge)
    throw new AppError('record_too_large', 'An order’s record has more rows or text than fit.', { retriable: false })
}

type AnswerRow = Omit<typeof orderOffers.$inferSelect, 'orderId' | 'ordinal'>

const noQuote = {
  quoteId: null,
  sendAmount: null,
  receiveAmount: null,
  receiveUsdE8: null,
  fees: null,
  etaSeconds: null,
  custody: null,
  fillMode: null,
}

function toRow(answer: RecordedAnswer): AnswerRow {
  if (answer.kind === 'refusal') {
    const { provider, reason, message } = answer
    return { ...noQuote, provider, reason, message }
  }
  const { kind: _, fees, ...quote } = answer
  return { ...quote, fees: fees.map(toStoredFee), reason: null, message: null }
}

const toStoredFee = ({ kind, asset, amount, usdE8 }: RecordedFee): StoredFee => ({
  kind,
  asset,
  amount: String(amount),
  usdE8: usdE8 === null ? null : String(usdE8),
})

const toFee = ({ kind, asset, amount, usdE8 }: StoredFee): RecordedFee => ({
  kind,
  asset: asset as AssetId,
  amount: BigInt(amount),
  usdE8: usdE8 === null ? null : BigInt(usdE8),
})

function toAnswer(row: AnswerRow & { orderId: OrderId; ordinal: number }): RecordedAnswer {
  const { provider, quoteId, sendAmount, receiveAmount, receiveUsdE8, fees, etaSeconds, custody, fillMode } = row
  if (quoteId === null) return { kind: 'refusal', provider, reason: present(row.reason), message: present(row.message) }
  return {
    kind: 'quote',
    provider,
    quoteId,
    sendAmount: present(sendAmount),
    receiveAmount: present(receiveAmount),
    receiveUsdE8,
    fees: present(fees).map(toFee),
    etaSeconds: present(etaSeconds),
    custody: present(custody),
    fillMode: present(fillMode),
  }
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('a check of the table order_offers does not hold')
  return value
}
