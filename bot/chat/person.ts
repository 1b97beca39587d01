import type { User } from 'grammy/types'
import type { TelegramPerson } from '#store/telegram/types.ts'
import type { ChatDeps } from './commandContext.ts'

/** Milliseconds for which a user's last activity isn't written again. */
export const FRESH_MS = 60_000

/** Loads the sender of an update; stores them if new, changed, newly allowing messages, or not seen recently. */
export async function meetPerson(
  { store, clock, person }: Pick<ChatDeps, 'store' | 'clock' | 'person'>,
  user: User,
  mayWrite: boolean,
): Promise<TelegramPerson> {
  const now = clock.now()
  const language = user.language_code ?? null
  const known = await person(user.id)
  const news =
    known === null ||
    known.language !== language ||
    (mayWrite && !known.mayWrite) ||
    now.getTime() - known.seenAt.getTime() > FRESH_MS
  if (news) await store.telegram.see({ id: user.id, language, mayWrite }, now)
  // A user who writes has unblocked the bot, even if that update was lost.
  if (known && !known.reachable && mayWrite) await store.telegram.setReachable(user.id, true)
  if (known) return { ...known, language, mayWrite: known.mayWrite || mayWrite, reachable: known.reachable || mayWrite }
  return (
    (await person(user.id)) ?? {
      id: user.id,
      language,
      mayWrite,
      languageChoice: null,
      reachable: true,
      receipts: true,
      seenAt: now,
    }
  )
}
