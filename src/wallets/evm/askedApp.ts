import type { AppLink } from '../contract.ts'
import type { HostEnvironment } from '../hostEnvironment.ts'
import { requestLink } from './appLink.ts'
import { type AppAddress, walletApps } from './catalogue.ts'

/** Metadata that the wallet reports in its session. */
export interface Peer {
  readonly name: string
  readonly redirect?: { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
}

/** Session request without an answer yet. */
export interface Asked {
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
