import { channelPath } from '#core/channel/path.ts'
import { screenAt } from '#core/screens/match.ts'
import type { BridgeForm } from '../bridge/form.ts'
import { paramsFromForm } from '../bridge/params.ts'

/**
 * This page for another browser: the form with what is filled in, a transfer and every other page by their own address. Nothing of how
 * Telegram opened the app is in it.
 */
export function pageLink({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, form: BridgeForm): string {
  const url = new URL(pathname.replace(/\/confirm\/?$/i, '/'), origin)
  const base = channelPath(url.pathname)?.base ?? ''
  if (screenAt(url.pathname.slice(base.length))?.page === 'bridge') url.search = paramsFromForm(form).toString()
  return url.toString()
}
