import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type AuthorizationKind, authorizationKinds, type ClaimRow, type OpeningState, openingStates } from './types.ts'
import { big, chain, hex, identity, instant, inWords, noLongerThan, orderIdColumn } from '../columns.ts'
import { orders } from '../orders/schema.ts'

export const attestations = pgTable(
  'attestations',
  {
    orderId: orderIdColumn('order_id')
      .notNull()
      .references(() => orders.id),
    signer: text('signer').notNull(),
    proofId: hex('proof_id').notNull(),
    signature: hex('signature').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.signer] })],
)

export const claims = pgTable(
  'claims',
  {
    id: identity(),
    chainId: chain('chain_id').notNull(),
    state: text('state').$type<ClaimRow['state']>().notNull(),
    txRef: text('tx_ref'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('claims_work').on(t.chainId, t.state, t.id),
    check('claims_state', inWords(t.state, ['reserved', 'intent', 'broadcast', 'mined', 'final', 'failed'])),
  ],
)

export const claimOrders = pgTable(
  'claim_orders',
  {
    claimId: big('claim_id')
      .notNull()
      .references(() => claims.id),
    orderId: orderIdColumn('order_id')
      .notNull()
      .references(() => orders.id),
    /** False once the batch failed; an order has at most one live batch. */
    live: boolean('live').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.claimId, t.orderId] }),
    uniqueIndex('claim_orders_live').on(t.orderId).where(sql`live`),
    index('claim_orders_order').on(t.orderId),
  ],
)

/** Seconds may exceed 32 bits, as uint40 does. */
const seconds = (name: string) => bigint(name, { mode: 'number' })

export const openings = pgTable(
  'openings',
  {
    id: identity(),
    orderId: orderIdColumn('order_id')
      .notNull()
      .references(() => orders.id),
    chainId: chain('chain_id').notNull(),
    depositor: text('depositor').notNull(),
    kind: text('kind').$type<AuthorizationKind>().notNull(),
    validAfter: seconds('valid_after').notNull(),
    validBefore: seconds('valid_before').notNull(),
    signature: hex('signature').notNull(),
    state: text('state').$type<OpeningState>().notNull(),
    reason: text('reason'),
    txRef: text('tx_ref'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('openings_order').on(t.orderId),
    index('openings_work').on(t.chainId, t.state, t.id),
    index('openings_depositor').on(t.chainId, t.depositor, t.createdAt),
    check('openings_kind', inWords(t.kind, authorizationKinds)),
    check('openings_state', inWords(t.state, openingStates)),
    check('openings_size', noLongerThan({ depositor: 500, signature: 20_000, reason: 1_000, tx_ref: 500 })),
  ],
)
