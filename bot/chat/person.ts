import type { User } from 'grammy/types'
import type { TelegramPerson } from '#store/contract/telegram.ts'
import type { ChatDeps } from './visit.ts'

/** Heard of so recently, a person is not written down again. */
export const FRESH_MS = 60_000

/** The person who writes or presses, as the store knows them; written down when they are new, changed, or have let the bot write. */
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
  // Whoever writes to the bot has let it in again, also where that news was lost.
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
