import type { TxStatus } from '#chains/contract.ts'

export interface SeenTx {
  ref: string
  status: TxStatus
  expiresAt: bigint | null
  /** Epoch milliseconds at which a node first took it; null = never, as far as we know. */
  broadcastAt: number | null
}

/** Whether anything may be sent for the slot: yes, not at the moment (nothing was sent so far), or never again. */
export type Permission = 'go' | 'wait' | 'stop'

export interface SlotFacts {
  slot: bigint
  /** Oldest attempt first. */
  txs: readonly SeenTx[]
  /** The chain's next unused slot; null where the family has none. */
  chainSlot: bigint | null
  /** Height up to which the finalized chain proves expiry, in the unit of `expiresAt`. */
  finalizedExpiry: bigint
  finalized: bigint
  /** Head height at which the slot was first seen used by a transaction that is not ours. */
  suspectSince: bigint | null
  /** It stood in a block before and does not any more. */
  fellOut: boolean
  /** A node refused the newest attempt for its price. */
  underpriced: boolean
  /** Epoch milliseconds of the newest hand-over of any kind by this process. */
  sentAt: number | null
  voided: boolean
  now: number
  bumpAfterMs: number
  rebroadcastMs: number
  maxAttempts: number
  /** Epoch milliseconds since when this process finds that it must wait. */
  waitingSince: number | null
  /** How long it may wait while others stand behind it. */
  waitMs: number
  permission: Permission
}

/** What to do about one slot now. */
export type SlotFate =
  | { kind: 'final'; ref: string }
  | { kind: 'mined'; ref: string }
  | { kind: 'reverted'; ref: string; final: boolean }
  /** Its number was used and none of our transactions is on the chain: remember when. */
  | { kind: 'suspect' }
  /** The same, proven at finality. */
  | { kind: 'lost' }
  /** Can never land any more and never did. */
  | { kind: 'expired' }
  | { kind: 'broadcast'; refs: readonly string[] }
  | { kind: 'bump' }
  | { kind: 'resign' }
  | { kind: 'void' }
  | { kind: 'wait' }

type Rule = (facts: SlotFacts) => SlotFate | null
const wait: SlotFate = { kind: 'wait' }

const onChain: Rule = ({ txs }) => {
  const mined = txs.find(({ status }) => status.state === 'mined')
  if (mined) return { kind: mined.status.final ? 'final' : 'mined', ref: mined.ref }
  const failed = txs.find(({ status }) => status.state === 'failed')
  return failed ? { kind: 'reverted', ref: failed.ref, final: failed.status.final } : null
}

const usedFromOutside: Rule = ({ txs, chainSlot, slot, suspectSince, finalized }) => {
  if (chainSlot === null || chainSlot <= slot) return null
  if (suspectSince === null) return { kind: 'suspect' }
  // A node that still has one of ours in its pool may only lag: that proves nothing.
  if (txs.some(({ status }) => status.state !== 'unknown')) return wait
  return finalized >= suspectSince ? { kind: 'lost' } : wait
}

// Without slots only expiry ends a transaction, and only the finalized chain proves it (settlement §2).
const expiry: Rule = ({ txs, finalizedExpiry, permission }) => {
  const gone =
    txs.length > 0 &&
    txs.every(
      ({ expiresAt, status }) => expiresAt !== null && finalizedExpiry > expiresAt && status.state === 'unknown',
    )
  if (!gone) return null
  return permission === 'wait' ? wait : { kind: permission === 'go' ? 'resign' : 'expired' }
}

// What waits for its source is not worth everything behind it: in time its number is used up, and the order goes back.
const inTheWay = ({ slot, chainSlot, waitingSince, waitMs, now }: SlotFacts): boolean =>
  chainSlot === slot && waitingSince !== null && now - waitingSince >= waitMs

const stopped: Rule = (facts) => {
  const { permission, chainSlot, voided, sentAt, now, bumpAfterMs } = facts
  if (permission === 'go') return null
  if (chainSlot === null || (permission === 'wait' && !inTheWay(facts))) return wait
  return voided && sentAt !== null && now - sentAt < bumpAfterMs ? wait : { kind: 'void' }
}

const fell: Rule = ({ fellOut, txs }) => (fellOut ? { kind: 'broadcast', refs: txs.map(({ ref }) => ref) } : null)

// Only the next slot in line can be stuck on its own price; those behind it wait for it.
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
  // Past the last attempt a node that holds one is offered them all again: another node may have forgotten them.
  if (txs.length < maxAttempts && txs.some(({ status }) => status.state === 'pending')) return null
  const since = sentAt ?? txs.at(-1)?.broadcastAt ?? 0
  return now - since >= rebroadcastMs ? { kind: 'broadcast', refs: txs.map(({ ref }) => ref) } : null
}

const rules: readonly Rule[] = [onChain, usedFromOutside, expiry, stopped, fell, stuck, unsent, dropped]

/** Signed as often as allowed, and still first in line or without one: an operator must look. */
export const isExhausted = ({ txs, slot, chainSlot, maxAttempts }: SlotFacts): boolean =>
  (chainSlot === slot || chainSlot === null) &&
  txs.length >= maxAttempts &&
  txs.every(({ status }) => status.state === 'unknown' || status.state === 'pending')

/** The first rule with an opinion decides; none means there is nothing to do but look again. */
export function slotFate(facts: SlotFacts): SlotFate {
  for (const rule of rules) {
    const fate = rule(facts)
    if (fate) return fate
  }
  return wait
}
