import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { chain, instant, uint256 } from '../columns.ts'
import type { EscrowHoldings, ProviderDomains } from './types.ts'

/** Last reading of each network by the reconciler, through its own endpoints. No process acts on it. */
export const reconciledChains = pgTable('reconciled_chains', {
  chainId: chain('chain_id').primaryKey(),
  readAt: instant('read_at').notNull(),
  /** Final block of the holdings. */
  height: uint256('height').notNull(),
  escrows: jsonb('escrows').$type<readonly EscrowHoldings[]>().notNull(),
})

/** The maker's last comparison of RPC providers, its own and those of the attesters: one row. No process acts on it. */
export const providerChecks = pgTable(
  'provider_checks',
  {
    id: integer('id').primaryKey().default(1),
    checkedAt: instant('checked_at').notNull(),
    attesters: integer('attesters').notNull(),
    /** Attesters that did not report their providers. */
    silent: integer('silent').notNull(),
    /** Pairs of parties that share a provider. */
    shared: integer('shared').notNull(),
    /** Null in a row of an earlier version. */
    domains: jsonb('domains').$type<ProviderDomains>(),
  },
  (t) => [check('provider_checks_one_row', sql`${t.id} = 1`)],
)
