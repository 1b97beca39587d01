import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { byTheme, visibleCampaigns } from '#core/rewards/campaign/shown.ts'
import { textIn } from '#core/format/ownText.ts'
import { type Campaign, RUNS, timeTypes } from '#core/rewards/campaign/types.ts'
import { activityData, type CampaignData, campaignsData, themesData } from '#core/wire/campaigns.ts'
import { languageCode } from '#core/wire/common.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Visitor } from '../../http/env.ts'
import { answers, answersData, createRouter, ok } from '../../http/router.ts'
import { currentCampaigns, isOpen } from '../../rewards/campaigns/current.ts'
import { reachedBy, serverOf } from '../../rewards/campaigns/kinds.ts'

/** Names are in the reader's language if the operator provides it, else in English. */
const language = languageCode.default('en')

const campaigns = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/campaigns',
  summary: 'List running campaigns, latest start first; type=all adds ended, upcoming and paused ones',
  request: { query: z.strictObject({ type: z.literal('all').optional(), language }) },
  responses: answersData(campaignsData),
})
const themes = createRoute({
  method: 'get',
  path: '/api/campaign_api/v1/themes',
  summary: 'List campaign themes',
  request: { query: z.strictObject({ language }) },
  responses: answersData(themesData),
})
const activity = createRoute({
  method: 'get',
  path: '/api/admin/api/activity/info',
  summary: 'List themes with running campaigns in display order, and the end of the last one',
  responses: answers(z.object({ code: z.literal(200), message: z.string(), data: z.array(activityData) })),
})

export function campaignListRoutes(
  deps: Pick<ServerDeps, 'store' | 'campaigns' | 'socialVerifiers' | 'clock' | 'policy'>,
) {
  const listed = deps.campaigns.themes
  const told = async (visitor: Visitor) => {
    const reached = await reachedBy(deps, visitor)
    return (await currentCampaigns(deps, deps.store)).campaigns.filter((one) => !one.invisible && reached(one))
  }
  const running = async (visitor: Visitor) => {
    const now = deps.clock.now()
    return visibleCampaigns(await told(visitor)).filter((one) => isOpen(one, now))
  }
  const newestFirst = (rows: readonly Campaign[]) =>
    rows.toSorted((a, b) => b.startTime.getTime() - a.startTime.getTime() || b.id - a.id)
  return createRouter()
    .openapi(campaigns, async (c) => {
      const rows =
        c.req.valid('query').type === 'all'
          ? newestFirst(await told(c.get('visitor')))
          : await running(c.get('visitor'))
      return c.json(
        ok({ total: rows.length, list: rows.map((one) => campaignRow(deps, one, c.req.valid('query').language)) }),
        200,
      )
    })
    .openapi(themes, (c) =>
      c.json(
        ok({
          list: listed.map((theme) => ({
            id: theme.id,
            name: textIn(theme.name, c.req.valid('query').language),
            display_position: theme.displayPosition,
          })),
        }),
        200,
      ),
    )
    .openapi(activity, async (c) => {
      const data = byTheme(listed, await running(c.get('visitor'))).map(({ theme, campaigns: rows }) => ({
        order: theme.displayPosition,
        status: RUNS,
        end_time: Math.max(...rows.map((one) => secondsOf(one.endTime))),
        theme_id: theme.id,
        name: textIn(theme.name, 'en'),
        campaigns: rows.map((one) => one.id),
      }))
      return c.json({ code: 200 as const, message: 'success', data }, 200)
    })
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

type Deps = Pick<ServerDeps, 'campaigns' | 'socialVerifiers'>

function themeName({ campaigns }: Deps, { themeId }: Campaign, language: string): string {
  const theme = campaigns.themes.find(({ id }) => id === themeId)
  return theme ? textIn(theme.name, language) : ''
}

const campaignRow = (deps: Deps, campaign: Campaign, language: string): CampaignData => ({
  id: campaign.id,
  kind: campaign.kind,
  name: textIn(campaign.name, language),
  status: campaign.status,
  start_time: secondsOf(campaign.startTime),
  end_time: secondsOf(campaign.endTime),
  time_type: timeTypes.indexOf(campaign.timeType) === 0 ? 0 : 1,
  logo_url: campaign.logoUrl,
  theme_id: campaign.themeId,
  theme_name: themeName(deps, campaign, language),
  invisible: campaign.invisible,
  ...serverOf(campaign).row(deps, campaign),
})
