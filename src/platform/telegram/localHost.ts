import { targetOrigin } from '@telegram-apps/sdk-react'
import { ownHost } from './ownHost.ts'

/** Builds for operators fail when they contain the marker. */
const MARKER = 'causeway-local-telegram-host'

/** In local development a page on this machine may frame the app as its Telegram; only that page receives the messages. */
export function speakToLocalHost(page: Window): void {
  const origin = ownHost(page)
  if (origin === null) return
  page.document.documentElement.dataset['host'] = MARKER
  targetOrigin.set(origin)
}
