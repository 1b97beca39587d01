import { awardChanges, type CampaignAct } from '#core/rewards/campaign/awards.ts'
import { awardReason, earned } from '#core/rewards/campaign/kinds.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import { CAMPAIGN_RULE, type CampaignsNow, type SettledAwards } from './types.ts'
import { type PointEntry, REVERSAL_RULE } from '../points/types.ts'
import type { Db } from '../database.ts'
import { actRows, type AwardRow, awardRows, campaignEdits, lockToSettle, writeAwardRows } from './rows.ts'
import { countsOf, walletSet } from './counts.ts'
import { writeEntries } from '../points/ledger.ts'
import { sql } from 'drizzle-orm'

interface Plan {
  readonly give: { readonly row: Omit<AwardRow, 'entryId'>; readonly entry: PointEntry }[]
  readonly takeBack: { readonly row: AwardRow; readonly entry: PointEntry }[]
}

const sourceOf = ({
  campaignId,
  part,
  wallet,
  attempt,
}: Pick<AwardRow, 'campaignId' | 'part' | 'wallet' | 'attempt'>): string => `${campaignId}:${part}:${wallet}:${attempt}`

function giving(campaign: Campaign, row: Omit<AwardRow, 'entryId'>, now: Date): Plan['give'][number] {
  const entry = {
    wallet: row.wallet,
    rule: CAMPAIGN_RULE,
    sourceEvent: sourceOf(row),
    bucket: 'campaign_points',
    points: row.points,
    reason: awardReason(campaign, row.part),
    at: now,
    finalAt: now,
  } as const
  return { row, entry }
}

function takingBack(row: AwardRow, now: Date): Plan['takeBack'][number] {
  const reason = {
    kind: 'taken_back',
    entry: sourceOf(row),
    why: row.part === 'social' ? 'social_changed' : 'campaign_not_reached',
  } as const
  const entry = {
    wallet: row.wallet,
    rule: REVERSAL_RULE,
    sourceEvent: row.entryId.toString(),
    bucket: 'campaign_points',
    points: -row.points,
    reason,
    at: now,
    finalAt: now,
  } as const
  return { row: { ...row, standing: false }, entry }
}

const nothing: SettledAwards = { given: 0, takenBack: 0 }

/** See `Campaigns.settle`. Facts and campaigns are read under the lock. */
export async function settleCampaigns(
  q: Db,
  wallets: readonly string[],
  current: CampaignsNow,
  now: Date,
): Promise<SettledAwards> {
  if (wallets.length === 0) return nothing
  await lockToSettle(q, wallets)
  const campaigns = current(await campaignEdits(q))
  const { lost, ...done } = await settleHeld(q, wallets, campaigns, now)
  if (lost.length === 0) return done
  await rebuildAwards(q, lost)
  const again = await settleHeld(q, lost, campaigns, now)
  if (again.lost.length > 0)
    throw new Error(`the ledger has awards of ${again.lost.join(', ')} already, and they can’t be matched`)
  return { given: done.given + again.given, takenBack: done.takenBack + again.takenBack }
}

/** See `Campaigns.recount`. */
export async function recountCampaigns(
  q: Db,
  wallets: readonly string[],
  current: CampaignsNow,
  now: Date,
): Promise<SettledAwards> {
  if (wallets.length === 0) return nothing
  await lockToSettle(q, wallets)
  await rebuildAwards(q, wallets)
  const { given, takenBack } = await settleHeld(q, wallets, current(await campaignEdits(q)), now)
  return { given, takenBack }
}

/** `lost` are wallets whose ledger has awards that their campaigns lack; nothing was written for them. */
async function settleHeld(
  q: Db,
  wallets: readonly string[],
  campaigns: readonly Campaign[],
  now: Date,
): Promise<SettledAwards & { readonly lost: readonly string[] }> {
  if (campaigns.length === 0) return { ...nothing, lost: [] }
  const counts = await countsOf(q, wallets, campaigns)
  const given = grouped(await awardRows(q, wallets, campaigns))
  const acts = grouped(await actRows(q, wallets, campaigns))

  const plan: Plan = { give: [], takeBack: [] }
  for (const wallet of wallets) {
    for (const campaign of campaigns) {
      const rows = given(wallet, campaign.id)
      const done = new Set<CampaignAct>(acts(wallet, campaign.id).map(({ act }) => act))
      const wanted = earned(campaign, { counts: { steps: counts(wallet, campaign) }, acts: done })
      const withheld = new Set(rows.filter((row) => row.withheld).map(({ part }) => part))
      const changes = awardChanges(
        campaign,
        wanted.filter(({ part }) => !withheld.has(part)),
        rows.filter((row) => row.standing),
      )
      const rowOf = new Map(rows.map((row) => [row.part, row]))
      for (const { part } of changes.takeBack) {
        const row = rowOf.get(part)
        if (row) plan.takeBack.push(takingBack(row, now))
      }
      for (const { part, points } of changes.give) {
        plan.give.push(
          giving(
            campaign,
            {
              wallet,
              campaignId: campaign.id,
              part,
              points,
              attempt: (rowOf.get(part)?.attempt ?? -1) + 1,
              standing: true,
              withheld: false,
            },
            now,
          ),
        )
      }
    }
  }
  return write(q, plan, now)
}

async function write(
  q: Db,
  { give, takeBack }: Plan,
  now: Date,
): Promise<SettledAwards & { readonly lost: readonly string[] }> {
  const written = await writeEntries(
    q,
    [...takeBack, ...give].map(({ entry }) => entry),
    now,
  )
  const idOf = new Map(written.map((row) => [row.sourceEvent, row.id]))
  const given = give.flatMap(({ row, entry }): AwardRow[] => {
    const entryId = idOf.get(entry.sourceEvent)
    return entryId === undefined ? [] : [{ ...row, entryId }]
  })
  const replaced = new Set(given.map(keyOf))
  await writeAwardRows(q, [...takeBack.map(({ row }) => row).filter((row) => !replaced.has(keyOf(row))), ...given])
  const lost = give.filter(({ entry }) => !idOf.has(entry.sourceEvent)).map(({ row }) => row.wallet)
  return { given: given.length, takenBack: takeBack.length, lost: [...new Set(lost)] }
}

const keyOf = ({ wallet, campaignId, part }: Pick<AwardRow, 'wallet' | 'campaignId' | 'part'>): string =>
  `${campaignId} ${part} ${wallet}`

function grouped<T extends { readonly wallet: string; readonly campaignId: number }>(
  rows: readonly T[],
): (wallet: string, campaignId: number) => readonly T[] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = `${row.campaignId} ${row.wallet}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return (wallet, campaignId) => groups.get(`${campaignId} ${wallet}`) ?? []
}

/**
 * Rebuilds award rows from the ledger if they are missing, of an earlier attempt, or active despite a reversal; revoked
 * ones become withheld. An entry's source is campaign, part, wallet (which may contain colons) and attempt.
 */
async function rebuildAwards(q: Db, wallets: readonly string[]): Promise<void> {
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
