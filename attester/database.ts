import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import { AppError } from '#core/errors.ts'
import type { Driver } from '#store/driver/contract.ts'
import { openEmbedded } from '#store/driver/embedded.ts'
import { pgliteDriver } from '#store/driver/pglite.ts'
import { openPgliteSession } from '#store/driver/pgliteSession.mjs'
import { openPostgres } from '#store/driver/postgres.ts'

/** One signed fill. A transaction is written as the chain it is on, its id and the payout's place in it. */
export interface SignedRow {
  orderId: string
  dstChain: number
  txId: string
  ordinal: number
  proofId: `0x${string}`
  signature: `0x${string}`
  /** The escrow that the signature is for; null in rows from before networks could have several. */
  escrow: string | null
}

/** What an attester remembers for ever: one payout per order, one order per payout. */
export interface AttesterDatabase {
  find(orderId: string): Promise<SignedRow | null>
  /**
   * Stores a fill before its signature leaves the process, and says what stands for the order: this one, or the one that was first.
   * @throws AppError `payout_already_used` when the payout stands for another order.
   */
  record(row: SignedRow): Promise<SignedRow>
  close(): Promise<void>
}

export interface AttesterDatabaseOptions {
  /** PostgreSQL; wins over the folder. Neither = in memory. */
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
const refuse = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })

/** @throws AppError `data_folder_in_use`, `database_unavailable`. */
export const openAttesterDatabase = async (options: AttesterDatabaseOptions): Promise<AttesterDatabase> =>
  attesterDatabaseOver(await openDriver(options), options.clock)

/** The attester's tables in one schema of a database that is open already. `schema` is a plain identifier, never input. */
export async function attesterDatabaseOver(driver: Driver, clock: Clock, schema = 'public'): Promise<AttesterDatabase> {
  const query = (text: string, params: readonly unknown[] = []): Promise<Stored[]> =>
    driver.withConnection(async (connection) => (await connection.query(text, params, 'object')).rows as Stored[])
  // A role without DDL finds its table made by the owner of the database.
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
  const find = async (orderId: string): Promise<SignedRow | null> => {
    const [found] = await query(`select * from ${schema}.attestations where order_id = $1`, [orderId])
    return found ? toRow(found) : null
  }
  return {
    find,
    async record(row) {
      const values = [
        row.orderId,
        row.dstChain,
        row.txId,
        row.ordinal,
        row.proofId,
        row.signature,
        row.escrow,
        clock.now().toISOString(),
      ]
      await query(
        `insert into ${schema}.attestations (order_id, dst_chain, tx_id, ordinal, proof_id, signature, escrow, signed_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
        values,
      )
      const stored = await find(row.orderId)
      if (!stored) throw refuse('payout_already_used', 'This payout already stands for another order.')
      return stored
    },
    close: () => driver.close(),
  }
}

async function openDriver({ url, folder, log }: AttesterDatabaseOptions): Promise<Driver> {
  if (url !== undefined) return openPostgres({ url, log })
  return folder === undefined ? pgliteDriver(await openPgliteSession({})) : openEmbedded(folder)
}
