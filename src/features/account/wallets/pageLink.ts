import { channelPath } from '#core/channel/path.ts'
import { type Screen, screenAt } from '#core/screens/match.ts'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { paramsFromForm } from '#src/features/shared/params.ts'

type Here = Pick<Location, 'origin' | 'pathname'>

/** Screen of a path, without a partner's prefix. */
const screenOf = (pathname: string): Screen | null => screenAt(pathname.slice(channelPath(pathname)?.base.length ?? 0))

/** ID of the order that the page shows; null on every other page. */
export const orderOfPage = ({ pathname }: Pick<Location, 'pathname'>): string | null =>
  screenOf(pathname)?.page === 'order' ? (pathname.split('/').filter(Boolean).at(-1) ?? null) : null

/**
 * URL of this page for another browser: the form with its values; a transfer and any other page by path. Contains no Telegram
 * init data.
 */
export function pageLink({ origin, pathname }: Here, form: BridgeForm): string {
  const url = new URL(pathname.replace(/\/confirm\/?$/i, '/'), origin)
  if (screenOf(url.pathname)?.page === 'bridge') url.search = paramsFromForm(form).toString()
  return url.toString()
}
