import type { ChainId } from '#core/chain/chainId.ts'

/** Difference between chain and database, or between two values of one chain, that honest operation cannot cause. */
export interface Mismatch {
  readonly kind:
    | 'deposit_missing'
    | 'deposit_unknown'
    | 'deposit_mismatch'
    | 'order_mismatch'
    | 'claim_unknown'
    | 'escrow_short'
    | 'wallet_transaction_unknown'
    | 'payout_mismatch'
    | 'paid_twice'
    | 'payout_without_deposit'
    | 'wallet_short'
    | 'transfer_mismatch'
    | 'allowance_left'
  readonly subject: string
  readonly details: Readonly<Record<string, string | null>>
  readonly pauses: readonly ChainId[]
}

export const sameMismatch = (a: Mismatch, b: Mismatch): boolean => a.kind === b.kind && a.subject === b.subject
