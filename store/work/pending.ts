import { sql } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import { type Context, only } from '../context.ts'

/** Kinds of the maker's work on a chain. */
export const pendingKinds = [
  'deposits',
  'expiries',
  'payouts',
  'returns',
  'openings',
  'transfers',
  'transactions',
  'attestations',
  'claims',
  'endings',
  'arrivals',
] as const
export type PendingKind = (typeof pendingKinds)[number]

/** Rows that may need the maker, without regard to deadlines: true for more than what is due, never for less. */
export type Pending<K extends PendingKind = PendingKind> = Readonly<Record<K, boolean>>

export interface PendingWork {
  /** Reads these kinds in one statement: idle chains are most chains, and each kind's own lists cost a statement each. */
  on<K extends PendingKind>(chain: ChainId, kinds: readonly K[]): Promise<Pending<K>>
}

export function createPendingWork({ run }: Context): PendingWork {
  return {
    on: <K extends PendingKind>(chain: ChainId, kinds: readonly K[]) =>
      run.read(async (q) => {
        const rows = rowsOf(chain)
        const fields = kinds.map(
          (kind) => sql`(${sql.join(rows[kind].map(exists), sql` or `)}) as ${sql.identifier(kind)}`,
        )
        return only((await q.execute(sql`select ${sql.join(fields, sql`, `)}`)) as unknown as Pending<K>[])
      }),
  }
}

type Sql = ReturnType<typeof sql>
const exists = (rows: Sql): Sql => sql`exists (select from ${rows})`

/** Conditions of the lists that the maker reads, each with an index. */
function rowsOf(chain: ChainId): Readonly<Record<PendingKind, readonly Sql[]>> {
  const unpaid = sql`('confirmed', 'validated', 'reserved')`
  return {
    deposits: [sql`deposits where chain_id = ${chain} and not final and status <> 'orphaned'`],
    expiries: [sql`orders where from_chain = ${chain} and state = 'quoted' and settlement_kind = 'maker'`],
    payouts: [sql`orders where to_chain = ${chain} and state in ${unpaid} and settlement_kind = 'maker'`],
    returns: [
      sql`orders where from_chain = ${chain} and state in ${unpaid} and settlement_kind = 'maker'`,
      sql`orders where from_chain = ${chain} and state = 'held' and held_reason = 'payout_failed'`,
      sql`disbursements where chain_id = ${chain} and state = 'reserved' and kind in ('refund', 'cancel')`,
      sql`deposits d left join disbursements r on r.deposit_id = d.id where d.chain_id = ${chain} and d.exception is not null
        and d.exception not like '%:%' and d.order_id is not null and d.status <> 'orphaned' and (r.id is null or r.state in ('failed', 'reserved'))`,
    ],
    openings: [sql`openings where chain_id = ${chain} and state in ('waiting', 'intent', 'broadcast')`],
    transfers: [sql`transfers where chain_id = ${chain} and state = 'waiting'`],
    transactions: [
      sql`slots where chain_id = ${chain} and state in ('open', 'mined')`,
      sql`disbursements r join slots s on s.id = r.slot_id where r.chain_id = ${chain} and r.state in ('intent', 'broadcast') and s.state = 'lost'`,
    ],
    attestations: [sql`orders where from_chain = ${chain} and state = 'final'`],
    claims: [
      sql`claims where chain_id = ${chain} and state in ('reserved', 'intent', 'broadcast')`,
      sql`orders where from_chain = ${chain} and state = 'final'`,
    ],
    endings: [sql`orders where from_chain = ${chain} and state in ('final', 'claimed')`],
    arrivals: [sql`transfers where chain_id = ${chain} and state in ('broadcast', 'mined', 'final')`],
  }
}
