import { AppError } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import type { Phase } from './flowDeps.ts'

export interface MessageLine {
  readonly tone: 'info' | 'bad'
  readonly text: string
}

/** What the line above the button says: where the check-in stands, or why it stopped; null when there is nothing to say. */
export function messageLine({ phase, error, network }: { phase: Phase | null; error: Error | null; network: string }): MessageLine | null {
  if (error) return { tone: 'bad', text: errorText(error) }
  switch (phase) {
    case null:
      return null
    case 'looking':
      return { tone: 'info', text: t('rewards-check_in-looking') }
    case 'switching':
      return { tone: 'info', text: t('rewards-check_in-switching', { network }) }
    case 'signing':
      return { tone: 'info', text: t('rewards-check_in-signing') }
    case 'landing':
      return { tone: 'info', text: t('rewards-check_in-landing', { network }) }
    case 'counting':
      return { tone: 'info', text: t('rewards-check_in-counting') }
  }
}

/** Our own words where we have some, else the server's or the wallet's (spec §8). */
function errorText(error: Error): string {
  if (!(error instanceof AppError)) return tOr('problem-unknown', error.message)
  return tOr(`rewards-problem-${error.reason}`, tOr(`problem-${error.reason}`, error.message))
}
