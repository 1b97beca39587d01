import { sql } from 'drizzle-orm'
import { deploymentsOf, stepsOf } from '#core/rewards/campaign/kinds.ts'
import type { Campaign, CampaignTask } from '#core/rewards/campaign/types.ts'
import type { Db } from '../database.ts'

interface NumberedTask {
  readonly campaign: Campaign
  readonly step: number
  readonly task: CampaignTask
}

const numbered = (campaigns: readonly Campaign[]): NumberedTask[] =>
  campaigns.flatMap((campaign) => stepsOf(campaign).map((task, step) => ({ campaign, step, task })))

/** All steps of the campaigns as rows, with their index in the list. */
const tasksOf = (campaigns: readonly Campaign[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    numbered(campaigns).map(({ campaign: { id, startTime, endTime }, task }, n) => ({
      n,
      campaign_id: id,
      from_chain: task.fromChain,
      to_chain: task.toChain,
      starts: startTime.toISOString(),
      ends: endTime.toISOString(),
    })),
  )}::text::jsonb) as task(n int, campaign_id int, from_chain bigint, to_chain bigint, starts timestamptz, ends timestamptz)`

/** Returns a set of wallets as a subquery. */
export const walletSet = (wallets: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(wallets)}::text::jsonb))`

/** Counted bridges that match a task. */
const meeting = sql.raw(`point_bridges.reversed_at is null
  and point_bridges.settled_at >= task.starts and point_bridges.settled_at < task.ends
  and (task.from_chain is null or task.from_chain = point_bridges.from_chain)
  and (task.to_chain is null or task.to_chain = point_bridges.to_chain)`)

interface RawCount extends Record<string, unknown> {
  wallet_n: string
  task_n: number
  counted: string
}

/** All steps of the campaigns that ask for deployments, as rows. */
const deployTasksOf = (campaigns: readonly Campaign[]) =>
  campaigns.flatMap((campaign) => deploymentsOf(campaign).map((task, step) => ({ campaign, step, task })))

/** Counts final deployments per step. Most installations have no such campaign, and make no request. */
async function countDeployments(
  q: Db,
  wallets: readonly string[],
  campaigns: readonly Campaign[],
  counts: Map<string, number>,
): Promise<void> {
  const tasks = deployTasksOf(campaigns)
  if (tasks.length === 0) return
  const asked = tasks.map(({ campaign: { startTime, endTime }, task }, n) => ({
    n,
    chain: task.chain,
    starts: startTime.toISOString(),
    ends: endTime.toISOString(),
  }))
  const rows = await q.execute<RawCount>(sql`
    select told.n as wallet_n, task.n as task_n, count(*) as counted
      from jsonb_array_elements_text(${JSON.stringify(wallets)}::text::jsonb) with ordinality as told(wallet, n)
      join deployments on deployments.wallet = told.wallet and deployments.is_final
      join jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb) as task(n int, chain bigint, starts timestamptz, ends timestamptz)
        on deployments.deployed_at >= task.starts and deployments.deployed_at < task.ends
        and (task.chain is null or task.chain = deployments.chain_id)
      group by told.n, task.n`)
  for (const row of rows) {
    const task = tasks[Number(row.task_n)]
    if (task)
      counts.set(keyOf(wallets[Number(row.wallet_n) - 1] ?? '', task.campaign.id, task.step), Number(row.counted))
  }
}

/**
 * Returns the counted bridges or deployments per step, for many wallets and campaigns in one statement. Sorts rows by numbers: sorting tens of
 * thousands by address would take longer than counting them.
 */
export async function countsOf(
  q: Db,
  wallets: readonly string[],
  campaigns: readonly Campaign[],
): Promise<(wallet: string, campaign: Campaign) => number[]> {
  const rows = await q.execute<RawCount>(sql`
    select told.n as wallet_n, task.n as task_n, count(*) as counted
      from jsonb_array_elements_text(${JSON.stringify(wallets)}::text::jsonb) with ordinality as told(wallet, n)
      join point_bridges on point_bridges.wallet = told.wallet
      join ${tasksOf(campaigns)} on ${meeting}
      group by told.n, task.n`)
  const tasks = numbered(campaigns)
  const counts = new Map<string, number>()
  for (const row of rows) {
    const task = tasks[Number(row.task_n)]
    if (task)
      counts.set(keyOf(wallets[Number(row.wallet_n) - 1] ?? '', task.campaign.id, task.step), Number(row.counted))
  }
  await countDeployments(q, wallets, campaigns, counts)
  return (wallet, campaign) =>
    [...stepsOf(campaign), ...deploymentsOf(campaign)].map(
      (_, step) => counts.get(keyOf(wallet, campaign.id, step)) ?? 0,
    )
}

const keyOf = (wallet: string, campaign: number, step: number): string => `${campaign} ${step} ${wallet}`

/** Points per campaign of all bridges that count for any of its steps, each once. */
export async function crossPointsOf(
  q: Db,
  wallet: string,
  campaigns: readonly Campaign[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await q.execute<{ campaign_id: number; points: string }>(sql`
    select campaign_id, sum(points) as points from (
      select distinct order_id, campaign_id, points from point_bridges join ${tasksOf(campaigns)} on ${meeting} where wallet = ${wallet}
    ) as counted group by campaign_id`)
  return new Map(rows.map((row) => [Number(row.campaign_id), Number(row.points)]))
}
