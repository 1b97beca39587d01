import type { FillMode } from '#core/order/escrowOrder.ts'

/** Facts of chains and records about one order's payout. Every chain fact is the answer of a quorum. */
export interface UnpaidFacts {
  fillMode: FillMode
  /** The filler has paid it, or a payment names it; null where the destination cannot be asked that. */
  paid: boolean | null
  /** Fewer endpoints than the quorum show a payment. */
  disputed: boolean
  /** The fill deadline is before the newest final block of the destination. */
  deadlineFinal: boolean
  /** The intent journal holds everything signed on the destination since the order exists. */
  journalHoldsAll: boolean
  /** The payer's next slot by blocks, by blocks and mempools, and by the database; null where the family has no slots. */
  slots: { mined: bigint; pending: bigint; recorded: bigint | null; unexplained: bigint } | null
}

/** `open`: not paid so far, but a transaction that the database does not know may still pay it. */
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

// A payout that waits in a mempool without being known here is ahead of everything that we could find out.
const inMempool: Rule = ({ slots, deadlineFinal, fillMode }) => {
  if (!slots || (fillMode === 'contract' && deadlineFinal)) return null
  if (slots.recorded === null) return open('unknown_pending')
  return slots.pending > slots.mined && slots.pending > slots.recorded ? open('unknown_pending') : null
}

// Nothing on chain names an order paid by a plain transfer on a network with slots: there each number must be one of ours.
const unnamed: Rule = ({ paid, slots, journalHoldsAll }) => {
  if (paid !== null) return null
  if (!slots) return unknown('payout_unsearchable')
  const explained = slots.unexplained === 0n && slots.recorded !== null && slots.mined <= slots.recorded
  return explained || journalHoldsAll ? null : unknown('slots_unexplained')
}

/**
 * The filler refuses a fill after its deadline, and nothing is signed for a plain transfer near it: once that moment is final, "not paid" stays true.
 * Before it, "not paid" stays true only where nothing of ours can be under way: the journal holds all that was signed, and the chain's
 * count agrees with the database's.
 */
const canStillLand: Rule = ({ deadlineFinal, journalHoldsAll, slots }) => {
  if (deadlineFinal) return null
  if (!journalHoldsAll) return open('journal_incomplete')
  return slots && slots.recorded !== null && slots.mined > slots.recorded ? open('slots_unexplained') : null
}

const rules: readonly Rule[] = [isPaid, isDisputed, inMempool, unnamed, canStillLand]

/** Verdict on the proof that an order is unpaid for good; the first rule with an opinion decides. */
export function judgeUnpaid(facts: UnpaidFacts): UnpaidVerdict {
  for (const rule of rules) {
    const verdict = rule(facts)
    if (verdict) return verdict
  }
  return { kind: 'unpaid' }
}
