import type { DepositBinding, ObservedDeposit } from '#chains/contract/deposits.ts'
import type { EscrowStatus } from '#chains/contract/settlement.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderState } from '#core/order/state.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ClaimedOrder } from '#store/chainState/reconciliation.ts'
import type { Mismatch } from './mismatch.ts'

type Place = Pick<DepositRow, 'chainId' | 'txId' | 'ordinal'>
/** Returns the key shared by a row and the deposit that it describes. */
export const depositKey = ({ chainId, txId, ordinal }: Place): string => `${chainId}:${txId}:${ordinal}`

/** Key of an order in one escrow, because an order's hash names no escrow. */
export const escrowKey = ({ escrow, onchainId }: { escrow: string; onchainId: string }): string =>
  `${escrow}:${onchainId}`

export interface DepositFacts {
  /** Deposit as the chain shows it. */
  readonly deposit: ObservedDeposit
  readonly row: DepositRow | null
  /** The order that the row names. */
  readonly order: OrderRow | null
}

/**
 * Compares a deposit on chain with its row.
 * @param recorded last block whose deposits the maker has recorded; later ones may not have a row yet
 */
export function judgeDeposit({ deposit, row, order }: DepositFacts, recorded: bigint | null): Mismatch | null {
  const { chainId, asset, amount } = deposit
  const found = (kind: Mismatch['kind'], expected: string, actual: string | null): Mismatch => ({
    kind,
    subject: depositKey(deposit),
    details: { expected, actual, order: order?.id ?? null },
    pauses: [chainId],
  })
  const shown = `${amount} ${asset}`
  if (!row || row.status === 'orphaned')
    return recorded !== null && recorded >= deposit.height ? found('deposit_missing', shown, row?.status ?? null) : null
  const stored = `${row.amount} ${row.asset}`
  if (stored !== shown) return found('deposit_mismatch', shown, stored)
  if (deposit.binding.kind !== 'escrow' || !order) return null
  const changed = changedTerm(deposit.binding, order)
  return changed && found('order_mismatch', changed.expected, changed.actual)
}

/** States in which the maker neither pays nor claims an order. */
const idleStates: readonly OrderState[] = ['quoted', 'expired', 'failed', 'claimed', 'done', 'refunded']

/**
 * True for a deposit that its escrow still holds although its order's row needs no payout or claim: `judgeState`
 * decides.
 */
export const isIdle = ({ deposit, row, order }: DepositFacts): boolean =>
  deposit.binding.kind === 'escrow' && row?.exception === null && order !== null && idleStates.includes(order.state)

/**
 * Compares an idle order with its escrow. A deposit for an order that was refused before it arrived stays open until
 * its depositor refunds it, so `failed` is wrong only for a paid order.
 */
export function judgeState(
  { deposit, order }: DepositFacts,
  shown: { readonly status: EscrowStatus | null; readonly isPaid: boolean },
): Mismatch | null {
  if (!order || shown.status !== 'open' || (order.state === 'failed' && !shown.isPaid)) return null
  return {
    kind: 'order_mismatch',
    subject: depositKey(deposit),
    details: { expected: 'open in the escrow', actual: `state ${order.state}`, order: order.id },
    pauses: [deposit.chainId],
  }
}

/** The depositor signed the chain's order; users and the maker read the row's columns. */
function changedTerm(
  { escrow, order: signed }: Extract<DepositBinding, { kind: 'escrow' }>,
  row: OrderRow,
): { expected: string; actual: string } | null {
  const terms: readonly [name: string, expected: unknown, actual: unknown][] = [
    ['custody', 'escrow', row.custody],
    ['escrow', escrow, row.escrow],
    ['source', signed.srcChainId, row.fromChain],
    ['destination', signed.dstChainId, row.toChain],
    ['send_amount', signed.inputAmount, row.sendAmount],
    ['receive_amount', signed.outputAmount, row.receiveAmount],
    ['destination_gas', signed.destinationGas, row.destinationGas],
    ['recipient', signed.recipient, row.escrowOrder?.recipient],
    ['output_token', signed.outputToken, row.escrowOrder?.outputToken],
    ['fill_deadline', signed.fillDeadline, row.escrowOrder?.fillDeadline],
  ]
  const wrong = terms.find(([, expected, actual]) => String(expected).toLowerCase() !== String(actual).toLowerCase())
  return wrong ? { expected: `${wrong[0]} ${String(wrong[1])}`, actual: `${wrong[0]} ${String(wrong[2])}` } : null
}

/** Compares a confirmed row with the deposit that the chain shows at its place; null = none. */
export function judgeRow(row: DepositRow, shown: ObservedDeposit | null): Mismatch | null {
  if (shown) return null
  return {
    kind: 'deposit_unknown',
    subject: depositKey(row),
    details: { expected: null, actual: `${row.amount} ${row.asset}`, order: row.orderId },
    pauses: [row.chainId],
  }
}

/** Compares a claim batch that is final in the database with the escrow's own status of its order. */
export function judgeClaim(chainId: ChainId, claim: ClaimedOrder, isClaimed: boolean): Mismatch | null {
  if (isClaimed) return null
  return {
    kind: 'claim_unknown',
    subject: `${chainId}:${claim.orderId}`,
    details: { expected: 'claimed in the escrow', actual: 'not claimed', order: claim.orderId },
    pauses: [chainId],
  }
}
