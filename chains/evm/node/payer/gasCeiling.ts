import type { PayoutAction } from '#chains/contract/payer.ts'
import { bounded, type Trusted } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'

/**
 * Gas limits for calls of our own contracts, of listed tokens and of providers' pinned contracts. Generous, since some networks count data as gas;
 * dollar caps bound it as well.
 */
const own = {
  open: 1_000_000n,
  cancel: 2_000_000n,
  approve: 2_000_000n,
  set_offer_signer: 1_000_000n,
  repay: 2_000_000n,
  collect_claims: 2_000_000n,
  deposit: 3_000_000n,
  void: 1_000_000n,
  claimBase: 1_000_000n,
  perClaim: 1_000_000n,
}
/** Transfers that no route charges for, such as refunds. */
const TRANSFER = 1_000_000n

/** Returns the maximum gas of one action: for a payout, the gas that its quote charged for. */
export function gasCeiling(action: PayoutAction): bigint {
  switch (action.kind) {
    case 'fill':
    case 'transfer':
      return action.maxGas ?? TRANSFER
    case 'claim':
      return own.claimBase + own.perClaim * BigInt(action.claims.length)
    case 'open':
    case 'cancel':
    case 'approve':
    case 'set_offer_signer':
    case 'repay':
    case 'collect_claims':
    case 'deposit':
    case 'void':
      return own[action.kind]
  }
}

/**
 * Gas limit to sign: a quarter more than the simulation used, because state changes, and never above the ceiling.
 * @throws AppError `recipient_gas_too_high` if a payout needs more, `gas_above_ceiling` if another action does
 */
export function gasLimit(action: PayoutAction, used: Trusted<bigint>): Trusted<bigint> {
  const ceiling = gasCeiling(action)
  if (used > ceiling) throw tooHigh(action)
  if (action.kind === 'void') return used
  return bounded((used * 5n) / 4n, { atLeast: used, atMost: ceiling })
}

const tooHigh = ({ kind }: PayoutAction): AppError =>
  kind === 'fill' || kind === 'transfer'
    ? new AppError('recipient_gas_too_high', 'Paying this recipient uses more gas than the quote charged for.', {
        status: 409,
        retriable: false,
      })
    : new AppError('gas_above_ceiling', `A ${kind} uses more gas than any should.`, { status: 409, retriable: false })
