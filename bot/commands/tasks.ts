import { campaignCount } from '#core/rewards/campaign/campaignCount.ts'
import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'
import { openApp, paragraphs, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { escapeHtml, type Translator } from '../loadTexts.ts'

/** A longer list would make the message hard to read. */
const MOST = 8

const pointsOf = (task: CampaignData): number =>
  task.tasks.reduce((sum, step) => sum + step.points, 0) + task.extra_points + (task.social?.points ?? 0)

/** Worth of an unverified task, worded as in the app. */
const onTrust = (words: Translator, points: number): string =>
  points > 0 ? words.html('social-worth-trust', { points }) : words.html('social-worth-none')

/** A social task is done or not; a campaign shows its count, as in the app. */
function taskLine(words: Translator, task: CampaignData, progress: ProgressData | undefined): string {
  const points = pointsOf(task)
  const counts = progress?.steps ?? []
  const isReached = task.tasks.every((step, n) => (counts[n] ?? 0) >= step.transfer_count)
  const done = progress !== undefined && isReached && (task.social === null || progress.social_done)
  if (done) return words.html('bot-tasks-done', { name: task.name })
  if (task.social && !task.social.verified)
    return `${words.html('bot-tasks-unchecked', { name: task.name })}\n${onTrust(words, points)}`
  const head = words.html('bot-tasks-todo', { name: task.name, points })
  if (task.tasks.length === 0) return head
  const { unit, made, asked } = campaignCount(task.tasks, counts)
  const text =
    unit === 'steps'
      ? 'points-activity-steps'
      : task.kind === 'deploy'
        ? 'points-activity-deployments'
        : 'points-activity-progress'
  return `${head}\n${words.html(text, { made, asked })}`
}

/**
 * Tasks that currently earn points, with the selected wallet's progress; tasks without points follow, marked as such.
 */
export async function tasks(visit: CommandContext): Promise<View> {
  const { words, api, store, userId } = visit
  const [all, [wallet]] = await Promise.all([api.campaigns(words.language), store.telegram.walletsOf(userId)])
  const open = openApp(visit, words.plain('bot-tasks-open'), { kind: 'place', place: 'tasks' })
  if (all.length === 0) return { html: words.html('bot-tasks-none'), buttons: [[open]] }
  const [earning, free] = [all.filter((task) => pointsOf(task) > 0), all.filter((task) => pointsOf(task) === 0)]
  const listed = [...earning, ...free].slice(0, MOST)
  const progress = wallet
    ? await api.progress(
        wallet.address,
        listed.map(({ id }) => id),
      )
    : new Map<number, ProgressData>()
  const more = all.length > MOST && words.html('bot-tasks-more', { count: all.length - MOST })
  const title =
    earning.length > 0 ? `<b>${escapeHtml(words.plain('bot-tasks-title'))}</b>` : words.html('bot-tasks-none')
  return {
    html: paragraphs(title, ...listed.map((task) => taskLine(words, task, progress.get(task.id))), more),
    buttons: [[open]],
  }
}
