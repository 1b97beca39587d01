import { sql } from 'drizzle-orm'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { Db } from '../database.ts'

const tasksOf = (campaigns: readonly Campaign[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    campaigns.flatMap(({ id, startTime, endTime, tasks }) =>
      tasks.map(({ fromChain, toChain }, step) => ({ campaign_id: id, step, from_chain: fromChain, to_chain: toChain, starts: startTime.toISOString(), ends: endTime.toISOString() })),
    ),
  )}::text::jsonb) as task(campaign_id int, step int, from_chain bigint, to_chain bigint, starts timestamptz, ends timestamptz)`

/** A set of wallets as a subquery. */
export const walletSet = (wallets: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(wallets)}::text::jsonb))`

/** Counted bridges that a task asks for. */
const meeting = sql.raw(`point_bridges.reversed_at is null
  and point_bridges.settled_at >= task.starts and point_bridges.settled_at < task.ends
  and (task.from_chain is null or task.from_chain = point_bridges.from_chain)
  and (task.to_chain is null or task.to_chain = point_bridges.to_chain)`)

interface RawCount extends Record<string, unknown> {
  wallet: string
  campaign_id: number
  step: number
  n: string
}

/** For each step how many bridges count; many wallets and campaigns in one statement. */
export async function countsOf(q: Db, wallets: readonly string[], campaigns: readonly Campaign[]): Promise<(wallet: string, campaign: Campaign) => number[]> {
  const rows = await q.execute<RawCount>(sql`
    select wallet, campaign_id, step, count(*) as n from point_bridges join ${tasksOf(campaigns)} on ${meeting}
      where wallet in ${walletSet(wallets)} group by wallet, campaign_id, step`)
  const byKey = new Map(rows.map((row) => [keyOf(row.wallet, Number(row.campaign_id), Number(row.step)), Number(row.n)]))
  return (wallet, { id, tasks }) => tasks.map((_, step) => byKey.get(keyOf(wallet, id, step)) ?? 0)
}

const keyOf = (wallet: string, campaign: number, step: number): string => `${campaign} ${step} ${wallet}`

/** By campaign the points of all bridges that count for any of its steps, each once. */
export async function crossPointsOf(q: Db, wallet: string, campaigns: readonly Campaign[]): Promise<ReadonlyMap<number, number>> {
  const rows = await q.execute<{ campaign_id: number; points: string }>(sql`
    select campaign_id, sum(points) as points from (
      select distinct order_id, campaign_id, points from point_bridges join ${tasksOf(campaigns)} on ${meeting} where wallet = ${wallet}
    ) as counted group by campaign_id`)
  return new Map(rows.map((row) => [Number(row.campaign_id), Number(row.points)]))
}
