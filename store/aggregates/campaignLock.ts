import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { walletSet } from './campaignCounts.ts'

/** Any constant: held together by all who settle, alone by whoever changes a campaign. */
const LOCK = sql.raw('7230121')

/**
 * Changes of a wallet's awards take turns under its balance row, as its bridges do; and until they are stored no campaign changes. Rows come first, so that
 * who holds the campaigns waits for nobody. One statement: a bridge that is counted pays for each.
 */
export async function lockToSettle(q: Db, wallets: readonly string[]): Promise<void> {
  await q.execute(
    sql`insert into point_balances (wallet) select wallet from ${walletSet(wallets)} as told(wallet) order by wallet on conflict do nothing`,
  )
  await q.execute(sql`
    with locked as (select wallet from point_balances where wallet in ${walletSet(wallets)} order by wallet for update)
    select pg_advisory_xact_lock_shared(${LOCK}) from (select count(*) from locked) as all_of_them`)
}

/** Waits for everything that is being settled by the campaigns as they were; what comes later reads the change. */
export const lockToChange = async (q: Db): Promise<void> =>
  void (await q.execute(sql`select pg_advisory_xact_lock(${LOCK})`))
