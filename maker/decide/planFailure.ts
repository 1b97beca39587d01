import { isRetriable, reasonOf } from '#core/errors.ts'

/** What a refused plan means for an order whose payout was not signed yet. */
export type PlanFailure =
  | { kind: 'return'; reason: string }
  | { kind: 'hold'; reason: string }
  | { kind: 'wait'; reason: string }

const meaning: Record<string, PlanFailure['kind']> = {
  // Somebody paid with our key and we have no record of it: paying or cancelling now could only make it worse.
  already_filled: 'hold',
  fill_expired: 'return',
  recipient_rejects: 'return',
  recipient_unusable: 'return',
  recipient_gas_too_high: 'return',
  token_transfer_failed: 'return',
  insufficient_inventory: 'wait',
  insufficient_gas: 'wait',
  fee_above_cap: 'wait',
  price_unknown: 'wait',
  allowance_missing: 'wait',
  contract_frozen: 'wait',
}

export function planFailure(error: unknown): PlanFailure {
  const reason = reasonOf(error)
  return {
    kind: meaning[reason] ?? (isRetriable(error) ? 'wait' : 'hold'),
    reason: reason === 'already_filled' ? 'paid_elsewhere' : reason,
  }
}
