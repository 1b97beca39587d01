import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { NOTE_MESSAGE_BYTES, NOTE_NAME_BYTES } from '#core/rewards/note.ts'
import { chain, identity, instant, noLongerThan } from '../columns.ts'

/** Notes that wallets have deployed; a row exists only after a quorum has shown its transaction. */
export const deployments = pgTable(
  'deployments',
  {
    id: identity(),
    chainId: chain('chain_id').notNull(),
    txHash: text('tx_hash').notNull(),
    wallet: text('wallet').notNull(),
    contract: text('contract').notNull(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    deployedAt: instant('deployed_at').notNull(),
    isFinal: boolean('is_final').notNull().default(false),
    /** Time of the next recheck; null once final. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('deployments_tx').on(t.chainId, t.txHash),
    index('deployments_of_wallet').on(t.wallet, t.deployedAt, t.id),
    index('deployments_due').on(t.dueAt).where(sql`due_at is not null`),
    check(
      'deployments_size',
      noLongerThan({
        tx_hash: 200,
        wallet: 500,
        contract: 500,
        name: NOTE_NAME_BYTES,
        message: NOTE_MESSAGE_BYTES,
      }),
    ),
  ],
)
