import { encodeTelegramUrlParameters, isTelegramUrl, type WalletInfo } from '@tonconnect/sdk'
import type { WalletConfig } from '../config.ts'
import type { AppLink } from '../contract.ts'
import type { HostEnvironment } from '../connectMethods.ts'
import type { Session } from './session.ts'

const WEB_CLIENT = /tgWebAppPlatform=web/

const isCalled =
  (called: string) =>
  ({ name, appName }: WalletInfo): boolean =>
    [name, appName].some((one) => one.toLowerCase() === called.toLowerCase())

/** App of the connected wallet, with the link that opens it; null for wallets in the page. The package only posts to the bridge. */
export async function waitingApp(
  { connector, wallet }: ReturnType<Session['current']>,
  place: HostEnvironment,
  { launch = null, tonConnect }: WalletConfig,
): Promise<AppLink | null> {
  if (wallet.provider !== 'http') return null
  const known = (await connector.getWallets()).find(isCalled(wallet.device.appName))
  if (!known) return null
  const [sessionId, userAgent] = [await connector.getSessionId(), globalThis.navigator?.userAgent ?? '']
  return askedApp(known, {
    place,
    userAgent,
    nativeTelegram: launch !== null && !WEB_CLIENT.test(launch),
    returnUrl: tonConnect?.return_url ?? null,
    sessionId,
  })
}

/** Environment of the wallet and its return target. */
export interface Asked {
  readonly place: HostEnvironment
  readonly userAgent: string
  /** Telegram's own app around the page, which stays open behind the wallet; its web clients are ordinary pages. */
  readonly nativeTelegram: boolean
  /** The Mini App's URL, when it has one. */
  readonly returnUrl: string | null
  /** Session of the connection; wallets use it to find the request. */
  readonly sessionId: string | null
}

const browsersOfIos: readonly (readonly [RegExp, string])[] = [
  [/crios/i, 'googlechrome://'],
  [/fxios/i, 'firefox://'],
]

/** Returns to the page that is already open, because a URL would load it again. TON Connect's own window does the same. */
function wayBack({ place, userAgent, nativeTelegram }: Asked): string {
  if (nativeTelegram) return 'tg://resolve'
  return (place.system === 'ios' && browsersOfIos.find(([pattern]) => pattern.test(userAgent))?.[1]) || 'back'
}

/** A bot wallet takes a single start parameter. Inside Telegram's own apps it opens above ours; a web client needs the URL. */
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
  // On desktop the wallet is on a phone.
  if (asked.place.system === 'desk') return null
  const url = new URL(link)
  if (asked.sessionId) url.searchParams.set('id', asked.sessionId)
  url.searchParams.set('ret', wayBack(asked))
  return url.protocol === 'https:' ? url.href : null
}

/** App of a listed wallet, with the link that opens its pending bridge request; null when nothing on this device opens it. */
export function askedApp(wallet: WalletInfo, asked: Asked): AppLink | null {
  const address = 'universalLink' in wallet ? wallet.universalLink : ''
  if (!URL.canParse(address)) return null
  const link = isTelegramUrl(address) ? botLink(address, asked) : appLink(address, asked)
  return link === null ? null : { name: wallet.name, link }
}
