import { and, asc, eq, inArray, like, max, sql } from 'drizzle-orm'
import type { AwardPart, CampaignAct } from '#core/rewards/campaign/awards.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { Db } from '../database.ts'
import { campaignActRows, campaignAwards, campaigns, pointEntries } from '../schema.ts'
import { walletSet } from './counts.ts'
import type { CampaignEdit } from './types.ts'

export interface AwardRow {
  readonly wallet: string
  readonly campaignId: number
  readonly part: AwardPart
  readonly attempt: number
  readonly points: number
  readonly entryId: bigint
  readonly standing: boolean
  readonly withheld: boolean
}

const idsOf = (campaigns: readonly Campaign[]): number[] => campaigns.map(({ id }) => id)

/** Reads the awards of the wallets in these campaigns, including revoked ones. */
export const awardRows = async (
  q: Db,
  wallets: readonly string[],
  campaigns: readonly Campaign[],
): Promise<AwardRow[]> =>
  campaigns.length === 0
    ? []
    : q
        .select()
        .from(campaignAwards)
        .where(
          and(
            sql`${campaignAwards.wallet} in ${walletSet(wallets)}`,
            inArray(campaignAwards.campaignId, idsOf(campaigns)),
          ),
        )

/** Returns when the newest standing step of a wallet was awarded, by campaign. */
export async function lastSteps(q: Db, wallet: string, campaigns: readonly Campaign[]): Promise<Map<number, Date>> {
  if (campaigns.length === 0) return new Map()
  const rows = await q
    .select({ id: campaignAwards.campaignId, at: max(pointEntries.at) })
    .from(campaignAwards)
    .innerJoin(pointEntries, eq(pointEntries.id, campaignAwards.entryId))
    .where(
      and(
        eq(campaignAwards.wallet, wallet),
        inArray(campaignAwards.campaignId, idsOf(campaigns)),
        campaignAwards.standing,
        like(campaignAwards.part, 'step-%'),
      ),
    )
    .groupBy(campaignAwards.campaignId)
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])))
}

export const actRows = async (
  q: Db,
  wallets: readonly string[],
  campaigns: readonly Campaign[],
): Promise<{ wallet: string; campaignId: number; act: CampaignAct }[]> =>
  campaigns.length === 0
    ? []
    : q
        .select()
        .from(campaignActRows)
        .where(
          and(
            sql`${campaignActRows.wallet} in ${walletSet(wallets)}`,
            inArray(campaignActRows.campaignId, idsOf(campaigns)),
          ),
        )

/** See `Campaigns.withhold`. */
export const withholdAward = async (q: Db, wallet: string, entryId: bigint): Promise<boolean> =>
  (
    await q
      .update(campaignAwards)
      .set({ standing: false, withheld: true })
      .where(and(ofEntry(wallet, entryId), campaignAwards.standing))
      .returning({ part: campaignAwards.part })
  ).length > 0

/** See `Campaigns.restore`. */
export const restoreAward = async (q: Db, wallet: string, entryId: bigint): Promise<number | null> =>
  (
    await q
      .update(campaignAwards)
      .set({ withheld: false })
      .where(and(ofEntry(wallet, entryId), campaignAwards.withheld))
      .returning({ id: campaignAwards.campaignId })
  )[0]?.id ?? null

const ofEntry = (wallet: string, entryId: bigint) =>
  and(eq(campaignAwards.wallet, wallet), eq(campaignAwards.entryId, entryId))

/** The rows must not be withheld: those are excluded from settling. */
export async function writeAwardRows(q: Db, rows: readonly AwardRow[]): Promise<void> {
  if (rows.length === 0) return
  const raw = rows.map((row) => ({
    wallet: row.wallet,
    campaign_id: row.campaignId,
    part: row.part,
    attempt: row.attempt,
    points: row.points,
    entry_id: row.entryId.toString(),
    standing: row.standing,
  }))
  await q.execute(sql`
    insert into campaign_awards (wallet, campaign_id, part, attempt, points, entry_id, standing)
      select * from jsonb_to_recordset(${JSON.stringify(raw)}::text::jsonb)
        as told(wallet text, campaign_id int, part text, attempt int, points int, entry_id bigint, standing boolean)
      on conflict (wallet, campaign_id, part) do update
        set attempt = excluded.attempt, points = excluded.points, entry_id = excluded.entry_id, standing = excluded.standing`)
}

/** See `Campaigns.edits`. */
export const campaignEdits = (q: Db): Promise<CampaignEdit[]> => q.select().from(campaigns).orderBy(asc(campaigns.id))

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
