import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { createSharedReads } from '#chains/rpc/sharedReads.ts'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import { textIn } from '#core/format/ownText.ts'
import { type Badge, badgeIds } from '#core/rewards/badges.ts'
import { isTold } from '#core/rewards/campaign/shown.ts'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import { badgeAuthorizationData, badgeProgressesData, type BadgeData, badgesData } from '#core/wire/badges.ts'
import { languageCode } from '#core/wire/common.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Visitor } from '../../http/env.ts'
import { requireCapability, requireSessionOf } from '../../http/guards.ts'
import { answers, answersData, createRouter, ok } from '../../http/router.ts'
import { authorizeBadge } from '../../rewards/badges/authorize.ts'
import { walletBadges } from '../../rewards/badges/progress.ts'
import { currentCampaigns } from '../../rewards/campaigns/current.ts'
import { userParams } from './schema.ts'

const list = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/badges',
  summary: 'List badges and their tasks',
  request: { query: z.strictObject({ language: languageCode.default('en') }) },
  responses: answersData(badgesData),
})
const progress = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/{userId}/badges',
  summary: 'Get a wallet’s progress in all badges',
  request: { params: userParams },
  responses: answersData(badgeProgressesData),
})
const authorize = createRoute({
  method: 'post',
  path: '/api/campaign_api/v1/{userId}/badges/{badgeId}',
  summary: 'Authorize the wallet to mint a badge that it has earned; requires a session of the wallet',
  request: { params: userParams.extend({ badgeId: z.enum(badgeIds) }) },
  responses: answersData(badgeAuthorizationData),
})
const whole = z
  .string()
  .regex(/^\d{1,16}$/, 'a whole number')
  .transform(Number)
const metadata = createRoute({
  method: 'get',
  path: '/api/badges/{chainId}/{kind}',
  summary: 'Get the token metadata of a badge (ERC-721), for wallets and marketplaces',
  request: { params: z.object({ chainId: whole, kind: whole }) },
  responses: answers(z.object({ name: z.string(), description: z.string(), image: z.string() })),
})

type Deps = Pick<
  ServerDeps,
  | 'store'
  | 'campaigns'
  | 'badges'
  | 'badgeSigner'
  | 'chains'
  | 'endpointShortage'
  | 'policy'
  | 'clock'
  | 'log'
  | 'catalogue'
>

export function badgeRoutes(deps: Deps) {
  const requireBadges = async (visitor: Visitor) => {
    for (const capability of ['rewards', 'badge']) await requireCapability(deps, visitor, capability, 'other')
  }
  const sharedReads = createSharedReads()
  return createRouter()
    .openapi(list, async (c) => {
      await requireBadges(c.get('visitor'))
      const { language } = c.req.valid('query')
      const { campaigns } = await currentCampaigns(deps, deps.store)
      return c.json(ok({ list: deps.badges.map((badge) => badgeRow(badge, campaigns, language)) }), 200)
    })
    .openapi(progress, async (c) => {
      await requireBadges(c.get('visitor'))
      const wallet = accountOfAnyFamily(c.req.valid('param').userId)?.canonical
      if (wallet === undefined)
        throw new AppError('address_invalid', 'This isn’t a valid address on any network here.', {
          status: 400,
          retriable: false,
        })
      const own = await sharedReads(wallet, () => walletBadges(deps, deps.badges, wallet))
      const rows = own.map(({ badge, tasks, isEarned, isMinted }) => ({
        id: badge.id,
        tasks: [...tasks],
        earned: isEarned,
        minted: isMinted,
      }))
      return c.json(ok({ list: rows }), 200)
    })
    .openapi(authorize, async (c) => {
      const visitor = c.get('visitor')
      await requireBadges(visitor)
      const { userId, badgeId } = c.req.valid('param')
      const badge = deps.badges.find(({ id }) => id === badgeId)
      if (!badge) throw unknownBadge()
      const wallet = await requireSessionOf(visitor, accountOfAnyFamily(userId)?.canonical ?? null)
      const authorized = await authorizeBadge(deps, badge, wallet)
      const { chainId, contract, kind } = authorized.badge
      const { deadline, signature } = authorized
      return c.json(ok({ chain_id: chainId, contract, kind, deadline, signature }), 200)
    })
    .openapi(metadata, (c) => {
      const { chainId, kind } = c.req.valid('param')
      const badge = deps.badges.find((one) => one.chainId === chainId && one.kind === kind)
      if (!badge) throw unknownBadge()
      return c.json(
        { name: textIn(badge.name, 'en'), description: textIn(badge.description, 'en'), image: badge.image },
        200,
      )
    })
}

const unknownBadge = (): AppError =>
  new AppError('badge_unknown', 'This badge doesn’t exist here.', { status: 404, retriable: false })

function badgeRow(badge: Badge, campaigns: readonly Campaign[], language: string): BadgeData {
  const named = (id: number): string => {
    const campaign = campaigns.find((one) => one.id === id)
    return campaign && isTold(campaign) ? textIn(campaign.name, language) : ''
  }
  return {
    id: badge.id,
    name: textIn(badge.name, language),
    description: textIn(badge.description, language),
    image: badge.image,
    chain_id: badge.chainId,
    contract: badge.contract,
    kind: badge.kind,
    tasks: badge.tasks.map((task) =>
      task.kind === 'campaign' ? { kind: task.kind, name: named(task.campaignId) } : { ...task },
    ),
    start_time: badge.startTime.toISOString(),
    end_time: badge.endTime.toISOString(),
  }
}
