import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { walletSet } from './counts.ts'

/** Arbitrary constant: settlements share the lock, a change of a campaign holds it exclusively. */
const LOCK = sql.raw('7230121')

/**
 * Locks balance rows to serialize changes of awards, then blocks campaign changes until commit. Rows first, so that
 * holders of the campaign lock never wait; few statements, since every bridge pays for them.
 */
export async function lockToSettle(q: Db, wallets: readonly string[]): Promise<void> {
  await q.execute(
    sql`insert into point_balances (wallet) select wallet from ${walletSet(wallets)} as told(wallet) order by wallet on conflict do nothing`,
  )
  await q.execute(sql`
    with locked as (select wallet from point_balances where wallet in ${walletSet(wallets)} order by wallet for update)
    select pg_advisory_xact_lock_shared(${LOCK}) from (select count(*) from locked) as all_of_them`)
}

/** Waits for settlements of the old campaigns; later ones read the change. */
export const lockToChange = async (q: Db): Promise<void> =>
  void (await q.execute(sql`select pg_advisory_xact_lock(${LOCK})`))
