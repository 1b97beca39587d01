import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { Step } from '#core/wire/order.ts'
import type { Swap, SwapToken } from '#core/wire/swap.ts'
import { displayAmount, displayUsd } from '#src/format/amount.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { headingAmount } from '../model/figures.ts'
import { sentText } from '../model/swapView.ts'
import { usdOf } from '../model/tokenRows.ts'

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
  if (status === 'failed') return { kind: 'restart' }
  // The server calls a swap expired if no transaction was reported.
  if (status === 'expired') return { kind: stored && maySwap(stored) ? 'unsure' : 'restart' }
  if (status !== 'waiting' || !stored) return { kind: 'none' }
  if (stored.phase === 'failed') return { kind: 'restart' }
  // A repeat would swap twice if the first was sent.
  if (maySwap(stored)) return { kind: stored.phase === 'sent' ? 'follow' : 'unsure' }
  return { kind: nowMs > Date.parse(stored.openBy) ? 'restart' : 'continue' }
}

/** True after the user's rejection, by the `reason` of the last attempt's error: no request is pending, and the swap was not sent. A reload forgets it. */
export const isRejected = (stored: PendingTransfer | null, { kind }: SwapOffer, reason: string | null): boolean =>
  reason === 'wallet_rejected' && kind === 'continue' && stored?.phase === 'ready'

/** True if the wallet has sent the swap itself, or may have: alone, or in one request with the steps before it. */
function maySwap({ phase, steps, next, batched }: PendingTransfer): boolean {
  const label = steps[next]?.label
  return phase === 'asking' ? label !== 'approve' || batched !== false : phase === 'sent' && label === 'swap'
}

/** Search for a request whose answer was lost: repeated by the page, left to the user, or of no use. */
export type LostSearch = 'automatic' | 'manual' | 'none'

/** Time in ms after its quote in which a search becomes certain, if it ever does: a call without a deadline may be sent at any time. */
const CERTAIN_MS = 10 * 60_000
/** Age in ms from which the server searches no more. */
const SEARCHED_MS = 48 * 3_600_000

/** Decides how to search for a lost answer. `isUnknown`: the last search has found neither a transaction nor that there is none. */
export function lostSearch(
  { place, batchId, openBy, createdAt }: PendingTransfer,
  isUnknown: boolean,
  nowMs: number,
): LostSearch {
  if (!place && batchId === undefined) return 'none'
  if (nowMs - Date.parse(createdAt) > SEARCHED_MS) return 'none'
  return isUnknown && nowMs - Date.parse(openBy) > CERTAIN_MS ? 'manual' : 'automatic'
}

/** True if an approval of this swap is on chain already, so that another attempt can use it. */
export const hasApproved = ({ steps, next }: PendingTransfer): boolean => next > 0 && steps[next]?.label === 'swap'

export type StageState = 'done' | 'now' | 'todo' | 'stopped'

/**
 * Approvals that have names of their own: a token's of Permit2, the provider's allowance there, and the reset of an earlier one to zero,
 * since some tokens refuse to change it otherwise.
 */
type ApprovalStage = 'approve' | 'approve_permit2' | 'allow' | 'reset'

export interface SwapStage {
  readonly key: ApprovalStage | 'permit' | 'swap'
  readonly state: StageState
}

/** The wallet's steps and the swap itself, as the page lists them. `hasRejected`: the user has rejected the current one. */
export function swapStages(
  stored: PendingTransfer | null,
  { status }: Pick<Swap, 'status'>,
  hasRejected: boolean,
): readonly SwapStage[] {
  const isStopped = hasRejected || status === 'failed' || status === 'expired' || status === 'unknown'
  const keys = stored?.steps.map((step) => stageKey(step, stored.steps)) ?? ['swap' as const]
  const at = status === 'waiting' ? (stored?.next ?? 0) : keys.length - 1
  return keys.flatMap((key, index): readonly SwapStage[] => {
    if (key === null) return []
    if (status === 'done') return [{ key, state: 'done' }]
    const state = index < at ? 'done' : index > at ? 'todo' : isStopped ? 'stopped' : 'now'
    return [{ key, state }]
  })
}

function stageKey(step: Step, steps: readonly Step[]): SwapStage['key'] | null {
  const { label } = step
  if (label !== 'approve' || step.kind !== 'evm_call') return label === 'permit' || label === 'swap' ? label : null
  // The token's own approval names its spender; a call of Permit2 has none.
  if (step.approval === null) return 'allow'
  const { amount, spender } = step.approval
  if (amount === '0') return 'reset'
  return steps.some((other) => other !== step && keeperOf(other) === spender) ? 'approve_permit2' : 'approve'
}

/** Contract in which a step sets an allowance instead of in the token. */
function keeperOf(step: Step): string | null {
  if (step.kind === 'evm_typed_data') return step.permit.contract ?? null
  return step.kind === 'evm_call' && step.label === 'approve' && step.approval === null ? step.to : null
}

/** Amounts that a swap shows: what moved once it is done, null if that can't be read; else what was quoted, as a failed one moved nothing. */
export const shownAmounts = (swap: Swap): { readonly sent: string | null; readonly received: string | null } =>
  swap.status === 'done'
    ? { sent: swap.sent_amount, received: swap.received_amount }
    : { sent: swap.send_amount, received: swap.receive_amount }

/** Bounds of a swap that the wallet may still be asked for: those that each step is compared with, not the server's row. `most` is null if the amount to send says it. A wrap is one to one and has none. */
export function openBounds(
  stored: PendingTransfer | null,
  { status, kind, send_amount }: Pick<Swap, 'status' | 'kind' | 'send_amount'>,
): { readonly most: bigint | null; readonly least: bigint } | null {
  if (!stored || status !== 'waiting' || kind !== 'swap') return null
  const { send_amount: most, receive_amount, min_receive_amount: least = receive_amount } = stored.expected.quote
  return { most: most === send_amount ? null : BigInt(most), least: BigInt(least) }
}

const legTexts: Readonly<Record<ExactSide, (units: string, token: SwapToken) => string>> = {
  send: sentText,
  receive: (units, { decimals }) => displayAmount(BigInt(units), decimals, 8),
}

/** One side's figures as the review shows them, with what has moved in full; a dash for an amount that couldn't be read. */
export const legOf = (
  side: ExactSide,
  units: string | null,
  token: SwapToken,
  { status, kind, exact }: Pick<Swap, 'status' | 'kind' | 'exact'>,
) => ({
  ...(units === null
    ? { amount: '–' }
    : status === 'done' || kind !== 'swap' || exact === side
      ? headingAmount(BigInt(units), token.decimals)
      : { amount: legTexts[side](units, token) }),
  usd: {
    text: units === null ? '' : (displayUsd(usdOf(BigInt(units), token)) ?? ''),
    stale: units !== null && token.usd_stale === true,
  },
})
