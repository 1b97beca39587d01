import { batches } from '#core/async.ts'
import type { ClaimedNotice, NoticeKind, Pace, Trail } from '#store/notices/types.ts'
import type { TelegramPerson } from '#store/telegram/types.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Failpoints } from '#runtime/failpoints.ts'
import type { Log } from '#runtime/log.ts'
import type { BotStore } from '#store/contract.ts'
import { FRESH_MS } from '../chat/context.ts'
import { type Message, type NoticeApi, type Outcome, outcomeOf } from './botApi.ts'

/** A notice whose reason doesn't apply yet. */
export interface NotYet {
  readonly waitUntil: Date
}

/** Composes the message right before sending; null if the reason no longer applies. */
export type Compose<Result = Message> = (notice: ClaimedNotice, person: TelegramPerson) => Promise<Result | null>

export interface OutgoingDeps {
  readonly store: BotStore
  readonly api: NoticeApi
  readonly compose: Readonly<Record<NoticeKind, Compose<Message | NotYet>>>
  readonly pace: Pace
  /** Maximum duration of a request in milliseconds. */
  readonly requestMs: number
  readonly clock: Clock
  readonly log: Log
  readonly failpoints: Failpoints
  /** From 0 to 1. */
  readonly random: () => number
  wait(ms: number): Promise<void>
}

/** Sends one claimed notice and stores the outcome. */
export async function deliver(deps: OutgoingDeps, notice: ClaimedNotice): Promise<void> {
  const { store, clock, wait, requestMs } = deps
  await wait(notice.slot.getTime() - clock.now().getTime())
  const person = await store.telegram.person(notice.chatId)
  const message = person?.reachable ? await deps.compose[notice.kind](notice, person) : null
  if (message && 'waitUntil' in message)
    // One that may have been sent keeps its doubt: the next attempt has to look for it first.
    return void (await (notice.doubtAt
      ? store.notices.retry(notice, message.waitUntil, notice.doubtAt)
      : store.notices.postpone(notice, message.waitUntil)))
  let sure = notice.doubtAt === null
  if (person && notice.doubtAt && message && notice.payload['edits'] === undefined) {
    const earlier = await earlierMessages(deps, notice, person, message)
    if (earlier && earlier.length > 0) {
      const newest = await keepNewest(deps, notice, earlier)
      return void (await store.notices.sentEarlier(notice, newest, clock.now()))
    }
    sure = earlier !== null
  }
  if (!person || !message) return void (await store.notices.end(notice, 'dropped', clock.now()))
  if (typeof notice.payload['edits'] === 'string') return edit(deps, notice, message, notice.payload['edits'])
  // The process was suspended: another replica may have claimed it by the time Telegram answers.
  if (clock.now().getTime() + requestMs > notice.claimUntil.getTime()) return
  await deps.failpoints.hit('before request')
  const outcome = await deps.api.send(notice.chatId, message).catch(outcomeOf)
  await deps.failpoints.hit('after request')
  if (outcome.kind === 'sent' && !sure) {
    const earlier = (await earlierMessages(deps, notice, person, message, outcome.messageId)) ?? []
    const newest = await keepNewest(deps, notice, [...earlier, outcome.messageId])
    return void (await store.notices.sent(notice, newest, clock.now()))
  }
  await writeDown(deps, notice, afterOutcome(outcome, notice.attempts, clock.now(), deps.random()), outcome)
}

/** Edits the message that was sent for another notice; a repeated edit does no harm, so none is ever in doubt. */
async function edit(deps: OutgoingDeps, notice: ClaimedNotice, message: Message, key: string): Promise<void> {
  const { store, clock } = deps
  const sent = await store.notices.message(key)
  // The message was refused, or will be composed from the newest state.
  if (!sent?.messageId) return void (await store.notices.end(notice, 'dropped', clock.now()))
  const outcome = await deps.api.edit(notice.chatId, sent.messageId, message).catch(outcomeOf)
  if (outcome.kind === 'sent') return void (await store.notices.edited(notice, clock.now()))
  const after = afterOutcome(outcome, notice.attempts, clock.now(), deps.random())
  await writeDown(deps, notice, after.to === 'retry' ? { ...after, doubtAt: null } : after, outcome)
}

/** Removes all but the newest of several identical messages; returns its id. */
async function keepNewest(
  { api }: OutgoingDeps,
  notice: ClaimedNotice,
  messageIds: readonly number[],
): Promise<number> {
  const newest = Math.max(...messageIds)
  if (messageIds.length > 1)
    await api.remove(
      notice.chatId,
      messageIds.filter((id) => id !== newest),
    )
  return newest
}

async function writeDown(
  { store, clock, log }: OutgoingDeps,
  notice: ClaimedNotice,
  after: ReturnType<typeof afterOutcome>,
  outcome: { kind: string; reason?: string },
): Promise<void> {
  switch (after.to) {
    case 'sent':
      return void (await store.notices.sent(notice, after.messageId, clock.now()))
    case 'refused':
      await store.notices.end(notice, 'refused', clock.now())
      if (after.unreachable) await store.telegram.setReachable(notice.chatId, false)
      else log.error({ notice: notice.key, reason: outcome.reason }, 'Telegram refused a notice')
      return
    case 'retry':
      await store.notices.retry(notice, after.notBefore, after.doubtAt)
      if (after.floodUntil) await store.notices.flooded(notice.chatId, after.floodUntil, clock.now())
      if (outcome.kind !== 'flood')
        log.warn(
          { notice: notice.key, attempts: notice.attempts, reason: outcome.reason },
          'a notice was not sent and waits',
        )
      return
    default:
      return after satisfies never
  }
}

const AT_ONCE = 10

/**
 * Finds messages that earlier requests in doubt left in the chat. Null if unknown: nothing newer is known, too much was
 * sent since, or the user used the bot meanwhile, so its answers are in between. Requests use send slots.
 */
async function earlierMessages(
  deps: OutgoingDeps,
  notice: ClaimedNotice,
  person: TelegramPerson,
  message: Message,
  before?: number,
): Promise<readonly number[] | null> {
  const { store, api, pace, clock } = deps
  // Frequent activity isn't always stored, so the user may have been active after this time.
  if (person.seenAt.getTime() + FRESH_MS >= notice.createdAt.getTime()) return null
  const ids = candidates(notice.afterId, await store.notices.trail(notice, before))
  if (!ids) return null
  const found: number[] = []
  for (const some of batches(ids, AT_ONCE)) {
    const now = clock.now()
    const start = await store.notices.takeSlots(now, some.length, pace.perSecond)
    await deps.wait(start.getTime() - now.getTime())
    const stand = await Promise.all(some.map((id) => api.stands(notice.chatId, id, message)))
    found.push(...some.filter((_, i) => stand[i]))
  }
  return found
}

/** Maximum requests per search. */
const MOST = 300
/** Ids to search if no earlier message is known. */
const BACK = 100

/**
 * Message ids that a request in doubt may have used, oldest first. A bot's private chats share one counter, so they are
 * between known messages. Excludes known notices; null if there are too many.
 */
export function candidates(afterId: number | null, { newerId, knownIds }: Trail): readonly number[] | null {
  if (newerId === null) return null
  const first = (afterId ?? Math.max(0, newerId - BACK - 1)) + 1
  if (newerId - first - knownIds.length > MOST) return null
  const known = new Set(knownIds)
  return Array.from({ length: Math.max(0, newerId - first) }, (_, n) => first + n).filter((id) => !known.has(id))
}

/** Change of a notice after its request. `floodUntil` and `unreachable` affect its chat too. */
type After =
  | { readonly to: 'sent'; readonly messageId: number }
  | { readonly to: 'refused'; readonly unreachable: boolean }
  | { readonly to: 'retry'; readonly notBefore: Date; readonly doubtAt: Date | null; readonly floodUntil: Date | null }

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 600_000
/** Milliseconds within which an abandoned request may still arrive. */
const LATE_ARRIVAL_MS = 5000

/** Exponential backoff with jitter, so that concurrent failures don't retry together. `chance` is from 0 to 1. */
export function backOff(attempts: number, chance: number): number {
  const most = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS)
  return most / 2 + (most / 2) * chance
}

export function afterOutcome(outcome: Outcome, attempts: number, now: Date, chance: number): After {
  const later = (ms: number): Date => new Date(now.getTime() + Math.ceil(ms))
  switch (outcome.kind) {
    case 'sent':
      return { to: 'sent', messageId: outcome.messageId }
    case 'gone':
      return { to: 'refused', unreachable: true }
    case 'refused':
      return { to: 'refused', unreachable: false }
    case 'flood': {
      const until = later(outcome.seconds * 1000)
      return { to: 'retry', notBefore: until, doubtAt: null, floodUntil: until }
    }
    case 'later':
      return { to: 'retry', notBefore: later(backOff(attempts, chance)), doubtAt: null, floodUntil: null }
    case 'unclear':
      return {
        to: 'retry',
        notBefore: later(LATE_ARRIVAL_MS + backOff(attempts, chance)),
        doubtAt: later(LATE_ARRIVAL_MS),
        floodUntil: null,
      }
    default:
      return outcome satisfies never
  }
}
