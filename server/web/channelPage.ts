import { channelByName, partnerOfHost } from '#core/channel/lookups.ts'
import { channelPath } from '#core/channel/path.ts'
import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
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

/** Where a path below /dapp leads whose name is no partner's: that is the bridge itself (spec §2). Null for all other paths. */
export function plainPath(catalogue: Catalogue, path: string): string | null {
  const place = channelPath(path)
  if (!place || !/^\/dapp\//i.test(path) || channelByName(catalogue, place.name)) return null
  return path.slice(place.base.length).replace(/^\/+/, '/') || '/'
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
