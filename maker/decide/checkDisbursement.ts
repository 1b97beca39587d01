import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import { memoAgrees, orderIdIn } from '#core/order/depositMemo.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'

/** Returns the reason why a deposit's row differs from the chain; null if it matches. */
export function depositProblem(row: DepositRow, seen: ObservedDeposit, order: OrderRow): string | null {
  const same =
    row.chainId === seen.chainId &&
    row.txId === seen.txId &&
    row.ordinal === seen.ordinal &&
    row.asset === seen.asset &&
    row.amount === seen.amount &&
    row.sender === seen.sender &&
    row.orderId === order.id &&
    order.fromChain === seen.chainId
  return same ? null : 'deposit_mismatch'
}

/**
 * True if the chain itself names this order for the deposit: by the event of the order's own escrow, by the memo, or by
 * the address that was handed out to it.
 * @param addressee order to which the address was handed out; null for other deposits
 */
export function namesOrder({ binding }: ObservedDeposit, order: OrderRow, addressee: OrderId | null): boolean {
  if (binding.kind === 'address') return order.custody === 'maker' && addressee === order.id
  if (binding.kind === 'escrow')
    return order.custody === 'escrow' && binding.escrow === order.escrow && binding.onchainId === order.onchainId
  return order.custody === 'maker' && orderIdIn(binding.memo ?? '') === order.id && memoAgrees(binding.memo, order)
}

/** True if the chain names another order, or other terms of this one; a memo that names no order proves nothing. */
export const namesAnother = (seen: ObservedDeposit, order: OrderRow, addressee: OrderId | null): boolean =>
  !namesOrder(seen, order, addressee) && (seen.binding.kind !== 'memo' || orderIdIn(seen.binding.memo ?? '') !== null)

type Fields = Pick<DisbursementRow, 'chainId' | 'asset' | 'amount' | 'destinationGas' | 'recipient'>

/**
 * Returns the reason why a disbursement's row contradicts its order; null = none. A cancel moves no funds of the maker's, so only
 * its order is compared.
 */
export function disbursementProblem(
  row: DisbursementRow,
  order: OrderRow,
  seen: ObservedDeposit,
  payout: bigint,
): string | null {
  if (row.orderId !== order.id) return 'disbursement_mismatch'
  const expected: Record<DisbursementRow['kind'], Fields | null> = {
    payout: {
      chainId: order.toChain,
      asset: order.toAsset,
      amount: payout,
      destinationGas: order.destinationGas,
      recipient: order.recipient,
    },
    refund: {
      chainId: seen.chainId,
      asset: seen.asset,
      amount: seen.amount,
      destinationGas: 0n,
      recipient: order.refundAddress ?? '',
    },
    cancel: null,
  }
  const fields = expected[row.kind]
  if (!fields) return row.chainId === seen.chainId ? null : 'disbursement_mismatch'
  const agrees =
    row.chainId === fields.chainId &&
    row.asset === fields.asset &&
    row.amount === fields.amount &&
    row.destinationGas === fields.destinationGas &&
    row.recipient === fields.recipient
  return agrees ? null : 'disbursement_mismatch'
}
