import { createStore, type StoreApi } from 'zustand/vanilla'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AppError } from '#core/errors.ts'
import { storageOrNull } from '#src/platform/keyValueStorage.ts'
import { POPUP_STATE } from '#core/rewards/accountProof.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import { usePersistentStore } from '#src/services.ts'

/** Authorization request to Discord, with its answer. */
interface Asked {
  /** Random OAuth state: an answer without it was not requested here. */
  readonly state: string
  /** The wallet that started is the one that is verified. */
  readonly wallet: string
  readonly campaign: number
  readonly answer: { readonly code: string } | { readonly error: string } | null
}

/** Result in the callback URL. */
export type AuthReturn = 'code' | 'declined' | 'failed' | 'mismatch'

export interface DiscordAuthState {
  readonly asked: Asked | null
  /** Latest result, until another authorization starts. */
  readonly returned: AuthReturn | null
  /** Returns the authorization URL. @throws AppError `storage_blocked`: the callback could not be checked */
  begin(authorizeUrl: string, wallet: string, campaign: number, inPopup?: boolean): string
  /** Reads Discord's callback; reading the same URL twice changes nothing. */
  take(params: URLSearchParams): void
  /** Drops a code that is used or no longer useful. */
  drop(): void
}
export type DiscordAuth = StoreApi<DiscordAuthState>

interface Deps {
  /** Session storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly random: () => string
}

/** Callback parameters, removed from the URL at once. */
const parts = ['code', 'state', 'error', 'error_description', 'error_uri'] as const

export const isAuthReturn = (params: URLSearchParams): boolean =>
  params.has('state') && (params.has('code') || params.has('error'))

export function withoutAuthReturn(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const part of parts) rest.delete(part)
  return rest
}

/** Code with which this wallet may verify this task. */
export function codeFor({ asked }: DiscordAuthState, wallet: string | null, campaign: number): string | null {
  if (!asked?.answer || asked.wallet !== wallet || asked.campaign !== campaign) return null
  return 'code' in asked.answer ? asked.answer.code : null
}

/** Wallet that Discord authorized while another one, or none, is connected. */
export const otherWallet = ({ asked }: DiscordAuthState, wallet: string | null): string | null =>
  asked?.answer && 'code' in asked.answer && asked.wallet !== wallet ? asked.wallet : null

const kindOf = (answer: Asked['answer']): AuthReturn => {
  if (answer && 'code' in answer) return 'code'
  return answer?.error === 'access_denied' ? 'declined' : 'failed'
}

/** Discord authorization within one window, which also works on phones and in in-app browsers; a frame uses a popup. */
export function createDiscordAuth({ storage, random }: Deps): DiscordAuth {
  const kept = createPersisted<Asked | null>(storage, { key: 'causeway.discord', parse: parseAsked, fallback: null })
  return createStore<DiscordAuthState>((set, get) => {
    function keep(asked: Asked): boolean {
      set({ asked })
      return kept.write(asked)
    }
    return {
      asked: kept.read(),
      returned: null,
      begin(authorizeUrl, wallet, campaign, inPopup = false) {
        const asked: Asked = { state: `${inPopup ? POPUP_STATE : ''}${random()}`, wallet, campaign, answer: null }
        set({ returned: null })
        if (!keep(asked))
          throw new AppError(
            'storage_blocked',
            'Without storage for this page, what Discord answers cannot be checked.',
            { retriable: false },
          )
        const url = new URL(authorizeUrl)
        url.searchParams.set('state', asked.state)
        return url.href
      },
      take(params) {
        const { asked } = get()
        if (!asked || asked.state !== params.get('state')) return set({ returned: 'mismatch' })
        const code = params.get('code')
        const answer = asked.answer ?? (code === null ? { error: params.get('error') ?? '' } : { code })
        keep({ ...asked, answer })
        set({ returned: kindOf(answer) })
      },
      drop() {
        set({ asked: null, returned: null })
        // A failure is harmless: a code is valid for one call, which was made.
        kept.remove()
      },
    }
  })
}

function parseAsked(stored: unknown): Asked | undefined {
  const { state, wallet, campaign, answer = null } = (stored ?? {}) as Partial<Asked>
  if (typeof state !== 'string' || typeof wallet !== 'string' || typeof campaign !== 'number') return undefined
  return {
    state,
    wallet,
    campaign,
    answer: answer !== null && 'code' in answer && typeof answer.code === 'string' ? { code: answer.code } : null,
  }
}

const BYTES = 16

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Instance of this tab: an answer for another tab was not requested here. */
export const discordAuthHere = (): DiscordAuth =>
  createDiscordAuth({ storage: storageOrNull(window, 'sessionStorage'), random })

export interface DiscordNoteView {
  readonly kind: Exclude<AuthReturn, 'code'> | 'connect' | 'other'
  /** Wallet that Discord has authorized. */
  readonly wallet: string
}

interface Now {
  readonly wallet: string | null
  /** True while a wallet of an earlier visit reconnects. */
  readonly resuming: boolean
}

/** Returns the message about Discord's answer; null when the next step needs none. */
export function discordNote(auth: DiscordAuthState, { wallet, resuming }: Now): DiscordNoteView | null {
  if (auth.returned !== null && auth.returned !== 'code') return { kind: auth.returned, wallet: '' }
  const other = otherWallet(auth, wallet)
  if (other === null || (wallet === null && resuming)) return null
  return { kind: wallet === null ? 'connect' : 'other', wallet: other }
}

/** Telegram's web clients show this page in a frame, which Discord's page refuses to load in. */
export const isFramed = (page: Pick<Window, 'parent'> = window): boolean => page.parent !== page

/** Opens Discord's page in a window of its own and reports its answer once. False if the browser blocks windows. */
export function openAuthPopup(url: string, onAnswer: (params: URLSearchParams) => void): boolean {
  const popup = window.open(url, '_blank')
  if (!popup) return false
  const answers = new AbortController()
  window.addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== popup || typeof data !== 'string') return
      answers.abort()
      onAnswer(new URLSearchParams(data))
    },
    { signal: answers.signal },
  )
  return true
}

/** In that window: passes the answer to the page that opened it and closes. False if this is no such window. */
export function answerOpener(params: URLSearchParams): boolean {
  const opener = window.opener as Window | null
  if (!opener || !params.get('state')?.startsWith(POPUP_STATE)) return false
  opener.postMessage(params.toString(), window.location.origin)
  window.close()
  return true
}

/** Removes Discord's callback from the URL: the code is valid for one call and must not be copied along. */
export function useDiscordReturn(): void {
  const auth = usePersistentStore(discordAuthHere)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(search)
    if (!isAuthReturn(params) || answerOpener(params)) return
    auth.getState().take(params)
    void navigate({ pathname, search: withoutAuthReturn(params).toString(), hash }, { replace: true })
  }, [auth, navigate, pathname, search, hash])
}
