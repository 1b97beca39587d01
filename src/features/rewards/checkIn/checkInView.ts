import { t, tOr } from '#src/i18n/t.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import type { TodayState } from './calendar/useToday.ts'
import type { Phase } from './flow/useFlowDeps.ts'

interface CheckInButton {
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

/** Returns the label and action of the button. */
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

interface MessageLine {
  readonly tone: 'info' | 'bad'
  readonly text: string
}

interface LineFacts {
  /** Phase of the check-in in progress. */
  readonly phase: Phase | null
  /** Error of the last one. */
  readonly failure: Error | null
  readonly today: TodayState
  readonly network: string
  /** True when a wallet is connected that cannot check in on the network. */
  readonly otherWallet: boolean
}

const phaseTexts: Record<Phase, (network: string) => string> = {
  looking: () => t('rewards-check_in-looking'),
  switching: (network) => t('rewards-check_in-switching', { network }),
  signing: () => t('rewards-check_in-signing'),
  landing: (network) => t('rewards-check_in-landing', { network }),
  counting: () => t('rewards-check_in-counting'),
}

const info = (text: string): MessageLine => ({ tone: 'info', text })

/** Returns the line above the button: the phase, the failure or what is still unknown; null when there is nothing to report. */
export function messageLine({ phase, failure, today, network, otherWallet }: LineFacts): MessageLine | null {
  if (phase) return info(phaseTexts[phase](network))
  if (otherWallet) return info(t('rewards-check_in-other_wallet', { network }))
  if (today === 'unknown') return { tone: 'bad', text: t('rewards-problem-check_in_unsure') }
  if (failure) return failureLine(failure, today)
  return today === 'looking' ? info(phaseTexts.looking(network)) : null
}

/** A waiting check-in isn't a failure, and a day that counts has none. */
function failureLine(failure: Error, today: TodayState): MessageLine | null {
  if (reasonOf(failure) === 'check_in_waiting') return info(failureText(failure))
  return today === 'done' ? null : { tone: 'bad', text: failureText(failure) }
}

/** Returns our own message for a known code, else the server's or the wallet's (spec §8). */
function failureText(failure: Error): string {
  if (!(failure instanceof AppError)) return tOr('problem-unknown', failure.message)
  return tOr(`rewards-problem-${failure.reason}`, tOr(`problem-${failure.reason}`, failure.message))
}

/** Streak day with a bonus. */
interface RowDay {
  readonly day: number
  readonly points: number
}

/** Returns the streak days with a bonus: "after n days" in the configuration is day n + 1. */
export const rowDays = ({ specials }: Pick<RewardsData['check_in'], 'specials'>): RowDay[] =>
  specials.filter(({ points }) => points > 0).map(({ after, points }) => ({ day: after + 1, points }))
