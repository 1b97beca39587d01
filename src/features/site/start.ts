import { type ChannelPath, channelPath } from '#core/channel/lookups.ts'
import type { ChannelLook } from '#core/wire/config.ts'
import type { BridgeForm } from '../shared/form.ts'

/** Channel data in the URL and the page itself, before any request. */
export interface ChannelStart {
  /** Prefix of the app's own paths; "/" outside channel paths. */
  readonly base: string
  /** Channel named by the path; null when the host decides or the path names none. */
  readonly name: string | null
  /** The server found no such channel on this host. */
  readonly missing: boolean
  /** Partner that the server rendered this page for; null on the product's own pages and on a static host. */
  readonly look: ChannelLook | null
}

function embeddedLook(page: Document): ChannelLook | null {
  const text = page.getElementById('channel')?.textContent
  return text ? (JSON.parse(text) as ChannelLook) : null
}

export function channelStart({ location, document }: Pick<Window, 'location' | 'document'>): ChannelStart {
  const place: ChannelPath | null = channelPath(location.pathname)
  const missing = document.querySelector('meta[name=channel]')?.getAttribute('content') === 'missing'
  return {
    base: place?.base ?? '/',
    name: missing ? null : (place?.name ?? null),
    missing,
    look: embeddedLook(document),
  }
}

/** Returns the redirect for `?channel=` links to the channel's own path; null when none is needed. */
export function channelLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const params = new URLSearchParams(search)
  const place = channelPath(`/network/${params.get('channel') ?? ''}`)
  if (!place || channelPath(pathname)) return null
  params.delete('channel')
  const rest = params.toString()
  return `${place.base}${pathname === '/' ? '' : pathname}${rest && `?${rest}`}`
}

/** Path within the app's own routes. */
export const ownPath = (pathname: string, base: string): string =>
  base === '/' ? pathname : pathname.slice(base.length) || '/'

/** Parameters that fill the bridge form. Those of a payment request or a swap have the same names, and fill other forms. */
export const formQuery = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, base: string): string =>
  /^\/(pay|swap)\/?$/i.test(ownPath(pathname, base)) ? '' : search

/** Returns a channel's initial form values, for fields that the link leaves out. */
export function withPresets(form: BridgeForm, link: URLSearchParams, presets: ChannelLook['presets']): BridgeForm {
  if (!presets) return form
  const { from_chain_id, to_chain_id, token } = presets
  return {
    ...form,
    fromChainId: (link.has('from') ? null : from_chain_id) ?? form.fromChainId,
    toChainId: (link.has('to') ? null : to_chain_id) ?? form.toChainId,
    token: (link.has('token') ? null : token) ?? form.token,
  }
}
