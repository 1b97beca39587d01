import type { Swap } from '#core/wire/swap.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'

/** Next action on the page of a swap. */
export type SwapOffer =
  /** Nothing to do: the swap is on its way, over, or belongs to another browser. */
  | { readonly kind: 'none' }
  /** The wallet never got the request, or the user rejected it. */
  | { readonly kind: 'continue' }
  /** The page closed before the wallet answered; the swap itself may have been sent. */
  | { readonly kind: 'unsure' }
  /** The wallet has sent it and the server has not seen it yet. */
  | { readonly kind: 'follow' }
  /** A new quote is needed. */
  | { readonly kind: 'restart' }

/** Decides what is safe to offer for a swap, by what this browser has stored and the server reports. */
export function swapOffer(stored: PendingTransfer | null, { status }: Pick<Swap, 'status'>, nowMs: number): SwapOffer {
  if (status === 'failed' || status === 'expired') return { kind: 'restart' }
  if (status !== 'waiting' || !stored) return { kind: 'none' }
  const step = stored.steps[stored.next]
  if (stored.phase === 'failed') return { kind: 'restart' }
  if (stored.phase === 'sent' && step?.label === 'swap') return { kind: 'follow' }
  // A repeat would swap twice if the first was sent.
  if (stored.phase === 'asking')
    return { kind: step?.label === 'approve' && nowMs <= endOf(stored) ? 'continue' : 'unsure' }
  return { kind: nowMs > endOf(stored) ? 'restart' : 'continue' }
}

const endOf = ({ openBy }: PendingTransfer): number => Date.parse(openBy)

export type StageState = 'done' | 'now' | 'todo' | 'stopped'

export interface SwapStage {
  readonly key: 'approve' | 'permit' | 'swap'
  readonly state: StageState
}

/** The wallet's steps and the swap itself, as the page lists them. */
export function swapStages(stored: PendingTransfer | null, { status }: Pick<Swap, 'status'>): readonly SwapStage[] {
  const isStopped = status === 'failed' || status === 'expired' || status === 'unknown'
  const labels = stored?.steps.map(({ label }) => label) ?? ['swap' as const]
  const at = status === 'waiting' ? (stored?.next ?? 0) : labels.length - 1
  return labels.flatMap((label, index): readonly SwapStage[] => {
    const key = label === 'permit' || label === 'approve' ? label : label === 'swap' ? label : null
    if (key === null) return []
    if (status === 'done') return [{ key, state: 'done' }]
    const state = index < at ? 'done' : index > at ? 'todo' : isStopped ? 'stopped' : 'now'
    return [{ key, state }]
  })
}

/** Amounts that a swap shows: what moved once it is done, else what was quoted. A failed one moved nothing. */
export const shownAmounts = (swap: Swap): { readonly sent: string; readonly received: string } => {
  const isDone = swap.status === 'done'
  return {
    sent: (isDone ? swap.sent_amount : null) ?? swap.send_amount,
    received: (isDone ? swap.received_amount : null) ?? swap.receive_amount,
  }
}
