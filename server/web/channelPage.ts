import { channelByName, channelPath, partnerOfHost } from '#core/channel/lookups.ts'
import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { matchRoute } from '#core/screens/match.ts'
import type { ChannelLook } from '#core/wire/config.ts'

/**
 * Partner of a page by host and path; null for the product's own pages, `missing` for an unknown name or another host's
 * partner.
 */
export function partnerOfPage(catalogue: Catalogue, host: string, path: string): ChannelDef | null | 'missing' {
  const partner = partnerOfHost(catalogue, host)
  const place = channelPath(path)
  if (!place) return partner
  const named = channelByName(catalogue, place.name)
  if (!named || (partner && partner.id !== named.id)) return 'missing'
  return named.id === catalogue.defaults.channelId ? null : named
}

/** Characters to escape in a path segment; existing escapes stay. */
const unescaped = /[^\w.~!$&'()*+,;=:@%-]/gu
const rooted = (path: string): string =>
  `/${path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace(unescaped, encodeURIComponent))
    .join('/')}`

/**
 * Target for a path below /dapp without a partner's name: the bridge itself (spec §2). Null for other paths and unknown
 * screens, so that a visitor's invented path is never a redirect target.
 */
export function plainPath(catalogue: Catalogue, path: string): string | null {
  const named = channelPath(path)
  if (!named || !/^\/dapp\//i.test(path) || channelByName(catalogue, named.name)) return null
  const rest = path.slice(named.base.length)
  const place = matchRoute(rest)
  if (place.kind === 'none') return null
  return place.kind === 'redirect' ? place.to : rooted(rest)
}

/** Adds a partner's look to the page: its styles apply before any script runs, the rest is embedded as data. */
export function asPartner(html: string, look: ChannelLook): string {
  const data = JSON.stringify(look).replaceAll('<', '\\u003c')
  const head = `<style id="channel-style">${look.css}</style><script type="application/json" id="channel">${data}</script></head>`
  const dressed = html.replace('</head>', () => head)
  return look.forced_theme
    ? dressed.replace(/data-theme="\w+"/, `data-theme="${look.forced_theme}" data-forced`)
    : dressed
}

/** Marks a page without a channel, so that the app requests nothing for that name. */
export const asMissing = (html: string): string =>
  html.replace('</head>', () => '<meta name="channel" content="missing"></head>')
