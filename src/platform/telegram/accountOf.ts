import type { Api } from '#src/api/calls.ts'
import type { Platform, SessionToken } from '../contract.ts'
import { storageOrNull } from '../keyValueStorage.ts'
import { createTelegramAccount, type TelegramAccount } from './account.ts'

const made = new WeakMap<SessionToken, TelegramAccount>()

interface Owner {
  readonly api: Pick<Api, 'get' | 'post'>
  readonly session: SessionToken
  readonly platform: Pick<Platform, 'launch'>
}

/** Singleton of the app, created on first use. */
export function accountOf({ api, session, platform }: Owner): TelegramAccount {
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
