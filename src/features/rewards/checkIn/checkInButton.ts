import { t } from '#src/i18n/t.ts'
import type { TodayState } from './calendar/todayState.ts'

export interface CheckInButton {
  readonly text: string
  /** Action of a press; null when the button is disabled. */
  readonly does: 'connect' | 'sign' | 'ask' | null
}

interface Facts {
  readonly connected: boolean
  /** Name of the network whose wallet is needed, when the connected wallet cannot check in there; else null. */
  readonly needsWalletFor: string | null
  readonly today: TodayState
  /** True when a network to check in on is known. */
  readonly placed: boolean
}

/** Label and action of the button. */
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
