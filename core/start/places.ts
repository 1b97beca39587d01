import type { StartPlace } from './payload.ts'

/** Query parameter `?open=…` that names a sheet, which opens over its page, once. */
export const OPEN = 'open'
export type OpenSheet = 'checkin' | 'wallets'

const over = (path: string, sheet: OpenSheet): string => `${path}?${OPEN}=${sheet}`

/** Path of each place in the app. */
export const placePaths: Readonly<Record<StartPlace, string>> = {
  checkin: over('/points', 'checkin'),
  points: '/points',
  tasks: '/points',
  history: '/history',
  invite: '/invitepage',
  wallets: over('/history', 'wallets'),
}
