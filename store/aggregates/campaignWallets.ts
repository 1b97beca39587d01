import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

/** Tables with facts or awards of campaigns. Each has an index that begins with the wallet. */
const sources = ['point_bridges', 'campaign_acts', 'campaign_awards'] as const

/**
 * See `Campaigns.walletsAfter`. The first wallets overall are among the first of each source, so none is read further.
 */
export async function walletsAfter(q: Db, after: string | null, limit: number): Promise<string[]> {
  const from = after === null ? sql`` : sql`where wallet > ${after}`
  const firsts = sources.map(
    (source) => sql`(select distinct wallet from ${sql.raw(source)} ${from} order by wallet limit ${limit})`,
  )
  const rows = await q.execute<{ wallet: string }>(
    sql`${sql.join(firsts, sql` union `)} order by wallet limit ${limit}`,
  )
  return rows.map(({ wallet }) => wallet)
}
