import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authorizationKinds, openingStates, type AuthorizationKind, type OpeningState } from './openingTypes.ts'
import { chain, hex, identity, instant, inWords, noLongerThan, orderIdColumn } from '../columns.ts'
import { orders } from '../orders/schema.ts'

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
