import { channelByName, partnerOfHost } from '#core/channel/lookups.ts'
import { channelPath } from '#core/channel/path.ts'
import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { placeAt } from '#core/screens/match.ts'
import type { ChannelLook } from '#core/wire/config.ts'

/** The partner whose page a path on a host is; null for the product's own, `missing` where the path names none, or another host's. */
export function partnerOfPage(catalogue: Catalogue, host: string, path: string): ChannelDef | null | 'missing' {
  const partner = partnerOfHost(catalogue, host)
  const place = channelPath(path)
  if (!place) return partner
  const named = channelByName(catalogue, place.name)
  if (!named || (partner && partner.id !== named.id)) return 'missing'
  return named.id === catalogue.defaults.channelId ? null : named
}

/** Signs that a part of a path may hold as they are; an escape that was left in it stays one. */
const unescaped = /[^\w.~!$&'()*+,;=:@%-]/gu
const rooted = (path: string): string =>
  `/${path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace(unescaped, encodeURIComponent))
    .join('/')}`

/**
 * The address of the screen that a path below /dapp means whose name is no partner's: the bridge itself (spec §2). Null for all other paths and
 * where no screen is: an address that the visitor made up is never sent back as a place to go.
 */
export function plainPath(catalogue: Catalogue, path: string): string | null {
  const named = channelPath(path)
  if (!named || !/^\/dapp\//i.test(path) || channelByName(catalogue, named.name)) return null
  const rest = path.slice(named.base.length)
  const place = placeAt(rest)
  if (place.kind === 'none') return null
  return place.kind === 'redirect' ? place.to : rooted(rest)
}

/** The app's page as a partner's: its colours and theme are there before any script runs, and the app finds the rest as data. */
export function asPartner(html: string, look: ChannelLook): string {
  const data = JSON.stringify(look).replaceAll('<', '\\u003c')
  const head = `<style id="channel-style">${look.css}</style><script type="application/json" id="channel">${data}</script></head>`
  const dressed = html.replace('</head>', () => head)
  return look.forced_theme
    ? dressed.replace(/data-theme="\w+"/, `data-theme="${look.forced_theme}" data-forced`)
    : dressed
}

/** The page where a path names no channel: the app asks for nothing in that name. */
export const asMissing = (html: string): string =>
  html.replace('</head>', () => '<meta name="channel" content="missing"></head>')
