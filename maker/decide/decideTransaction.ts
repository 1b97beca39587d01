import type { TxStatus } from '#chains/contract/reader.ts'

export interface TrackedTx {
  ref: string
  status: TxStatus
  expiresAt: bigint | null
  /** Epoch ms at which a node first accepted it; null = never, as far as we know. */
  broadcastAt: number | null
}

/** Permission to send the tx slot's transaction: now, later (nothing was sent so far), or never. */
export type Permission = 'go' | 'wait' | 'stop'

export interface TxFacts {
  slot: bigint
  /** Oldest attempt first. */
  txs: readonly TrackedTx[]
  /**
   * The chain's next unused nonce; null where the family has none. Where a slot is a coin: the tx slot itself, or the next
   * number once the coin is spent.
   */
  chainSlot: bigint | null
  /** True if later tx slots wait for this one, as nonces do. */
  queued: boolean
  /** Height up to which the finalized chain proves expiry, in the unit of `expiresAt`. */
  finalizedExpiry: bigint
  finalized: bigint
  /** Head height at which a transaction that is not ours was first seen on this tx slot. */
  suspectSince: bigint | null
  /** True if the transaction was mined earlier but is no longer on chain. */
  fellOut: boolean
  /** True if a node refused the newest attempt as underpriced. */
  underpriced: boolean
  /** Epoch ms of this process's newest broadcast or rebroadcast. */
  sentAt: number | null
  voided: boolean
  now: number
  bumpAfterMs: number
  rebroadcastMs: number
  maxAttempts: number
  /** Epoch ms since when this process has had to hold the transaction back. */
  waitingSince: number | null
  /** Milliseconds that the transaction may wait while later tx slots queue behind it. */
  waitMs: number
  permission: Permission
}

/** Action to take for one tx slot now. */
export type TxDecision =
  | { kind: 'final'; ref: string }
  | { kind: 'mined'; ref: string }
  | { kind: 'reverted'; ref: string; final: boolean }
  /** The nonce is used, but by none of our transactions; the height is recorded. */
  | { kind: 'suspect' }
  /** Like `suspect`, but proven at finality. */
  | { kind: 'lost' }
  /** The transaction never landed and never can. */
  | { kind: 'expired' }
  | { kind: 'broadcast'; refs: readonly string[] }
  | { kind: 'bump' }
  | { kind: 'resign' }
  | { kind: 'void' }
  | { kind: 'wait' }

type Rule = (facts: TxFacts) => TxDecision | null
const wait: TxDecision = { kind: 'wait' }

const onChain: Rule = ({ txs }) => {
  const mined = txs.find(({ status }) => status.state === 'mined')
  if (mined) return { kind: mined.status.final ? 'final' : 'mined', ref: mined.ref }
  const failed = txs.find(({ status }) => status.state === 'failed')
  return failed ? { kind: 'reverted', ref: failed.ref, final: failed.status.final } : null
}

const usedFromOutside: Rule = ({ txs, chainSlot, slot, suspectSince, finalized }) => {
  if (chainSlot === null || chainSlot <= slot) return null
  if (suspectSince === null) return { kind: 'suspect' }
  // A node with one of our transactions in its pool may only lag, which proves nothing.
  if (txs.some(({ status }) => status.state !== 'unknown')) return wait
  return finalized >= suspectSince ? { kind: 'lost' } : wait
}

// Without nonces only expiry ends a transaction, and only the finalized chain proves it (settlement §2).
const expiry: Rule = ({ txs, finalizedExpiry, permission }) => {
  const gone =
    txs.length > 0 &&
    txs.every(
      ({ expiresAt, status }) => expiresAt !== null && finalizedExpiry > expiresAt && status.state === 'unknown',
    )
  if (!gone) return null
  return permission === 'wait' ? wait : { kind: permission === 'go' ? 'resign' : 'expired' }
}

// A payout that waits for its source must not block all later ones: after a while its nonce is voided and the order is
// refunded.
const inTheWay = ({ slot, chainSlot, queued, waitingSince, waitMs, now }: TxFacts): boolean =>
  queued && chainSlot === slot && waitingSince !== null && now - waitingSince >= waitMs

const stopped: Rule = (facts) => {
  const { permission, chainSlot, voided, sentAt, now, bumpAfterMs } = facts
  if (permission === 'go') return null
  if (chainSlot === null || (permission === 'wait' && !inTheWay(facts))) return wait
  return voided && sentAt !== null && now - sentAt < bumpAfterMs ? wait : { kind: 'void' }
}

const fell: Rule = ({ fellOut, txs }) => (fellOut ? { kind: 'broadcast', refs: txs.map(({ ref }) => ref) } : null)

// Only the next tx slot in line can be stuck because of its own fee; later ones wait for it.
const stuck: Rule = ({ txs, slot, chainSlot, now, bumpAfterMs, maxAttempts, underpriced }) => {
  const last = txs.at(-1)
  if (!last || chainSlot !== slot || txs.length >= maxAttempts) return null
  const old = last.broadcastAt !== null && now - last.broadcastAt >= bumpAfterMs
  return underpriced || old ? { kind: 'bump' } : null
}

const unsent: Rule = ({ txs }) => {
  const last = txs.at(-1)
  return last && last.broadcastAt === null ? { kind: 'broadcast', refs: [last.ref] } : null
}

const dropped: Rule = ({ txs, now, sentAt, rebroadcastMs, maxAttempts }) => {
  // After the last attempt, a pending one does not stop the rebroadcast: other nodes may have dropped it.
  if (txs.length < maxAttempts && txs.some(({ status }) => status.state === 'pending')) return null
  const since = sentAt ?? txs.at(-1)?.broadcastAt ?? 0
  return now - since >= rebroadcastMs ? { kind: 'broadcast', refs: txs.map(({ ref }) => ref) } : null
}

const rules: readonly Rule[] = [onChain, usedFromOutside, expiry, stopped, fell, stuck, unsent, dropped]

/** True if all attempts are used and the tx slot is still next in line, or has no nonce: an operator must decide. */
export const isExhausted = ({ txs, slot, chainSlot, maxAttempts }: TxFacts): boolean =>
  (chainSlot === slot || chainSlot === null) &&
  txs.length >= maxAttempts &&
  txs.every(({ status }) => status.state === 'unknown' || status.state === 'pending')

/** Returns the first rule's decision; if none applies, the tx slot is checked again later. */
export function decideTransaction(facts: TxFacts): TxDecision {
  for (const rule of rules) {
    const decision = rule(facts)
    if (decision) return decision
  }
  return wait
}
