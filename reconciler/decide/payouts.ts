import type { WalletTransaction } from '#chains/contract/settlement.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
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
  /** The transaction's call of one of our pools; null if it calls none. */
  readonly pool: PoolMove | null
  /** Earlier transaction that paid the same order. */
  readonly paidBefore: string | null
  /** True if the source chain shows the order's deposit; null while unknown. */
  readonly isDeposited: boolean | null
}
/** A draw pays an order with the pool's tokens; a repayment sends it at most `amount` of the wallet's. */
export type PoolMove =
  | { readonly kind: 'draw' }
  | { readonly kind: 'repay'; readonly asset: AssetId; readonly amount: bigint }

export type TransactionVerdict =
  | { readonly kind: 'explained' | 'waiting' }
  | { readonly kind: 'wrong'; readonly mismatch: Mismatch }

/**
 * Each transaction that moved value out of a maker's wallet, or out of a pool, must be the only transaction of one order with a
 * deposit, a deposit to another wallet of the maker within its provider's policy, or a repayment of a pool.
 */
export function judgeTransaction(facts: TransactionFacts): TransactionVerdict {
  const { chainId, tx, signed, paidBefore, pool } = facts
  const isDraw = pool?.kind === 'draw'
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
  if (tx.out.size === 0 && !isDraw) return { kind: 'explained' }
  if (pool?.kind === 'repay' && row === null && isRepayment(tx, pool)) return { kind: 'explained' }
  if (signed.purpose === 'transfer')
    return facts.transferProblem === null ? { kind: 'explained' } : wrong('transfer_mismatch', facts.transferProblem)
  if (!row || row.kind === 'cancel' || (isDraw && row.kind !== 'payout'))
    return wrong('payout_mismatch', `${signed.purpose}, which is not a payout`)
  const owed = describe(owedBy(row, isDraw))
  if (describe(tx.out) !== owed) return wrong('payout_mismatch', owed)
  if (!facts.orderNames.some((name) => tx.names.includes(name)))
    return wrong('payout_mismatch', `names ${facts.orderNames.join(' or ')}`)
  if (paidBefore !== null && paidBefore !== tx.ref) return wrong('paid_twice', paidBefore)
  if (facts.isDeposited === null) return { kind: 'waiting' }
  return facts.isDeposited ? { kind: 'explained' } : wrong('payout_without_deposit', null)
}

const isRepayment = ({ out }: WalletTransaction, { asset, amount }: PoolMove & { kind: 'repay' }): boolean =>
  out.size === 1 && (out.get(asset) ?? 0n) > 0n && (out.get(asset) ?? 0n) <= amount

/** Amounts that a row takes from the wallet: of a draw the added gas alone. */
function owedBy(
  { kind, chainId, asset, amount, destinationGas }: DisbursementRow,
  isDraw: boolean,
): ReadonlyMap<string, bigint> {
  const native = assetId(chainId, NATIVE)
  const gas = kind === 'payout' ? destinationGas : 0n
  if (isDraw) return new Map(gas > 0n ? [[native, gas]] : [])
  if (asset === native) return new Map([[asset, amount + gas]])
  return new Map([[asset, amount] as const, ...(gas > 0n ? [[native, gas] as const] : [])])
}

const describe = (amounts: ReadonlyMap<string, bigint>): string =>
  [...amounts]
    .map(([asset, amount]) => `${amount} ${asset}`)
    .toSorted()
    .join(' + ')
