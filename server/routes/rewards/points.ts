import { createRoute } from '@hono/zod-openapi'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { noBalances } from '#core/rewards/buckets.ts'
import { multiplierOf } from '#core/rewards/bridgePoints.ts'
import { isTold } from '#core/rewards/campaign/shown.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import { textIn } from '#core/format/ownText.ts'
import { BRIDGE_RULE, type PointRow, REVERSAL_RULE } from '#store/points/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { answers, answersData, createRouter, ok } from '../../http/router.ts'
import { currentCampaigns } from '../../rewards/campaigns/current.ts'
import { campaignOf, entryRow } from './entryRow.ts'
import { entriesData, entriesQuery, pointsAnswer, userParams } from './schema.ts'

const points = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/{userId}/points',
  summary: 'Get a wallet’s points by kind, and their total',
  request: { params: userParams },
  responses: answers(pointsAnswer),
})
const entries = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/{userId}/points/entries',
  summary:
    'List a wallet’s points ledger, newest first, or the entries of one order; full details require a session of the wallet',
  request: { params: userParams, query: entriesQuery },
  responses: answersData(entriesData),
})

type Deps = Pick<ServerDeps, 'store' | 'rewards' | 'campaigns'>

/** Campaigns are loaded only if a row refers to one. */
async function campaignsOf(deps: Deps, rows: readonly PointRow[]): Promise<ReadonlyMap<number, Campaign>> {
  const named = rows.some(({ reason }) => campaignOf(reason) !== null)
  return new Map(named ? (await currentCampaigns(deps, deps.store)).campaigns.map((one) => [one.id, one]) : [])
}

/** Translates a campaign's name unless the campaign was renamed since; then the recorded name stays. */
function translated(row: PointRow, campaigns: ReadonlyMap<number, Campaign>, language: string): PointRow {
  const { reason } = row
  const campaign = 'campaign' in reason ? campaigns.get(reason.campaign) : undefined
  return campaign && 'campaign' in reason && textIn(campaign.name, 'en') === reason.name
    ? { ...row, reason: { ...reason, name: textIn(campaign.name, language) } }
    : row
}

/** Returns the rows that a bridge earned its wallet, and their reversals. */
async function rowsOfOrder({ store }: Deps, wallet: string, order: string): Promise<PointRow[]> {
  const given = await store.points.find({ rule: BRIDGE_RULE, sourceEvent: order })
  if (given?.wallet !== wallet) return []
  const taken = await store.points.find({ rule: REVERSAL_RULE, sourceEvent: given.id.toString() })
  return taken ? [taken, given] : [given]
}

export function pointRoutes(deps: Deps) {
  const { store, rewards } = deps
  return createRouter()
    .openapi(points, async (c) => {
      const wallet = accountOfAnyFamily(c.req.valid('param').userId)?.canonical ?? null
      if (wallet === null)
        return c.json(
          {
            code: 404,
            message: 'This isn’t a valid address on any network here.',
            data: { ...noBalances, multiplier: 1 },
          },
          200,
        )
      const { balances, bridges } = await store.points.standing(wallet)
      return c.json(
        { code: 0, message: 'success', data: { ...balances, multiplier: multiplierOf(rewards.tiers, bridges) } },
        200,
      )
    })
    .openapi(entries, async (c) => {
      const { before, limit, order, language } = c.req.valid('query')
      const wallet = accountOfAnyFamily(c.req.valid('param').userId)?.canonical ?? null
      const read = (of: string) =>
        order === undefined
          ? store.points.entries(of, { before: before === undefined ? null : BigInt(before), limit })
          : rowsOfOrder(deps, of, order)
      const rows = wallet === null ? [] : await read(wallet)
      const { pending, bridges } = await store.points.standing(wallet ?? '')
      const campaigns = await campaignsOf(deps, rows)
      const told = new Set([...campaigns.values()].filter(isTold).map(({ id }) => id))
      const reader = {
        own: wallet !== null && (await c.get('visitor').owns(wallet)),
        knows: (id: number) => told.has(id),
      }
      return c.json(
        ok({
          entries: rows.map((row) => entryRow(translated(row, campaigns, language), reader)),
          pending_points: pending,
          bridges,
          next: order === undefined && rows.length === limit ? (rows.at(-1)?.id.toString() ?? null) : null,
        }),
        200,
      )
    })
}
