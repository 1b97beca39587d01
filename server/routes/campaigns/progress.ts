import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import { awardSums } from '#core/rewards/campaign/awards.ts'
import { isTold } from '#core/rewards/campaign/shown.ts'
import { progressOf } from '#core/rewards/campaign/kinds.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import { type ProgressData, progressesData } from '#core/wire/campaigns.ts'
import type { CampaignStanding } from '#store/campaigns/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { answers, createRouter } from '../../http/router.ts'
import { currentCampaigns } from '../../rewards/campaigns/current.ts'
import { serverOf } from '../../rewards/campaigns/kinds.ts'
import { userParams } from '../rewards/schema.ts'
import { campaignId } from './join.ts'

type Deps = Pick<ServerDeps, 'store' | 'campaigns' | 'socialVerifiers'>

const MOST_IDS = 100
const answer = z.object({ code: z.int(), message: z.string(), data: progressesData })

const progress = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/{userId}/campaigns/points',
  summary:
    'Get a wallet’s progress and points in campaigns; skips unknown ids, and hidden campaigns unless the wallet is signed in; code 404 if none remains',
  request: { params: userParams, query: z.strictObject({ campaign_id: z.string().max(2000) }) },
  responses: answers(answer),
})

function idsIn(list: string): number[] {
  const ids = list.split(',').map((text) => campaignId.safeParse(text))
  if (ids.length > MOST_IDS)
    throw new AppError('request_invalid', `campaign_id: at most ${MOST_IDS} ids.`, { status: 400, retriable: false })
  return ids.map((id) => {
    if (!id.success)
      throw new AppError('request_invalid', 'campaign_id: ids separated by commas, such as 1,2.', {
        status: 400,
        retriable: false,
      })
    return id.data
  })
}

function rowOf(deps: Deps, campaign: Campaign, standing: CampaignStanding): ProgressData {
  const { awards, acts, lastStepAt } = standing
  const { transferCountTotal, crossTotalPoints, steps, done } = progressOf(campaign, standing)
  const { campaignPoints, extraPoints } = awardSums(awards)
  return {
    campaign_id: campaign.id,
    transfer_count_total: transferCountTotal,
    campaign_points: campaignPoints,
    cross_total_points: crossTotalPoints,
    extra_points: extraPoints,
    social_done: serverOf(campaign).isTaskDone(deps, campaign, acts),
    steps: [...steps],
    completed_at: done ? (lastStepAt?.toISOString() ?? null) : null,
    shared: acts.has('share'),
  }
}

export function campaignProgressRoutes(deps: Deps) {
  return createRouter().openapi(progress, async (c) => {
    const ids = new Set(idsIn(c.req.valid('query').campaign_id))
    const wallet = accountOfAnyFamily(c.req.valid('param').userId)?.canonical ?? null
    if (wallet === null)
      return c.json(
        { code: 404, message: 'This isn’t a valid address on any network here.', data: { campaigns: [] } },
        200,
      )
    const own = await c.get('visitor').owns(wallet)
    const { campaigns: all } = await currentCampaigns(deps, deps.store)
    const asked = all.filter((one) => ids.has(one.id) && (own || isTold(one))).toSorted((a, b) => a.id - b.id)
    if (asked.length === 0) return c.json({ code: 404, message: 'Campaign not found.', data: { campaigns: [] } }, 200)
    const standings = await deps.store.campaigns.standing(wallet, asked)
    const campaigns = asked.flatMap((campaign, n) => (standings[n] ? [rowOf(deps, campaign, standings[n])] : []))
    return c.json({ code: 0, message: 'success', data: { campaigns } }, 200)
  })
}
