import { encodeTelegramUrlParameters, isTelegramUrl, type WalletInfo } from '@tonconnect/sdk'
import type { AppLink } from '../contract.ts'
import type { Place } from '../place.ts'

/** Where the wallet is reached and leads back to. */
export interface Asked {
  readonly place: Place
  readonly userAgent: string
  /** Telegram's own app around the page, which stays open behind the wallet; its web clients are pages like any other. */
  readonly nativeTelegram: boolean
  /** The app's address inside Telegram, where it has one. */
  readonly returnUrl: string | null
  /** Of the connection; wallets find the request by it. */
  readonly sessionId: string | null
}

const browsersOfIos: readonly (readonly [RegExp, string])[] = [
  [/crios/i, 'googlechrome://'],
  [/fxios/i, 'firefox://'],
]

/** To what was open, as it stands there: an address would open it anew. As TON Connect's own window has it. */
function wayBack({ place, userAgent, nativeTelegram }: Asked): string {
  if (nativeTelegram) return 'tg://resolve'
  return (place.system === 'ios' && browsersOfIos.find(([pattern]) => pattern.test(userAgent))?.[1]) || 'back'
}

/** A wallet that is a bot takes one word. Inside Telegram's own apps it stands over ours; a web client needs the address. */
function botLink(link: string, { place, nativeTelegram, returnUrl, sessionId }: Asked): string {
  const url = new URL(link)
  if (url.searchParams.has('attach')) {
    url.searchParams.delete('attach')
    url.pathname += '/start'
  }
  const back = place.inTelegram && !nativeTelegram && returnUrl ? returnUrl : 'back'
  const word = new URLSearchParams({ v: '2', ...(sessionId ? { id: sessionId } : {}), ret: back })
  url.searchParams.set('startapp', `tonconnect-${encodeTelegramUrlParameters(word.toString())}`)
  return url.href
}

function appLink(link: string, asked: Asked): string | null {
  // At a desk the wallet is on a phone beside it.
  if (asked.place.system === 'desk') return null
  const url = new URL(link)
  if (asked.sessionId) url.searchParams.set('id', asked.sessionId)
  url.searchParams.set('ret', wayBack(asked))
  return url.protocol === 'https:' ? url.href : null
}

/** The app of a listed wallet, and the link that shows it what it was asked over its bridge; null where nothing here opens it. */
export function askedApp(wallet: WalletInfo, asked: Asked): AppLink | null {
  const address = 'universalLink' in wallet ? wallet.universalLink : ''
  if (!URL.canParse(address)) return null
  const link = isTelegramUrl(address) ? botLink(address, asked) : appLink(address, asked)
  return link === null ? null : { name: wallet.name, link }
}
