import { targetOrigin } from '@telegram-apps/sdk-react'
import { ownHost } from './ownHost.ts'

/** Builds for operators fail when they find the marker. */
const MARKER = 'causeway-local-telegram-host'

/** On one's own machine the app may stand in a page of this machine: then that is its Telegram, and it alone hears what is asked of it. */
export function speakToLocalHost(page: Window): void {
  const origin = ownHost(page)
  if (origin === null) return
  page.document.documentElement.dataset['host'] = MARKER
  targetOrigin.set(origin)
}
