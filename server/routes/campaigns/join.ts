import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from '../../deps.ts'
import { requireCapability, requireSessionOf } from '../../http/guards.ts'
import { answers, createRouter } from '../../http/router.ts'
import { joinCampaign } from '../../rewards/campaigns/join.ts'
import { watchRange } from '../../rewards/fraud/watch.ts'
import { reachedBy } from '../../rewards/campaigns/kinds.ts'

/** A campaign id in a path or a list. */
export const campaignId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'a whole number')
  .transform(Number)
  .refine((id) => id < 2 ** 31, 'a whole number')

/** `join_type`: 1 = verify a social task (the default), 2 = share. `join_platform`: 1 X, 2 Telegram, 3 Discord. */
const joinQuery = z.strictObject({
  join_type: z.enum(['1', '2']).optional(),
  join_platform: z.enum(['1', '2', '3']).optional(),
  twitter_username: z
    .string()
    .regex(/^@?\w{1,15}$/, 'a handle such as @name')
    .optional(),
  code: z.string().min(1).max(512).optional(),
})
const joinParams = z.object({ userId: z.string().min(1).max(128), campaignId: z.string().min(1).max(32) })
const joinAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.object({ reason: z.string().optional() }),
})

const join = createRoute({
  method: 'post',
  path: '/api/campaign_api/v1/{userId}/campaigns/{campaignId}',
  summary: 'Verify a social task, or report that a completed campaign was shared; requires a session of the wallet',
  request: { params: joinParams, query: joinQuery },
  responses: answers(joinAnswer),
})

const joins = { 1: 'verify', 2: 'share' } as const
/** Watch kinds of the acts that are suspicious in numbers from one network. */
const watched = { verify: 'social_tasks_of_range', share: 'shares_of_range' } as const
const platforms = { 1: 'x', 2: 'telegram', 3: 'discord' } as const

type Deps = Pick<ServerDeps, 'store' | 'campaigns' | 'socialVerifiers' | 'clock' | 'policy' | 'config' | 'pseudonyms'>

export function campaignJoinRoutes(deps: Deps) {
  return createRouter().openapi(join, async (c) => {
    const { userId, campaignId: id } = c.req.valid('param')
    const { join_type, join_platform, twitter_username, code } = c.req.valid('query')
    const visitor = c.get('visitor')
    await requireCapability(deps, visitor, 'rewards', 'other')
    const act = joins[join_type ?? '1']
    // Sharing means posting on another site.
    if (act === 'share') await requireCapability(deps, visitor, 'links', 'other')
    const wallet = await requireSessionOf(visitor, accountOfAnyFamily(userId)?.canonical ?? null)
    const known = campaignId.safeParse(id)
    try {
      const isNew = await joinCampaign(deps, {
        wallet,
        ip: visitor.ip,
        person: await visitor.person(),
        // An invalid id matches no campaign.
        campaignId: known.success ? known.data : 0,
        reached: await reachedBy(deps, visitor),
        join: act,
        platform: join_platform === undefined ? null : platforms[join_platform],
        twitterUsername: twitter_username?.replace(/^@/, '') ?? null,
        code: code ?? null,
      })
      if (isNew) await watchRange(deps, watched[act], visitor.ip, wallet)
      return c.json({ code: 0, message: 'success', data: {} }, 200)
    } catch (error) {
      // The specification's clients read `code` and `message` of a refusal; faults and limits remain HTTP errors.
      if (!(error instanceof AppError) || error.status >= 500 || error.status === 429) throw error
      return c.json({ code: error.status, message: error.message, data: { reason: error.reason } }, 200)
    }
  })
}
