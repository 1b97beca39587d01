import type { Outcome } from './botApi.ts'

/** Change of a notice after its request. `floodUntil` and `unreachable` affect its chat too. */
export type After =
  | { readonly to: 'sent'; readonly messageId: number }
  | { readonly to: 'refused'; readonly unreachable: boolean }
  | { readonly to: 'retry'; readonly notBefore: Date; readonly doubtAt: Date | null; readonly floodUntil: Date | null }

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 600_000
/** Milliseconds within which an abandoned request may still arrive. */
const LATE_ARRIVAL_MS = 5000

/** Exponential backoff with jitter, so that concurrent failures don't retry together. `chance` is from 0 to 1. */
export function backOff(attempts: number, chance: number): number {
  const most = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS)
  return most / 2 + (most / 2) * chance
}

export function afterOutcome(outcome: Outcome, attempts: number, now: Date, chance: number): After {
  const later = (ms: number): Date => new Date(now.getTime() + Math.ceil(ms))
  switch (outcome.kind) {
    case 'sent':
      return { to: 'sent', messageId: outcome.messageId }
    case 'gone':
      return { to: 'refused', unreachable: true }
    case 'refused':
      return { to: 'refused', unreachable: false }
    case 'flood': {
      const until = later(outcome.seconds * 1000)
      return { to: 'retry', notBefore: until, doubtAt: null, floodUntil: until }
    }
    case 'later':
      return { to: 'retry', notBefore: later(backOff(attempts, chance)), doubtAt: null, floodUntil: null }
    case 'unclear':
      return {
        to: 'retry',
        notBefore: later(LATE_ARRIVAL_MS + backOff(attempts, chance)),
        doubtAt: later(LATE_ARRIVAL_MS),
        floodUntil: null,
      }
    default:
      return outcome satisfies never
  }
}
