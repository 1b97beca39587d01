import type { ObservedEnding } from '#chains/contract.ts'
import type { Custody } from '#core/order/escrowOrder.ts'

/** Chain facts about one deposit whose order the database does not know. Every fact is the answer of a quorum about final blocks. */
export interface RebuiltFacts {
  readonly custody: Custody
  /** The deposit names its order and its refund address. */
  readonly named: boolean
  readonly ending: ObservedEnding['kind'] | null
  /** `ref` is null where a chain only tells that the order is paid. `unknown`: no chain can tell, or not yet. */
  readonly payout: { kind: 'paid'; ref: string | null } | { kind: 'unpaid' } | { kind: 'unknown'; reason: string }
  /** The maker's transfer back to the depositor, where it holds deposits itself. */
  readonly refundRef: string | null
  /** The amount is the one that was quoted: another one has a payout under terms that the memo does not prove. */
  readonly asQuoted: boolean
}

/**
 * `adopt`: record the payout, so that it is claimed. `refund`: send the deposit back. `end`: nothing is left to do.
 * `hold`: an operator decides, with the reason.
 */
export type RebuiltVerdict =
  | { kind: 'adopt'; ref: string }
  | { kind: 'refund' }
  | { kind: 'end'; as: 'paid' | 'refunded' }
  | { kind: 'hold'; reason: string }

type Rule = (facts: RebuiltFacts) => RebuiltVerdict | null
const hold = (reason: string): RebuiltVerdict => ({ kind: 'hold', reason })

const names: Rule = ({ named }) => (named ? null : hold('unmatched'))

// Money left twice for one deposit: nothing automatic may touch it again.
const twice: Rule = ({ payout, ending, refundRef }) =>
  payout.kind === 'paid' && (ending === 'cancelled' || ending === 'refunded' || refundRef !== null)
    ? hold('rebuilt_paid_and_refunded')
    : null

const returned: Rule = ({ ending, refundRef }) =>
  ending === 'cancelled' || ending === 'refunded' || refundRef !== null ? { kind: 'end', as: 'refunded' } : null

const paid: Rule = ({ custody, payout }) => {
  if (payout.kind !== 'paid') return null
  if (custody === 'maker') return { kind: 'end', as: 'paid' }
  return payout.ref === null ? hold('rebuilt_payout_unknown') : { kind: 'adopt', ref: payout.ref }
}

// Attesters saw a payout that no chain shows us: the escrow paid, so sending anything could only lose money.
const claimed: Rule = ({ ending }) => (ending === 'claimed' ? hold('rebuilt_payout_unknown') : null)

const provenUnpaid: Rule = ({ custody, payout, asQuoted }) => {
  if (payout.kind === 'unknown') return hold(payout.reason)
  return custody === 'maker' && !asQuoted ? hold('rebuilt_amount_differs') : { kind: 'refund' }
}

const rules: readonly Rule[] = [names, twice, returned, paid, claimed, provenUnpaid]

/** Decides about a deposit after the loss of a database; only what is provably unpaid goes back. The first rule with an opinion counts. */
export function judgeRebuilt(facts: RebuiltFacts): RebuiltVerdict {
  for (const rule of rules) {
    const verdict = rule(facts)
    if (verdict) return verdict
  }
  return hold('undecided')
}
