import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'
import { openApp, paragraphs, type View } from '../chat/view.ts'
import type { Visit } from '../chat/visit.ts'
import { escapeHtml } from '../texts/escapeHtml.ts'
import type { Words } from '../texts/loadTexts.ts'

/** More than these would be a wall of text. */
const MOST = 8

/** A social task is done or not; a campaign has so many of its steps. */
function taskLine(words: Words, task: CampaignData, progress: ProgressData | undefined): string {
  const points = task.tasks.reduce((sum, step) => sum + step.points, 0) + task.extra_points + (task.social?.points ?? 0)
  const needs = task.tasks.map((step) => step.transfer_count)
  const steps = needs.filter((need, i) => (progress?.steps[i] ?? 0) >= need).length
  const done = progress !== undefined && steps === needs.length && (task.social === null || progress.social_done)
  const head = words.html(done ? 'bot-tasks-done' : 'bot-tasks-todo', { name: task.name, points })
  if (task.social && !task.social.verified) return `${head}\n${words.html('bot-tasks-honour')}`
  return needs.length > 0 && !done ? `${head}\n${words.html('bot-tasks-steps', { done: steps, all: needs.length })}` : head
}

/** What can be earned now, and how far the chosen wallet is. */
export async function tasks(visit: Visit): Promise<View> {
  const { words, api, store, userId } = visit
  const [all, [wallet]] = await Promise.all([api.campaigns(), store.telegram.walletsOf(userId)])
  const open = openApp(visit, words.plain('bot-tasks-open'), { kind: 'place', place: 'tasks' })
  if (all.length === 0) return { html: words.html('bot-tasks-none'), buttons: [[open]] }
  const listed = all.slice(0, MOST)
  const progress = wallet ? await api.progress(wallet.address, listed.map(({ id }) => id)) : new Map<number, ProgressData>()
  const more = all.length > MOST && words.html('bot-tasks-more', { count: all.length - MOST })
  return { html: paragraphs(`<b>${escapeHtml(words.plain('bot-tasks-title'))}</b>`, ...listed.map((task) => taskLine(words, task, progress.get(task.id))), more), buttons: [[open]] }
}
