import { t } from '#src/i18n/t.ts'
import type { TodayState } from './todayState.ts'

export interface CheckInButton {
  readonly text: string
  /** What a press does; null where it does nothing now. */
  readonly does: 'connect' | 'sign' | 'ask' | null
}

interface Facts {
  readonly connected: boolean
  /** Name of the network where another wallet is connected that cannot check in there; else null. */
  readonly needsWalletFor: string | null
  readonly today: TodayState
  /** A network to check in on is known. */
  readonly placed: boolean
}

/** What the one button says and does. */
export function checkInButton({ connected, needsWalletFor, today, placed }: Facts): CheckInButton {
  if (needsWalletFor !== null)
    return { text: t('rewards-check_in-connect', { network: needsWalletFor }), does: 'connect' }
  if (!connected) return { text: t('main-connect'), does: 'connect' }
  switch (today) {
    case 'done':
      return { text: t('rewards-check_in-done'), does: null }
    case 'unknown':
      return { text: t('action-retry'), does: 'ask' }
    case 'looking':
      return { text: t('rewards-check_in-action'), does: null }
    case 'open':
      return { text: t('rewards-check_in-action'), does: placed ? 'sign' : null }
  }
}
