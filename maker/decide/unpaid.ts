import type { FillMode } from '#core/order/escrowOrder.ts'

/** Facts of chains and records about one order's payout. Each chain fact is a quorum's answer. */
export interface UnpaidFacts {
  fillMode: FillMode
  /** True if the filler has paid the order, or a payment names it; null where the destination cannot be queried. */
  paid: boolean | null
  /** True if endpoints show a payment, but fewer than the quorum. */
  disputed: boolean
  /** True if the newest final block of the destination is past the fill deadline. */
  deadlineFinal: boolean
  /** True if the intent journal has everything signed on the destination since the order was created. */
  journalHoldsAll: boolean
  /** False while a signature that never expires may be older than the deadline and still land. */
  signaturesEnded: boolean
  /** True if a transaction that spends the payer's coins waits in a mempool and is in no record. */
  unknownSpend: boolean
  /** The payer's next nonce by blocks, by blocks and mempools, and by the database; null where the family has none. */
  slots: { mined: bigint; pending: bigint; recorded: bigint | null; unexplained: bigint } | null
}

/** `open`: unpaid so far, but a transaction that is missing from the database may still pay it. */
export type UnpaidVerdict =
  | { kind: 'unpaid' }
  | { kind: 'paid' }
  | { kind: 'open'; reason: string }
  | { kind: 'unknown'; reason: string }

type Rule = (facts: UnpaidFacts) => UnpaidVerdict | null
const open = (reason: string): UnpaidVerdict => ({ kind: 'open', reason })
const unknown = (reason: string): UnpaidVerdict => ({ kind: 'unknown', reason })

const isPaid: Rule = ({ paid }) => (paid ? { kind: 'paid' } : null)

const isDisputed: Rule = ({ disputed }) => (disputed ? unknown('payment_disputed') : null)

// An unknown payout in a mempool precedes anything that we could read from blocks.
const inMempool: Rule = ({ slots, deadlineFinal, fillMode }) => {
  if (!slots || (fillMode === 'contract' && deadlineFinal)) return null
  if (slots.recorded === null) return open('unknown_pending')
  return slots.pending > slots.mined && slots.pending > slots.recorded ? open('unknown_pending') : null
}

// A signature over a coin never expires, and it may be a lost payout of this order.
const waitingSpend: Rule = ({ unknownSpend }) => (unknownSpend ? open('unknown_pending') : null)

// On networks with nonces, no data on chain links a plain transfer to its order: there each nonce must be one of ours.
const unnamed: Rule = ({ paid, slots, journalHoldsAll }) => {
  if (paid !== null) return null
  if (!slots) return unknown('payout_unsearchable')
  const explained = slots.unexplained === 0n && slots.recorded !== null && slots.mined <= slots.recorded
  return explained || journalHoldsAll ? null : unknown('slots_unexplained')
}

/**
 * "Not paid" is permanent once the fill deadline is final. Before that, it is only permanent if no payout can be
 * pending: the journal has everything signed, and the chain's nonce equals the database's.
 */
const canStillLand: Rule = ({ deadlineFinal, journalHoldsAll, signaturesEnded, slots }) => {
  if (deadlineFinal && signaturesEnded) return null
  if (!journalHoldsAll) return open('journal_incomplete')
  return slots && slots.recorded !== null && slots.mined > slots.recorded ? open('slots_unexplained') : null
}

const rules: readonly Rule[] = [isPaid, isDisputed, inMempool, waitingSpend, unnamed, canStillLand]

/** Returns a verdict on the proof that an order can never be paid any more; the first rule that applies decides. */
export function judgeUnpaid(facts: UnpaidFacts): UnpaidVerdict {
  for (const rule of rules) {
    const verdict = rule(facts)
    if (verdict) return verdict
  }
  return { kind: 'unpaid' }
}
