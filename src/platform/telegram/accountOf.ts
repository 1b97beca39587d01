import type { Services } from '#src/services.ts'
import { storageOrNull } from '../keyValueStorage.ts'
import { createTelegramAccount, type TelegramAccount } from './account.ts'

const made = new WeakMap<Services['session'], TelegramAccount>()

/** Singleton of the app, created on first use. */
export function accountOf({ api, session, platform }: Pick<Services, 'api' | 'session' | 'platform'>): TelegramAccount {
  const known = made.get(session)
  if (known) return known
  // Stored as long as the launch parameters, and in the same storage.
  const account = createTelegramAccount({
    api,
    session,
    storage: storageOrNull(window, 'sessionStorage'),
    launch: platform.launch ?? '',
  })
  made.set(session, account)
  return account
}
