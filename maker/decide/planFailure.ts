import { isRetriable, reasonOf } from '#core/errors.ts'

/** Consequence of a refused plan for an order whose payout is not signed yet. */
export type PlanFailure =
  | { kind: 'return'; reason: string }
  | { kind: 'hold'; reason: string }
  | { kind: 'wait'; reason: string }

const meaning: Record<string, PlanFailure['kind']> = {
  // Someone else with our key paid, without a record here: paying or canceling now could only make it worse.
  already_filled: 'hold',
  fill_expired: 'return',
  recipient_rejects: 'return',
  recipient_unusable: 'return',
  recipient_gas_too_high: 'return',
  token_transfer_failed: 'return',
  amount_below_dust: 'return',
  insufficient_inventory: 'wait',
  insufficient_gas: 'wait',
  fee_above_cap: 'wait',
  price_unknown: 'wait',
  allowance_missing: 'wait',
  contract_frozen: 'wait',
  pool_dry: 'wait',
  pool_overdue: 'wait',
  pool_refused: 'wait',
}

export function planFailure(error: unknown): PlanFailure {
  const reason = reasonOf(error)
  return {
    kind: meaning[reason] ?? (isRetriable(error) ? 'wait' : 'hold'),
    reason: reason === 'already_filled' ? 'paid_elsewhere' : reason,
  }
}
