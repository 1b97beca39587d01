import type { WalletTransaction } from '#chains/contract.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { SignedFor } from '#store/chainState/reconciliation.ts'
import type { Mismatch } from './mismatch.ts'

export interface TransactionFacts {
  readonly chainId: ChainId
  readonly tx: WalletTransaction
  /** The database's record of the transaction; null if it has none. */
  readonly signed: SignedFor | null
  /** Names by which the payout of the row's order can be identified on this chain; empty without a row. */
  readonly orderNames: readonly string[]
  /** Rule that a transfer to another wallet of the maker breaks; null if it breaks none, or the transaction is none. */
  readonly transferProblem: string | null
  /** Earlier transaction that paid the same order. */
  readonly paidBefore: string | null
  /** True if the source chain shows the order's deposit; null while unknown. */
  readonly isDeposited: boolean | null
}
export type TransactionVerdict =
  | { readonly kind: 'explained' | 'waiting' }
  | { readonly kind: 'wrong'; readonly mismatch: Mismatch }

/**
 * Each transaction that moved value out of a maker's wallet must be the only transaction of one order with a deposit, or a
 * deposit to another wallet of the maker within its provider's policy.
 */
export function judgeTransaction(facts: TransactionFacts): TransactionVerdict {
  const { chainId, tx, signed, paidBefore } = facts
  const wrong = (kind: Mismatch['kind'], expected: string | null): TransactionVerdict => ({
    kind: 'wrong',
    mismatch: {
      kind,
      subject: `${chainId}:${tx.ref}`,
      details: { expected, actual: describe(tx.out), order: signed?.disbursement?.orderId ?? null },
      pauses: [chainId],
    },
  })
  if (!signed || (tx.slot !== null && tx.slot !== signed.slot)) return wrong('wallet_transaction_unknown', null)
  const row = signed.disbursement
  if (tx.out.size === 0) return { kind: 'explained' }
  if (signed.purpose === 'transfer')
    return facts.transferProblem === null ? { kind: 'explained' } : wrong('transfer_mismatch', facts.transferProblem)
  if (!row || row.kind === 'cancel') return wrong('payout_mismatch', `${signed.purpose}, which is not a payout`)
  const owed = describe(owedBy(row))
  if (describe(tx.out) !== owed) return wrong('payout_mismatch', owed)
  if (!facts.orderNames.some((name) => tx.names.includes(name)))
    return wrong('payout_mismatch', `names ${facts.orderNames.join(' or ')}`)
  if (paidBefore !== null && paidBefore !== tx.ref) return wrong('paid_twice', paidBefore)
  if (facts.isDeposited === null) return { kind: 'waiting' }
  return facts.isDeposited ? { kind: 'explained' } : wrong('payout_without_deposit', null)
}

function owedBy({ kind, chainId, asset, amount, destinationGas }: DisbursementRow): ReadonlyMap<string, bigint> {
  const native = assetId(chainId, NATIVE)
  const gas = kind === 'payout' ? destinationGas : 0n
  if (asset === native) return new Map([[asset, amount + gas]])
  return new Map([[asset, amount] as const, ...(gas > 0n ? [[native, gas] as const] : [])])
}

const describe = (amounts: ReadonlyMap<string, bigint>): string =>
  [...amounts]
    .map(([asset, amount]) => `${amount} ${asset}`)
    .toSorted()
    .join(' + ')
