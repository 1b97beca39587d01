import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Custody, FillMode } from '#core/order/escrowOrder.ts'
import { feeKinds, type FeeKind, priceRoles, type PriceRole } from '#core/order/orderRecord.ts'
import { amount, usdE8, asset, instant, inWords, orderIdColumn } from '../columns.ts'
import { orders } from './schema.ts'

/** An offer's fee as JSON: amounts are decimal strings. */
export interface StoredFee {
  kind: FeeKind
  asset: string
  amount: string
  usdE8: string | null
}

/**
 * Triggers make these tables append-only, except that the record of an order that expired without a deposit can be
 * deleted.
 */
export const orderRecords = pgTable(
  'order_records',
  {
    orderId: orderIdColumn('order_id')
      .primaryKey()
      .references(() => orders.id),
    at: instant('at').notNull(),
    chosenQuoteId: text('chosen_quote_id').notNull(),
    /** Time at which deletion is considered; null = kept permanently. */
    expiresAt: instant('expires_at'),
  },
  (t) => [index('order_records_expiry').on(t.expiresAt).where(sql`expires_at is not null`)],
)

const ofRecord = () =>
  orderIdColumn('order_id')
    .notNull()
    .references(() => orderRecords.orderId, { onDelete: 'cascade' })

export const orderPrices = pgTable(
  'order_prices',
  {
    orderId: ofRecord(),
    role: text('role').$type<PriceRole>().notNull(),
    asset: asset('asset').notNull(),
    decimals: integer('decimals').notNull(),
    usdE8: usdE8('usd_e8'),
    source: text('source'),
    confirmedBy: jsonb('confirmed_by').$type<readonly string[]>().notNull(),
    asOf: instant('as_of'),
    stale: boolean('stale').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.role] }),
    check('order_prices_role', inWords(t.role, priceRoles)),
    check('order_prices_known', sql`(usd_e8 is null) = (source is null) and (usd_e8 is null or usd_e8 > 0)`),
    check('order_prices_size', sql`octet_length(confirmed_by::text) <= 500`),
  ],
)

export const orderFees = pgTable(
  'order_fees',
  {
    orderId: ofRecord(),
    kind: text('kind').$type<FeeKind>().notNull(),
    asset: asset('asset').notNull(),
    amount: amount('amount').notNull(),
    usdE8: usdE8('usd_e8'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind] }),
    check('order_fees_kind', inWords(t.kind, feeKinds)),
    check('order_fees_amount', sql`amount >= 0`),
  ],
)

/** All providers' answers to an order's quote request, in display order. */
export const orderOffers = pgTable(
  'order_offers',
  {
    orderId: ofRecord(),
    ordinal: integer('ordinal').notNull(),
    provider: text('provider').notNull(),
    /** Null in a refusal, like everything up to `fill_mode`. */
    quoteId: text('quote_id'),
    sendAmount: amount('send_amount'),
    receiveAmount: amount('receive_amount'),
    receiveUsdE8: usdE8('receive_usd_e8'),
    fees: jsonb('fees').$type<readonly StoredFee[]>(),
    etaSeconds: integer('eta_seconds'),
    custody: text('custody').$type<Custody>(),
    fillMode: text('fill_mode').$type<FillMode>(),
    /** Null in a quote. */
    reason: text('reason'),
    message: text('message'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.ordinal] }),
    check(
      'order_offers_kind',
      sql`case when quote_id is null then num_nulls(reason, message) = 0 else reason is null and num_nulls(send_amount, receive_amount, fees, eta_seconds, custody, fill_mode) = 0 end`,
    ),
    check(
      'order_offers_size',
      sql`ordinal >= 0 and ordinal < 32 and length(provider) <= 300 and length(reason) <= 300 and length(message) <= 300 and octet_length(fees::text) <= 8000`,
    ),
  ],
)
