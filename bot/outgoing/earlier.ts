import type { ClaimedNotice } from '#store/contract/notices.ts'
import type { TelegramPerson } from '#store/contract/telegram.ts'
import { FRESH_MS } from '../chat/person.ts'
import { candidates } from './candidates.ts'
import type { OutgoingDeps } from './deps.ts'
import type { Message } from './message.ts'

const AT_ONCE = 10

/**
 * Finds messages that earlier requests in doubt left in the chat. Null if unknown: nothing newer is known, too much was
 * sent since, or the user used the bot meanwhile, so its answers are in between. Requests use send slots.
 */
export async function earlierMessages(
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
  for (let n = 0; n < ids.length; n += AT_ONCE) {
    const some = ids.slice(n, n + AT_ONCE)
    const now = clock.now()
    const start = await store.notices.takeSlots(now, some.length, pace.perSecond)
    await deps.wait(start.getTime() - now.getTime())
    const stand = await Promise.all(some.map((id) => api.stands(notice.chatId, id, message)))
    found.push(...some.filter((_, i) => stand[i]))
  }
  return found
}
