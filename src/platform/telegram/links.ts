import { openLink, openTelegramLink, shareURL } from '@telegram-apps/sdk-react'
import { can, type Client } from './capabilities.ts'
import type { Platform } from '../contract.ts'

type Open = 'telegram' | 'outside'

/** Link that this click would open, and its target: Telegram, or another app or browser; null for any other click. */
function linkOf(
  event: Pick<MouseEvent, 'target' | 'defaultPrevented'>,
): { readonly href: string; readonly to: Open } | null {
  const link = event.defaultPrevented || !(event.target instanceof Element) ? null : event.target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.protocol !== 'https:') return null
  if (link.hostname === 't.me') return { href: link.href, to: 'telegram' }
  return link.target === '_blank' ? { href: link.href, to: 'outside' } : null
}

/**
 * Opens Telegram links inside Telegram instead of a browser that leads back to it. External links open through Telegram where a new window
 * would not reach other apps; within the click, because a later call is refused.
 */
export function bindLinks(page: Window, client: Client): void {
  const opens: Readonly<Record<Open, (href: string) => boolean>> = {
    telegram: (href) =>
      can('telegramLinks', client) && openTelegramLink.isAvailable() && (openTelegramLink(href), true),
    outside: (href) => can('linksOut', client) && openLink.isAvailable() && (openLink(href), true),
  }
  page.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (link && opens[link.to](link.href)) event.preventDefault()
  })
}

/** Shares to a chat; null in clients that are too old and in browsers. */
export const shareInTelegram =
  (elsewhere: Platform['share'], client: Client): Platform['share'] =>
  (content) => {
    if (!can('telegramLinks', client)) return elsewhere(content)
    shareURL(content.url, content.text)
    return Promise.resolve('shared')
  }
