import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type BackoffKind, backoffKinds, type TransferOrigin, type TransferState, transferStates } from './types.ts'
import { amount, asset, chain, identity, instant, inWords, noLongerThan, orderIdColumn } from '../columns.ts'

/** Transfers between the maker's own wallets. */
export const transfers = pgTable(
  'transfers',
  {
    id: identity(),
    orderId: orderIdColumn('order_id').notNull(),
    chainId: chain('chain_id').notNull(),
    asset: asset('asset').notNull(),
    amount: amount('amount').notNull(),
    nativeFee: amount('native_fee').notNull(),
    toAsset: asset('to_asset').notNull(),
    minReceive: amount('min_receive').notNull(),
    provider: text('provider').notNull(),
    steps: text('steps').notNull(),
    openBy: instant('open_by').notNull(),
    origin: text('origin').$type<TransferOrigin>().notNull(),
    canaryRoute: text('canary_route'),
    canaryHour: text('canary_hour'),
    seal: text('seal').notNull(),
    state: text('state').$type<TransferState>().notNull(),
    reason: text('reason'),
    txRef: text('tx_ref'),
    arrivalKey: text('arrival_key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('transfers_order').on(t.orderId),
    uniqueIndex('transfers_arrival').on(t.arrivalKey).where(sql`arrival_key is not null`),
    // An expired one was never signed, so it makes room for another.
    uniqueIndex('transfers_canary')
      .on(t.canaryRoute, t.canaryHour)
      .where(sql`canary_route is not null and state <> 'expired'`),
    index('transfers_work').on(t.chainId, t.state, t.id),
    index('transfers_recent').on(t.createdAt),
    check('transfers_state', inWords(t.state, transferStates)),
    check('transfers_origin', inWords(t.origin, ['operator', 'automatic'])),
    check('transfers_canary_hour', sql`num_nulls(canary_route, canary_hour) in (0, 2)`),
    check('transfers_amount', sql`amount > 0 and native_fee >= 0 and min_receive >= 0`),
    check(
      'transfers_size',
      noLongerThan({
        provider: 100,
        steps: 100_000,
        seal: 200,
        reason: 1_000,
        tx_ref: 500,
        arrival_key: 1_500,
        canary_route: 200,
        canary_hour: 13,
      }),
    ),
  ],
)

/** Providers and canary routes that are left out for a time after failed requests. Rows, so that a restart asks no sooner. */
export const transferBackoffs = pgTable(
  'transfer_backoffs',
  {
    kind: text('kind').$type<BackoffKind>().notNull(),
    subject: text('subject').notNull(),
    failures: integer('failures').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subject] }),
    check('transfer_backoffs_kind', inWords(t.kind, backoffKinds)),
    check('transfer_backoffs_size', noLongerThan({ subject: 200 })),
  ],
)
