import type { AppLink } from '../contract.ts'
import type { Place } from '../place.ts'
import { requestLink } from './appLink.ts'
import { type AppAddress, walletApps } from './catalogue.ts'

/** How a wallet calls itself, as its session says it. */
export interface Peer {
  readonly name: string
  readonly redirect?: { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
}

/** What was asked over a session and has no answer yet. */
export interface Asked {
  readonly topic: string
  readonly id: number
}

const HTTPS = /^https:\/\//i
/** Schemes that a browser opens itself are no wallet's. */
const OWN_SCHEME = /^(?!(?:https?|javascript|data|blob|file|vbscript|about):)[a-z][a-z\d+.-]*:/i

const sameName = (one: string, other: string): boolean =>
  one.replace(/ wallet$/i, '').toLowerCase() === other.replace(/ wallet$/i, '').toLowerCase()

/** What the wallet says itself comes before what we know of one of its name. */
function addressOf({ name, redirect: { universal, native } = {} }: Peer): AppAddress | null {
  if (universal && HTTPS.test(universal)) return { universal }
  if (native && OWN_SCHEME.test(native)) return { scheme: native }
  return walletApps.find((known) => sameName(known.name, name))?.app ?? null
}

const isBot = ({ redirect }: Peer): boolean => redirect?.universal?.startsWith('https://t.me/') ?? false

/** Telegram hands a wallet that is a bot one word; the package packs it the same way. */
function botLink(bot: string, payload: string): string {
  const word = btoa(payload).replace(/=+$/, '')
  return `${bot.replace(/\/$/, '')}${bot.includes('?') ? '&' : '?'}startapp=${word}`
}

/** The app that has been asked something, and the link that opens it there. None at a desk, where the wallet is on a phone beside it. */
export function askedApp(peer: Peer, { topic, id }: Asked, place: Place): AppLink | null {
  if (place.system === 'desk') return null
  const payload = `requestId=${id}&sessionTopic=${topic}`
  const { universal = '' } = peer.redirect ?? {}
  const address = addressOf(peer)
  const link = isBot(peer) ? botLink(universal, payload) : address && requestLink(address, payload, place)
  return link ? { name: peer.name, link } : null
}
