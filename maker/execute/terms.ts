import type { PayoutAction } from '#chains/contract/payer.ts'
import { memoHash, orderHash, refundReference } from '#chains/evm/order/hash.ts'
import { addressRules } from '#chains/registry.ts'
import { NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { isPoolFunded, poolFor } from '#core/catalogue/escrows.ts'
import { findRoute } from '#core/catalogue/lookups.ts'
import { chargedGas, drawnRoute } from '#core/catalogue/tiers.ts'
import type { Catalogue, RouteDef } from '#core/catalogue/types.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'

type DepositIdentity = Pick<DepositRow, 'chainId' | 'txId' | 'ordinal'>

/** Route of an order at the prices of who pays it; null if the catalogue has none. */
export function routeOf(
  catalogue: Catalogue,
  order: Pick<OrderRow, 'fromAsset' | 'toAsset' | 'fromChain' | 'toChain' | 'escrowOrder'>,
): RouteDef | null {
  const { fromAsset, toAsset, fromChain, toChain } = order
  const route = findRoute(catalogue, fromAsset, toAsset)
  const pool = isPoolFunded(catalogue, order)
    ? poolFor(catalogue, { fromChain, toChain, token: parseAssetId(toAsset).token })
    : null
  return route && pool ? drawnRoute(route, pool) : route
}

/** Order that the filler is called to pay: as signed, or with the amounts of a repriced deposit. */
export function payoutOrder(order: OrderRow, deposited: bigint, paid: bigint): EscrowOrder {
  if (!order.escrowOrder)
    throw new AppError('offer_missing', `Order ${order.id} has no terms to pay by.`, { retriable: false })
  if (order.custody === 'escrow') return order.escrowOrder
  return { ...order.escrowOrder, inputAmount: deposited, outputAmount: paid }
}

/** Address of the escrow that holds the order's deposit. @throws AppError `escrow_unknown` */
export function requireEscrow({ id, escrow }: Pick<OrderRow, 'id' | 'escrow'>): string {
  if (escrow === null) throw new AppError('escrow_unknown', `Order ${id} names no escrow.`, { retriable: false })
  return escrow
}

/**
 * Memo that the payout transaction must carry, checked against the hash that was signed.
 * @throws AppError `memo_mismatch`
 */
export function payoutMemo(order: Pick<OrderRow, 'id' | 'memo' | 'escrowOrder'>): string | null {
  const signed = order.escrowOrder?.memoHash ?? memoHash(null)
  const found = [null, order.id, order.memo].find((memo) => memoHash(memo) === signed.toLowerCase())
  if (found === undefined)
    throw new AppError('memo_mismatch', `No memo of order ${order.id} has the signed hash.`, { retriable: false })
  return found
}

/** Recipient and token as the escrow order must encode them for the destination's family. */
export function signedTerms(order: OrderRow, family: FamilyName): { recipient: string; outputToken: string } {
  const rules = addressRules(family)
  const { token } = parseAssetId(order.toAsset)
  return {
    recipient: rules.toBytes(order.recipient),
    outputToken: rules.toBytes(token === NATIVE ? rules.nativeSentinel : token),
  }
}

/**
 * Returns the transaction behind a disbursement. A refund carries the order id, so that its recipient can identify it.
 */
export function actionFor(
  catalogue: Catalogue,
  row: DisbursementRow,
  order: OrderRow,
  deposit: DepositIdentity & Pick<DepositRow, 'amount'>,
): PayoutAction {
  const { asset, amount, recipient, destinationGas } = row
  const deposited = deposit.amount
  if (row.kind === 'cancel')
    return { kind: 'cancel', escrow: requireEscrow(order), order: payoutOrder(order, deposited, order.receiveAmount) }
  if (row.kind === 'refund')
    return {
      kind: 'transfer',
      asset,
      amount,
      recipient,
      memo: order.id,
      destinationGas: 0n,
      orderId: null,
      reference: refundReference(deposit),
    }
  const terms = payoutOrder(order, deposited, amount)
  const route = routeOf(catalogue, order)
  const gas = route ? { maxGas: chargedGas(route, deposited) } : {}
  if (order.fillMode === 'contract') return { kind: 'fill', order: terms, ...gas }
  return {
    kind: 'transfer',
    asset,
    amount,
    recipient,
    memo: payoutMemo(order),
    destinationGas,
    orderId: orderHash(terms),
    ...gas,
  }
}
