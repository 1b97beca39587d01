import type { PublicStatus } from '#core/order/status.ts'
import { isDeposit } from './journey.ts'
import type { PendingTransfer } from './pending.ts'

export type ResumeOffer =
  /** Nothing to do here: the order goes on by itself, or belongs to another device. */
  | { kind: 'none' }
  /** The wallet was never asked, or said no: go on where it stopped. */
  | { kind: 'continue' }
  /** The wallet was asked and the page was gone before it answered. `again`: asking again is safe, pays twice if it was sent, or comes too late. */
  | { kind: 'unsure'; again: 'safe' | 'risky' | 'late' }
  /** Too late for this offer; a fresh one takes one tap. */
  | { kind: 'expired' }
  | { kind: 'follow' }
  | { kind: 'failed' }

/**
 * What the order page offers for a transfer that this browser started. Whichever step a wallet is being asked for, the deposit may be sent with it:
 * both in one confirmation, or in the browser that this one took over from.
 */
export function resumeOffer(pending: PendingTransfer | null, status: PublicStatus, nowMs: number): ResumeOffer {
  if (!pending) return { kind: status === 'expired' ? 'expired' : 'none' }
  if (status !== 'created' && status !== 'expired') return { kind: 'none' }
  const step = pending.steps[pending.next]
  const depositing = step !== undefined && isDeposit(step)
  if (pending.phase === 'failed') return { kind: 'failed' }
  if (pending.phase === 'sent' && depositing) return { kind: 'follow' }
  if (status === 'expired' || nowMs > Date.parse(pending.openBy)) {
    return pending.phase === 'asking' ? { kind: 'unsure', again: 'late' } : { kind: 'expired' }
  }
  if (pending.phase === 'asking') {
    // The contract refuses a second opening of the same order; a plain transfer would be paid again.
    return {
      kind: 'unsure',
      again: pending.steps.slice(pending.next).some(({ label }) => label === 'transfer') ? 'risky' : 'safe',
    }
  }
  return { kind: 'continue' }
}
