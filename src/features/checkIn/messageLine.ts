import { AppError, reasonOf } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import type { Phase } from './flowDeps.ts'
import type { TodayState } from './todayState.ts'

export interface MessageLine {
  readonly tone: 'info' | 'bad'
  readonly text: string
}

interface Facts {
  /** Of the check-in that is under way. */
  readonly phase: Phase | null
  /** Why the last one stopped. */
  readonly failure: Error | null
  readonly today: TodayState
  readonly network: string
  /** A wallet is connected, and not one that can check in there. */
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

/** What the line above the button says: where the check-in stands, why it stopped, or what is not known yet; null when there is nothing to say. */
export function messageLine({ phase, failure, today, network, otherWallet }: Facts): MessageLine | null {
  if (phase) return info(phaseTexts[phase](network))
  if (otherWallet) return info(t('rewards-check_in-other_wallet', { network }))
  if (today === 'unknown') return { tone: 'bad', text: t('rewards-problem-check_in_unsure') }
  if (failure) return failureLine(failure, today)
  return today === 'looking' ? info(phaseTexts.looking(network)) : null
}

/** One that waits is no failure, and nothing has failed where the day is done. */
function failureLine(failure: Error, today: TodayState): MessageLine | null {
  if (reasonOf(failure) === 'check_in_waiting') return info(failureText(failure))
  return today === 'done' ? null : { tone: 'bad', text: failureText(failure) }
}

/** Our own words where we have some, else the server's or the wallet's (spec §8). */
function failureText(failure: Error): string {
  if (!(failure instanceof AppError)) return tOr('problem-unknown', failure.message)
  return tOr(`rewards-problem-${failure.reason}`, tOr(`problem-${failure.reason}`, failure.message))
}
