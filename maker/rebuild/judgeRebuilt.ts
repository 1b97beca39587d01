import type { ObservedEnding } from '#chains/contract/deposits.ts'
import type { Custody } from '#core/order/escrowOrder.ts'

/**
 * Chain facts about one deposit whose order is missing from the database. Each fact is a quorum's answer about final
 * blocks.
 */
export interface RebuiltFacts {
  readonly custody: Custody
  /** The deposit names its order and its refund address. */
  readonly named: boolean
  readonly ending: ObservedEnding['kind'] | null
  /** `ref` is null where a chain only shows that the order is paid. `unknown`: no chain can answer, or not yet. */
  readonly payout: { kind: 'paid'; ref: string | null } | { kind: 'unpaid' } | { kind: 'unknown'; reason: string }
  /** The maker's refund transfer to the depositor, where it holds deposits itself. */
  readonly refundRef: string | null
  /** True if the amount is the quoted one: another amount's payout has terms that the memo does not prove. */
  readonly asQuoted: boolean
}

/**
 * `adopt`: record the payout, so that it is claimed. `refund`: refund the deposit. `end`: nothing is left to do.
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

/**
 * Decides about a deposit after the loss of a database; only a provably unpaid one is refunded. The first rule that
 * applies counts.
 */
export function judgeRebuilt(facts: RebuiltFacts): RebuiltVerdict {
  for (const rule of rules) {
    const verdict = rule(facts)
    if (verdict) return verdict
  }
  return hold('undecided')
}
