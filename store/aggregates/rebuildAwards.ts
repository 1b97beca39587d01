import { sql } from 'drizzle-orm'
import { CAMPAIGN_RULE } from '../contract/campaigns.ts'
import { REVERSAL_RULE } from '../contract/points.ts'
import type { Db } from '../database.ts'
import { walletSet } from './campaignCounts.ts'

/**
 * Rebuilds award rows from the ledger if they are missing, of an earlier attempt, or active despite a reversal; revoked
 * ones become withheld. An entry's source is campaign, part, wallet (which may contain colons) and attempt.
 */
export async function rebuildAwards(q: Db, wallets: readonly string[]): Promise<void> {
  await q.execute(sql`
    with given as (
      select id, wallet, points, split_part(source_event, ':', 1)::int as campaign_id, split_part(source_event, ':', 2) as part, split_part(source_event, ':', -1)::int as attempt
        from point_entries where rule = ${CAMPAIGN_RULE} and wallet in ${walletSet(wallets)}
    ), lost as materialized (
      select * from given where not exists (
        select from campaign_awards known where known.wallet = given.wallet and known.campaign_id = given.campaign_id and known.part = given.part and (
            known.attempt > given.attempt or known.attempt = given.attempt and not (known.standing and exists (
              select from point_entries taken where taken.rule = ${REVERSAL_RULE} and taken.source_event = given.id::text
            ))
          )
      )
    ), newest as (
      select distinct on (wallet, campaign_id, part) *,
          (select reason ->> 'kind' from point_entries taken where taken.rule = ${REVERSAL_RULE} and taken.source_event = lost.id::text) as taken
        from lost order by wallet, campaign_id, part, attempt desc
    )
    insert into campaign_awards (wallet, campaign_id, part, attempt, points, entry_id, standing, withheld)
      select wallet, campaign_id, part, attempt, points, id, taken is null, taken is not distinct from 'revoked' from newest
      on conflict (wallet, campaign_id, part) do update
        set attempt = excluded.attempt, points = excluded.points, entry_id = excluded.entry_id, standing = excluded.standing, withheld = excluded.withheld`)
}
