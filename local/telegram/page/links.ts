import { localBot, localChannel } from '../accounts.ts'

/** Telegram's action for a link. */
export type LinkTarget =
  | { readonly kind: 'open'; readonly path: string; readonly startParam: string | null }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'share'; readonly text: string }
  | { readonly kind: 'channel' }
  | { readonly kind: 'web'; readonly url: string }

const opened = (startParam: string | null): LinkTarget => ({ kind: 'open', path: '/', startParam })

/** Parses both forms of bot links: `https://t.me/bot/app?startapp=…`, `tg://resolve?domain=bot&startapp=…`. */
function botOf(url: URL): string | null {
  if (url.protocol === 'tg:')
    return url.host === 'resolve' || url.pathname === '//resolve' ? url.searchParams.get('domain') : null
  return url.hostname === 't.me' ? (url.pathname.split('/')[1] ?? null) : null
}

export function linkTarget(href: string): LinkTarget {
  const url = URL.parse(href)
  const bot = url && botOf(url)
  if (!url || bot === null) return { kind: 'web', url: href }
  const asked = url.searchParams
  if (bot === 'share')
    return { kind: 'share', text: [asked.get('text'), asked.get('url')].filter((part) => part).join('\n') }
  if (bot.toLowerCase() === localChannel.name) return { kind: 'channel' }
  if (bot.toLowerCase() !== localBot.name) return { kind: 'web', url: href }
  const start = asked.get('start')
  if (asked.has('startapp')) return opened(asked.get('startapp') || null)
  if (start !== null) return { kind: 'say', text: start === '' ? '/start' : `/start ${start}` }
  return url.pathname.split('/')[2] ? opened(null) : { kind: 'say', text: '/start' }
}

/** Action of a button that opens the app at an address; one of another origin can't be framed. */
export function appLinkTarget(href: string, origin: string): LinkTarget {
  const url = URL.parse(href)
  return url?.origin === origin
    ? { kind: 'open', path: `${url.pathname}${url.search}`, startParam: null }
    : { kind: 'web', url: href }
}
