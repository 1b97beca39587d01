import { channelPath } from '#core/channel/path.ts'
import { type Screen, screenAt } from '#core/screens/match.ts'
import type { BridgeForm } from '../bridge/form.ts'
import { paramsFromForm } from '../bridge/params.ts'

type Here = Pick<Location, 'origin' | 'pathname'>

/** The screen at an address, which a partner's path may stand before. */
const screenOf = (pathname: string): Screen | null => screenAt(pathname.slice(channelPath(pathname)?.base.length ?? 0))

/** The transfer that the page shows; null on every other page. */
export const orderOfPage = ({ pathname }: Pick<Location, 'pathname'>): string | null =>
  screenOf(pathname)?.page === 'order' ? (pathname.split('/').filter(Boolean).at(-1) ?? null) : null

/**
 * This page for another browser: the form with what is filled in, a transfer and every other page by their own address. Nothing of how
 * Telegram opened the app is in it.
 */
export function pageLink({ origin, pathname }: Here, form: BridgeForm): string {
  const url = new URL(pathname.replace(/\/confirm\/?$/i, '/'), origin)
  if (screenOf(url.pathname)?.page === 'bridge') url.search = paramsFromForm(form).toString()
  return url.toString()
}
