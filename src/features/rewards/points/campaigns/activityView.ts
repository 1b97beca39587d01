import { byTheme, visibleCampaigns } from '#core/rewards/campaign/shown.ts'
import { campaignKinds } from '#core/rewards/campaign/types.ts'
import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'
import type { ThemeTime } from './quest.ts'
import { type Quest, questKinds } from './questKinds.tsx'

interface Listed {
  readonly list: readonly CampaignData[]
  /** Campaigns that ended while the page was open; they keep their position. */
  readonly ended: readonly CampaignData[]
}

export interface ActivityGroup {
  readonly id: number
  readonly name: string
  readonly time: ThemeTime
  /** By kind, within a kind the newest start first. */
  readonly quests: readonly Quest[]
}

interface ThemeRow {
  readonly id: number
  readonly name: string
  readonly display_position: number
}

/** Campaigns grouped by theme in theme order, newest start first (spec §2, §4). */
export function activityView(
  { list, ended }: Listed,
  themes: readonly ThemeRow[],
  progress: readonly ProgressData[],
  now: number,
): ActivityGroup[] {
  const over = new Set(ended.map(({ id }) => id))
  const rows = [...list, ...ended]
    // A newer server may list a kind that this page does not know.
    .filter(({ kind }) => campaignKinds.includes(kind))
    .map((data) => ({
      data,
      id: data.id,
      status: data.status,
      invisible: data.invisible,
      themeId: data.theme_id,
      startTime: new Date(data.start_time * 1000),
    }))
  const named = themes.map(({ id, name, display_position }) => ({ id, name, displayPosition: display_position }))
  return byTheme(named, visibleCampaigns(rows)).map(({ theme, campaigns }) => {
    const shown = campaigns.map(({ data }) => data)
    const questOf = (data: CampaignData): Quest | null =>
      questKinds[data.kind].view(data, {
        progress: progress.find((one) => one.campaign_id === data.id),
        ended: over.has(data.id),
        time: ownTime(data, shown, now),
      })
    return {
      id: theme.id,
      name: theme.name,
      time: timeOf(shown, now),
      quests: campaignKinds.flatMap((kind) =>
        shown.filter((data) => data.kind === kind).flatMap((data) => questOf(data) ?? []),
      ),
    }
  })
}

/** A countdown longer than this many days is not useful. */
const COUNTED_DAYS = 30
const DAY = 86_400_000

function timeOf(campaigns: readonly CampaignData[], now: number): ThemeTime {
  const start = Math.min(...campaigns.map((one) => one.start_time)) * 1000
  const end = Math.max(...campaigns.map((one) => one.end_time)) * 1000
  const counts = campaigns.some((one) => one.time_type === 0) && end - now <= COUNTED_DAYS * DAY
  return { kind: counts ? 'countdown' : 'range', start, end }
}

/** End of a campaign that ends before others of its theme. */
function ownTime(campaign: CampaignData, theme: readonly CampaignData[], now: number): ThemeTime | null {
  return theme.some((one) => one.end_time > campaign.end_time) ? timeOf([campaign], now) : null
}
