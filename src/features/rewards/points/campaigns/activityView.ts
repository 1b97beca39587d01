import { byTheme, visibleCampaigns } from '#core/rewards/campaign/shown.ts'
import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'
import { shareable, type ShareOffer } from '#src/features/rewards/share/shareable.ts'
import { type SocialTask, socialTaskOf } from '../social/socialTasks.ts'

export interface Step {
  readonly points: number
  /** 0 to 1: progress since the previous step between the same networks. */
  readonly share: number
}

/** Form values that a row sets; null keeps the current one. Tasks name only networks (spec §3), so the token is never set. */
export interface Preset {
  readonly from: number | null
  readonly to: number | null
  readonly token: string | null
}

export interface ActivityRow {
  readonly id: number
  readonly name: string
  readonly logo: string | null
  readonly steps: readonly Step[]
  /** Unit of `made` and `asked`: bridges when all steps need the same ones, else steps. */
  readonly unit: 'bridges' | 'steps'
  readonly made: number
  readonly asked: number
  /** Bonus on top of all steps; 0 without one. */
  readonly bonus: number
  readonly done: boolean
  /** True once it has ended; the row then has no link. */
  readonly ended: boolean
  /** Its own time, when others of its theme run longer. */
  readonly time: ThemeTime | null
  readonly preset: Preset
  /** Offer to share it; null before completion and after sharing. */
  readonly share: ShareOffer | null
}

export interface SocialRow {
  readonly task: SocialTask
  readonly logo: string | null
  readonly done: boolean
  readonly ended: boolean
}

interface Listed {
  readonly list: readonly CampaignData[]
  /** Campaigns that ended while the page was open; they keep their position. */
  readonly ended: readonly CampaignData[]
}

/** Time shown by a theme: remaining, or start and end. Epoch ms. */
export interface ThemeTime {
  readonly kind: 'countdown' | 'range'
  readonly start: number
  readonly end: number
}

export interface ActivityGroup {
  readonly id: number
  readonly name: string
  readonly time: ThemeTime
  readonly rows: readonly ActivityRow[]
  readonly social: readonly SocialRow[]
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
    .filter((one) => one.social !== null || one.tasks.length > 0)
    .map((data) => ({
      data,
      id: data.id,
      status: data.status,
      invisible: data.invisible,
      themeId: data.theme_id,
      startTime: new Date(data.start_time * 1000),
    }))
  const named = themes.map(({ id, name, display_position }) => ({ id, name, displayPosition: display_position }))
  return byTheme(named, visibleCampaigns(rows)).map(({ theme, campaigns: shown }) => ({
    id: theme.id,
    name: theme.name,
    time: timeOf(
      shown.map(({ data }) => data),
      now,
    ),
    rows: shown
      .filter(({ data }) => data.social === null)
      .map(({ data }) => ({
        ...rowOf(
          data,
          progress.find((one) => one.campaign_id === data.id),
        ),
        ended: over.has(data.id),
        time: ownTime(
          data,
          shown.map((one) => one.data),
          now,
        ),
      })),
    social: shown.flatMap(({ data }) => {
      const task = socialTaskOf(data)
      return task
        ? [
            {
              task,
              logo: data.logo_url,
              done: progress.some((one) => one.campaign_id === data.id && one.social_done),
              ended: over.has(data.id),
            },
          ]
        : []
    }),
  }))
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

type Task = CampaignData['tasks'][number]

function rowOf(campaign: CampaignData, progress: ProgressData | undefined): Omit<ActivityRow, 'ended' | 'time'> {
  const { id, name, logo_url, tasks, extra_points } = campaign
  const counts = tasks.map((_, n) => progress?.steps[n] ?? 0)
  const isDone = (task: Task, n: number): boolean => (counts[n] ?? 0) >= task.transfer_count
  const last = tasks.at(-1)
  // The first unfinished step decides where to bridge; the last one when all are done.
  const next = tasks.find((task, n) => !isDone(task, n)) ?? last
  const alike = tasks.every((task) => last !== undefined && sameNetworks(task, last))
  return {
    id,
    name,
    logo: logo_url,
    steps: tasks.map((task, n) => ({
      points: task.points,
      share: shareOf(counts[n] ?? 0, askedBefore(tasks, n), task.transfer_count),
    })),
    ...(alike
      ? { unit: 'bridges', made: counts.at(-1) ?? 0, asked: last?.transfer_count ?? 0 }
      : { unit: 'steps', made: tasks.filter(isDone).length, asked: tasks.length }),
    bonus: extra_points,
    done: progress !== undefined && last !== undefined && progress.transfer_count_total === last.transfer_count,
    preset: { from: next?.from_chain ?? null, to: next?.to_chain ?? null, token: null },
    share: shareable(campaign, progress),
  }
}

const sameNetworks = (a: Task, b: Task): boolean => a.from_chain === b.from_chain && a.to_chain === b.to_chain

/** Bridges of this step that an earlier step already requires. */
const askedBefore = (tasks: readonly Task[], n: number): number =>
  Math.max(
    0,
    ...tasks.slice(0, n).flatMap((task) => (tasks[n] && sameNetworks(task, tasks[n]) ? [task.transfer_count] : [])),
  )

const shareOf = (made: number, before: number, asked: number): number =>
  made >= asked ? 1 : Math.max(0, (made - before) / Math.max(1, asked - before))
