import { createStore, type StoreApi } from 'zustand/vanilla'
import { delay } from '#core/async.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import type { MovedWallet, TelegramWallet, TelegramWallets } from '#core/wire/telegram.ts'
import type { Api } from '#src/api/calls.ts'
import type { Platform, SessionToken } from '../contract.ts'
import { storageOrNull } from '../keyValueStorage.ts'
import { createPersisted } from '../persisted.ts'

export type AccountState =
  | { readonly state: 'opening' }
  | {
      readonly state: 'open'
      readonly wallets: readonly TelegramWallet[]
      /** Wallets moved to another account, until the user acknowledges it. */
      readonly movedAway: readonly MovedWallet[]
    }
  | { readonly state: 'failed'; readonly reason: string; readonly retriable: boolean }

export interface TelegramAccount extends Pick<StoreApi<AccountState>, 'getState' | 'subscribe'> {
  /** Exchanges the init data for a session once, and again after a failure. Returns the signed start parameter once; null after a reload. */
  open(): Promise<string | null>
  /** Resolves once the session exists. @throws AppError of the server's refusal */
  ready(): Promise<void>
  /** Takes the server's lists after a change of one of them. */
  take(lists: TelegramWallets): void
}

interface AccountDeps {
  readonly api: Pick<Api, 'get' | 'post'>
  readonly session: SessionToken
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** Launch parameters with which Telegram opened the app. */
  readonly launch: string
  /** Delay before the second attempt, in milliseconds. */
  readonly pause?: (ms: number) => Promise<void>
}

/** A request whose answer was lost is sent again before the failure is shown. */
const LOST_ANSWERS = ['timeout', 'api_unreachable']
const SECOND_TRY_MS = 1_000

interface Owner {
  readonly api: Pick<Api, 'get' | 'post'>
  readonly session: SessionToken
  readonly platform: Pick<Platform, 'launch'>
}

/** The app's own account. Stored as long as the launch parameters, and in the same storage. */
export const telegramAccount = ({ api, session, platform }: Owner): TelegramAccount =>
  createTelegramAccount({
    api,
    session,
    storage: storageOrNull(window, 'sessionStorage'),
    launch: platform.launch ?? '',
  })

/** Creates the account of the Telegram user. */
export function createTelegramAccount({ api, session, storage, launch, pause = delay }: AccountDeps): TelegramAccount {
  const store = createStore<AccountState>()(() => ({ state: 'opening' }))
  const kept = createKeptSession(storage)
  const initData = initDataOf(launch)
  let opening: Promise<string | null> | null = null
  let answered = false

  const take = ({ wallets, moved_away: movedAway }: TelegramWallets): void =>
    store.setState({ state: 'open', wallets, movedAway }, true)

  /** Session of this init data from before a reload; null when it has ended. */
  async function resume(token: string): Promise<TelegramWallets | null> {
    session.token = token
    try {
      return (await api.get('/identity/v1/telegram/wallets', {})).data
    } catch (error) {
      session.token = null
      if (reasonOf(error) !== 'telegram_session_required') throw error
      return null
    }
  }

  async function enter(): Promise<string | null> {
    if (initData === null)
      throw new AppError('init_data_missing', 'Telegram didn’t share the account that opened the app.', {
        retriable: false,
      })
    const known = kept.read(initData)
    const resumed = known === null ? null : await resume(known)
    if (resumed) {
      take(resumed)
      return null
    }
    const { data } = await api.post('/identity/v1/telegram', { body: { init_data: initData } })
    session.token = data.token
    kept.write(initData, data.token)
    take(data)
    return data.start_param
  }

  const begin = (): Promise<string | null> => {
    store.setState({ state: 'opening' }, true)
    const now = enter().catch(async (error: unknown) => {
      if (!LOST_ANSWERS.includes(reasonOf(error))) throw error
      await pause(SECOND_TRY_MS)
      return enter()
    })
    opening = now
    now.catch((error: unknown) =>
      store.setState(
        { state: 'failed', reason: reasonOf(error), retriable: error instanceof AppError && error.retriable },
        true,
      ),
    )
    return now
  }
  async function open(): Promise<string | null> {
    const start = await (opening && store.getState().state !== 'failed' ? opening : begin())
    // A second navigation would leave the page that the user is on by now.
    if (answered) return null
    answered = true
    return start
  }
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    open,
    ready: async () => void (await (opening ?? begin())),
    take,
  }
}

/** Identifies a session by the hash of its init data: other init data means another session. */
const markOf = (initData: string): string => new URLSearchParams(initData).get('hash') ?? ''

/** Keeps the session of this init data over reloads, and no other one. */
function createKeptSession(storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
  const kept = createPersisted(storage, { key: 'causeway.session', format: 'text', parse: String, fallback: '' })
  return {
    read(initData: string): string | null {
      const [mark, token] = kept.read().split(' ')
      return token && mark !== '' && mark === markOf(initData) ? token : null
    },
    // If the write fails, the init data is exchanged again after a reload.
    write: (initData: string, token: string): void => void kept.write(`${markOf(initData)} ${token}`),
  }
}

/** Returns the init data signed by Telegram, unchanged; null when the launch parameters have none. */
export const initDataOf = (launch: string): string | null =>
  new URLSearchParams(launch.replace(/^#/, '')).get('tgWebAppData') || null

/** Returns Telegram's colors, as written in the launch parameters. */
export const themeTextOf = (launch: string): string | null =>
  new URLSearchParams(launch.replace(/^#/, '')).get('tgWebAppThemeParams')
