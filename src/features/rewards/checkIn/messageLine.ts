import { AppError, reasonOf } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import type { Phase } from './flow/flowDeps.ts'
import type { TodayState } from './calendar/todayState.ts'

export interface MessageLine {
  readonly tone: 'info' | 'bad'
  readonly text: string
}

interface Facts {
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

/** Line above the button: the phase, the failure or what is still unknown; null when there is nothing to report. */
export function messageLine({ phase, failure, today, network, otherWallet }: Facts): MessageLine | null {
  if (phase) return info(phaseTexts[phase](network))
  if (otherWallet) return info(t('rewards-check_in-other_wallet', { network }))
  if (today === 'unknown') return { tone: 'bad', text: t('rewards-problem-check_in_unsure') }
  if (failure) return failureLine(failure, today)
  return today === 'looking' ? info(phaseTexts.looking(network)) : null
}

/** A waiting check-in is no failure, and a day that counts has none. */
function failureLine(failure: Error, today: TodayState): MessageLine | null {
  if (reasonOf(failure) === 'check_in_waiting') return info(failureText(failure))
  return today === 'done' ? null : { tone: 'bad', text: failureText(failure) }
}

/** Our own message for a known code, else the server's or the wallet's (spec §8). */
function failureText(failure: Error): string {
  if (!(failure instanceof AppError)) return tOr('problem-unknown', failure.message)
  return tOr(`rewards-problem-${failure.reason}`, tOr(`problem-${failure.reason}`, failure.message))
}
