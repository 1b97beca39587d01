import { getConnection } from 'wagmi/actions'
import type { WalletConfig } from '../config.ts'
import type { AppLink } from '../contract.ts'
import { currentHostEnvironment, type HostEnvironment } from '../connectMethods.ts'
import type { EvmConfig } from './config.ts'
import { WALLET_CONNECT } from './walletConnect.ts'
import { type AppAddress, walletApps } from './catalogue.ts'

/** Parts of WalletConnect's provider that show pending requests. */
interface Provider {
  readonly session?: { readonly topic: string; readonly peer: { readonly metadata: Peer } } | undefined
  readonly signer: {
    readonly client: {
      readonly core: {
        readonly history: {
          readonly pending: readonly {
            readonly topic: string
            readonly request: { readonly id: number; readonly method: string }
          }[]
        }
      }
    }
  }
}

/**
 * App of the connected wallet while a request is unanswered, with the link that opens the app; null for wallets in the
 * page.
 */
export async function waitingApp(config: EvmConfig, settings: WalletConfig): Promise<AppLink | null> {
  const { connector } = getConnection(config)
  if (connector?.id !== WALLET_CONNECT) return null
  const { session, signer } = (await connector.getProvider()) as Provider
  const asked = signer.client.core.history.pending.findLast(
    ({ topic, request }) => topic === session?.topic && request.method === 'wc_sessionRequest',
  )
  return session && asked
    ? askedApp(session.peer.metadata, { topic: session.topic, id: asked.request.id }, currentHostEnvironment(settings))
    : null
}

/** Metadata that the wallet reports in its session. */
export interface Peer {
  readonly name: string
  readonly redirect?: { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
}

/** Session request without an answer yet. */
interface Asked {
  readonly topic: string
  readonly id: number
}

const HTTPS = /^https:\/\//i
/** Excludes schemes that a browser opens itself. */
const OWN_SCHEME = /^(?!(?:https?|javascript|data|blob|file|vbscript|about):)[a-z][a-z\d+.-]*:/i

const sameName = (one: string, other: string): boolean =>
  one.replace(/ wallet$/i, '').toLowerCase() === other.replace(/ wallet$/i, '').toLowerCase()

/** The wallet's own metadata overrides our catalogue entry of the same name. */
function addressOf({ name, redirect: { universal, native } = {} }: Peer): AppAddress | null {
  if (universal && HTTPS.test(universal)) return { universal }
  if (native && OWN_SCHEME.test(native)) return { scheme: native }
  return walletApps.find((known) => sameName(known.name, name))?.app ?? null
}

const isBot = ({ redirect }: Peer): boolean => redirect?.universal?.startsWith('https://t.me/') ?? false

/** A Telegram bot wallet takes a single start parameter, packed like WalletConnect's own package does. */
function botLink(bot: string, payload: string): string {
  const word = btoa(payload).replace(/=+$/, '')
  return `${bot.replace(/\/$/, '')}${bot.includes('?') ? '&' : '?'}startapp=${word}`
}

/** App that has a pending request, with the link that opens it. Null on desktop, where the wallet is on a phone. */
export function askedApp(peer: Peer, { topic, id }: Asked, place: HostEnvironment): AppLink | null {
  if (place.system === 'desk') return null
  const payload = `requestId=${id}&sessionTopic=${topic}`
  const { universal = '' } = peer.redirect ?? {}
  const address = addressOf(peer)
  const link = isBot(peer) ? botLink(universal, payload) : address && requestLink(address, payload, place)
  return link ? { name: peer.name, link } : null
}

type SchemeRule = 'once' | 'twice' | 'never'
type Encode = (text: string) => string

/** Telegram on Android decodes a custom-scheme URL once; on other platforms only https links leave Telegram. */
const schemes: Readonly<Record<HostEnvironment['system'], SchemeRule>> = {
  android: 'twice',
  ios: 'never',
  desk: 'never',
}

const times: Readonly<Record<Exclude<SchemeRule, 'never'>, Encode>> = {
  once: encodeURIComponent,
  twice: (text) => encodeURIComponent(encodeURIComponent(text)),
}

/** WalletConnect's format, used by every listed wallet: the app's URL, then `wc` and the query. */
const wanting = (address: string, query: string): string => `${address.replace(/\/?$/, '/')}wc?${query}`

/** Link that opens a wallet's app with a query; null when nothing on this device opens it. An https URL encodes its parts once. */
function opening(
  app: AppAddress,
  query: (encode: Encode) => string,
  { inTelegram, system }: HostEnvironment,
): string | null {
  if ('universal' in app) return wanting(app.universal, query(times.once))
  // A URL inside an https URL is encoded as a whole.
  if (app.inside !== undefined) return `${app.inside}${encodeURIComponent(wanting(app.scheme, query(times.once)))}`
  const rule = inTelegram ? schemes[system] : 'once'
  return rule === 'never' ? null : wanting(app.scheme, query(times[rule]))
}

/** Builds the link that passes a pairing URI to a wallet's app. */
export const appLink = (app: AppAddress, uri: string, place: HostEnvironment): string | null =>
  opening(app, (encode) => `uri=${encode(uri)}`, place)

/** Link that opens a session request in a wallet's app. */
const requestLink = (app: AppAddress, payload: string, place: HostEnvironment): string | null =>
  opening(app, () => payload, place)
