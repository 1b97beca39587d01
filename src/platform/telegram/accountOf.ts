import type { Services } from '#src/services.ts'
import { storageOrNull } from '../storageOf.ts'
import { createTelegramAccount, type TelegramAccount } from './account.ts'

const made = new WeakMap<Services['session'], TelegramAccount>()

/** One for the app, made when the first part of it needs it. */
export function accountOf({ api, session, platform }: Pick<Services, 'api' | 'session' | 'platform'>): TelegramAccount {
  const known = made.get(session)
  if (known) return known
  // As long as the launch itself is kept, and in the same place.
  const account = createTelegramAccount({
    api,
    session,
    storage: storageOrNull(window, 'sessionStorage'),
    launch: platform.launch ?? '',
  })
  made.set(session, account)
  return account
}
