import { type ChannelPath, channelPath } from '#core/channel/path.ts'
import type { ChannelLook } from '#core/wire/config.ts'

/** What the address and the page itself say about the channel, before anything is asked for. */
export interface ChannelStart {
  /** What stands before the app's own paths; "/" outside of channel paths. */
  readonly base: string
  /** The channel that the path names; null where the host decides, and where the path names none. */
  readonly name: string | null
  /** The server found no channel of that name here. */
  readonly missing: boolean
  /** The partner that the server made this page for; null for the product's own pages, and where files come without the server. */
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

/** A link names a channel in `?channel=`: its pages are below a path of their own. Null where there is nothing to do. */
export function channelLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const params = new URLSearchParams(search)
  const place = channelPath(`/network/${params.get('channel') ?? ''}`)
  if (!place || channelPath(pathname)) return null
  params.delete('channel')
  const rest = params.toString()
  return `${place.base}${pathname === '/' ? '' : pathname}${rest && `?${rest}`}`
}

/** A path as the app's own routes know it. */
export const ownPath = (pathname: string, base: string): string =>
  base === '/' ? pathname : pathname.slice(base.length) || '/'
