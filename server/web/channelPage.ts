import { channelByName, channelPath, partnerOfHost } from '#core/channel/lookups.ts'
import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { partnerPlaces } from '#core/screens/partnerPage.ts'
import { matchRoute } from '#core/screens/match.ts'
import type { ChannelLook } from '#core/wire/config.ts'
import { escaped } from './head.ts'

/** A partner's path, also with a name that no channel can have. */
const anyName = /^\/+network\/+[^/]/i

/**
 * Returns the partner of a page by host and path; null for the product's own pages, `missing` for an unknown name or another host's
 * partner.
 */
export function partnerOfPage(catalogue: Catalogue, host: string, path: string): ChannelDef | null | 'missing' {
  const partner = partnerOfHost(catalogue, host)
  const place = channelPath(path)
  if (!place) return anyName.test(path) ? 'missing' : partner
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

/** False for paths that name the partner in another case: there are too many to have a page for each. */
export const isUsualBase = (base: string, { slug, id }: Pick<ChannelDef, 'slug' | 'id'>): boolean =>
  base === '/' || ['network', 'dapp'].some((first) => [slug, id].some((name) => base === `/${first}/${name}`))

const { links: anyLinks, logo: anyLogo, name: nameMark, base: anyBase } = partnerPlaces
const anchor = (href: string): string => `<a [^>]*href="${href}"[^>]*>[^<]*</a>`
const linkList = new RegExp(`<div[^>]*>(${anchor(anyLinks.about)})(${anchor(anyLinks.support)})</div>`, 'g')
const image = (src: string): string => `<img[^>]* src="${src}"[^>]*>`
const nameOrLogo = new RegExp(`${image(anyLogo.dark)}${image(anyLogo.light)}(<span[^>]*>)</span>`)

/**
 * Writes a partner's values into its prerendered page, which then equals the app's rendering for that partner and base
 * path.
 */
export function fillPartnerPage(
  html: string,
  { name, logo, links: { about, support } }: ChannelLook,
  base: string,
): string {
  const values: readonly (readonly [place: string, value: string])[] = [
    [nameMark, name],
    [anyLogo.dark, logo?.dark ?? ''],
    [anyLogo.light, logo?.light ?? ''],
    [anyLinks.about, about ?? ''],
    [anyLinks.support, support ?? ''],
    [`${anyBase}/`, base === '/' ? base : `${base}/`],
    [anyBase, base],
  ]
  const parts = html
    .replaceAll(linkList, (list: string, first: string, second: string) =>
      about === null && support === null
        ? ''
        : list.replace(about === null ? first : '', '').replace(support === null ? second : '', ''),
    )
    .replace(nameOrLogo, (both: string, open: string) => (logo ? both : `${open}${nameMark}</span>`))
  return values.reduce((filled, [place, value]) => filled.replaceAll(place, () => escaped(value)), parts)
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

/** Marks a page of a bridge without networks: the app shows that from its first paint, as the prerendered page does. */
export const asNotOpen = (html: string): string =>
  html.replace('</head>', () => '<meta name="bridge" content="not-open"></head>')
