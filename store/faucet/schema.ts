import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, big, chain, identity, instant, inWords, noLongerThan, uint256 } from '../columns.ts'
import { type FaucetClaimState, faucetClaimStates } from './types.ts'

export const faucetClaims = pgTable(
  'faucet_claims',
  {
    id: identity(),
    chainId: chain('chain_id').notNull(),
    wallet: text('wallet').notNull(),
    amount: amount('amount').notNull(),
    /** Null once it no longer counts. */
    network: text('network'),
    challenge: text('challenge').notNull(),
    state: text('state').$type<FaucetClaimState>().notNull(),
    signer: text('signer'),
    nonce: uint256('nonce'),
    since: uint256('since_height'),
    txRef: text('tx_ref'),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('faucet_claims_challenge').on(t.challenge),
    uniqueIndex('faucet_claims_nonce').on(t.chainId, t.signer, t.nonce),
    index('faucet_claims_wallet').on(t.wallet, t.id),
    index('faucet_claims_recent').on(t.chainId, t.createdAt),
    index('faucet_claims_network').on(t.createdAt).where(sql`network is not null`),
    index('faucet_claims_work').on(t.chainId, t.state, t.id).where(sql`state in ('queued', 'signed', 'mined')`),
    check('faucet_claims_state', inWords(t.state, faucetClaimStates)),
    check('faucet_claims_amount', sql`amount > 0`),
    check('faucet_claims_signed', sql`num_nulls(signer, nonce, since_height) in (0, 3)`),
    check('faucet_claims_signed_state', sql`state not in ('signed', 'mined', 'paid') or nonce is not null`),
    check(
      'faucet_claims_size',
      noLongerThan({ wallet: 500, network: 100, challenge: 200, signer: 500, tx_ref: 200, reason: 200 }),
    ),
  ],
)

/** Every transaction signed for a claim, stored before it may be broadcast. */
export const faucetTxs = pgTable(
  'faucet_txs',
  {
    claimId: big('claim_id')
      .notNull()
      .references(() => faucetClaims.id),
    attempt: integer('attempt').notNull(),
    ref: text('ref').notNull(),
    raw: text('raw').notNull(),
    feeCap: amount('fee_cap').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.claimId, t.attempt] }),
    check('faucet_txs_size', noLongerThan({ ref: 200, raw: 5000 })),
  ],
)
