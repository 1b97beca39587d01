import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import { AppError } from '#core/errors.ts'
import type { Driver } from '#store/driver/contract.ts'
import { openEmbedded } from '#store/driver/embedded.ts'
import { pgliteDriver } from '#store/driver/pglite.ts'
import { openPgliteSession } from '#store/driver/pgliteSession.mjs'
import { openPostgres } from '#store/driver/postgres.ts'

/** One signed fill. A transaction is stored as its chain, its id and the payout's ordinal in it. */
export interface SignedRow {
  orderId: string
  dstChain: number
  txId: string
  ordinal: number
  proofId: `0x${string}`
  signature: `0x${string}`
  /** Escrow that the signature is for; null in rows from before networks could have several. */
  escrow: string | null
}

/** Permanent record of an attester: one payout per order, one order per payout. */
export interface AttesterDatabase {
  find(orderIds: readonly string[]): Promise<ReadonlyMap<string, SignedRow>>
  /**
   * Stores fills before their signatures leave the process, and returns the fill of each order: this one, or an earlier
   * one. An order without a result named a payout that another order has.
   */
  record(rows: readonly SignedRow[]): Promise<ReadonlyMap<string, SignedRow>>
  close(): Promise<void>
}

export interface AttesterDatabaseOptions {
  /** PostgreSQL; takes precedence over the folder. Neither = in memory. */
  url?: string
  folder?: string
  clock: Clock
  log: Log
}

const tables = (schema: string): readonly string[] => [
  `create schema if not exists ${schema}`,
  `create table if not exists ${schema}.attestations (
  order_id text primary key,
  dst_chain bigint not null,
  tx_id text not null,
  ordinal integer not null,
  proof_id text not null,
  signature text not null,
  signed_at timestamptz not null,
  unique (dst_chain, tx_id, ordinal)
)`,
]
const withEscrow = (schema: string): string => `alter table ${schema}.attestations add column escrow text`

type Stored = {
  order_id: string
  dst_chain: string
  tx_id: string
  ordinal: number
  proof_id: `0x${string}`
  signature: `0x${string}`
  escrow: string | null
}
const toRow = (s: Stored): SignedRow => ({
  orderId: s.order_id,
  dstChain: Number(s.dst_chain),
  txId: s.tx_id,
  ordinal: Number(s.ordinal),
  proofId: s.proof_id,
  signature: s.signature,
  escrow: s.escrow,
})
const toStored = (row: SignedRow): Stored => ({
  order_id: row.orderId,
  dst_chain: String(row.dstChain),
  tx_id: row.txId,
  ordinal: row.ordinal,
  proof_id: row.proofId,
  signature: row.signature,
  escrow: row.escrow,
})

/** Opens the attester's database. @throws AppError `data_folder_in_use`, `database_unavailable`. */
export const openAttesterDatabase = async (options: AttesterDatabaseOptions): Promise<AttesterDatabase> =>
  attesterDatabaseOver(await openDriver(options), options.clock)

/** Attester tables in one schema of an open database. `schema` is a plain identifier, never input. */
export async function attesterDatabaseOver(driver: Driver, clock: Clock, schema = 'public'): Promise<AttesterDatabase> {
  const query = (text: string, params: readonly unknown[] = []): Promise<Stored[]> =>
    driver.withConnection(async (connection) => (await connection.query(text, params, 'object')).rows as Stored[])
  // A role without DDL rights uses the table that the database owner created.
  const [found] = (await query(`select to_regclass('${schema}.attestations') as order_id`)) as {
    order_id: string | null
  }[]
  if (!found?.order_id) for (const statement of tables(schema)) await query(statement)
  const columns = await query(
    `select column_name as escrow from information_schema.columns
      where table_schema = $1 and table_name = 'attestations' and column_name = 'escrow'`,
    [schema],
  )
  if (columns.length === 0)
    await query(withEscrow(schema)).catch((cause: unknown) => {
      throw new AppError(
        'database_outdated',
        'Run `npm run admin db-roles -- --attester` as the owner of this database.',
        {
          retriable: false,
          cause,
        },
      )
    })
  const find = async (orderIds: readonly string[]): Promise<ReadonlyMap<string, SignedRow>> => {
    if (orderIds.length === 0) return new Map()
    const named = orderIds.map((_, i) => `$${i + 1}`).join(', ')
    const found = await query(`select * from ${schema}.attestations where order_id in (${named})`, orderIds)
    return new Map(found.map((stored) => [stored.order_id, toRow(stored)]))
  }
  return {
    find,
    async record(rows) {
      if (rows.length === 0) return new Map()
      const at = clock.now().toISOString()
      // Locks are taken in one order, so that two requests with shared orders cannot deadlock.
      const sorted = [...rows].sort((a, b) => (a.orderId < b.orderId ? -1 : 1))
      await query(
        `insert into ${schema}.attestations (order_id, dst_chain, tx_id, ordinal, proof_id, signature, escrow, signed_at)
          select order_id, dst_chain, tx_id, ordinal, proof_id, signature, escrow, $2::timestamptz
            from jsonb_to_recordset($1::text::jsonb) as fills(order_id text, dst_chain bigint, tx_id text, ordinal int,
              proof_id text, signature text, escrow text) on conflict do nothing`,
        [JSON.stringify(sorted.map(toStored)), at],
      )
      return find(rows.map(({ orderId }) => orderId))
    },
    close: () => driver.close(),
  }
}

async function openDriver({ url, folder, log }: AttesterDatabaseOptions): Promise<Driver> {
  if (url !== undefined) return openPostgres({ url, log })
  return folder === undefined ? pgliteDriver(await openPgliteSession({})) : openEmbedded(folder)
}
