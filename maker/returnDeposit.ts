import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { addressRules } from '#chains/registry.ts'
import { currentEscrow } from '#core/catalogue/escrows.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { readDepositMemo } from '#core/order/depositMemo.ts'
import { orderIdFromUuid, orderIdTime } from '#core/order/id.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { NewOrder } from '#store/orders/types.ts'
import { isStrayDeposit } from './decide/strayDeposits.ts'
import type { OperatorDeps } from './operatorActions.ts'

const refuse = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })

/**
 * Refunds an unmatched or stray deposit, to the address that the operator names or to the order's refund address. The
 * chain's own worker sends it, dust or not.
 * @throws AppError `deposit_not_found`, `not_aside`, `in_escrow`, `deposit_unconfirmed`, `address_needed`,
 * `deposit_taken`, `address_invalid`, `paid_elsewhere`, `unpaid_unproven`, and the errors of the nodes.
 */
export async function returnDeposit(
  deps: OperatorDeps,
  catalogue: Catalogue,
  id: bigint,
  address: string | null,
): Promise<string> {
  const { store } = deps
  const deposit = await store.deposits.get(id)
  if (!deposit) throw new AppError('deposit_not_found', `Deposit ${id} not found.`, { status: 404, retriable: false })
  const order = deposit.orderId && (await store.orders.get(deposit.orderId))
  const chain = catalogue.chains.find((each) => each.id === deposit.chainId)
  if (!chain) throw refuse('chain_unknown', `Network ${deposit.chainId} is not configured.`)
  if (order && !isStrayDeposit(deposit))
    throw refuse('not_aside', `It is the deposit of order ${order.id}; refund that order.`)
  // The maker can't send a deposit that the escrow holds: paying it from inventory would be a gift on top of the
  // owner's own refund.
  if (order ? order.custody === 'escrow' : currentEscrow(chain.settlement) !== null)
    throw refuse('in_escrow', 'The escrow holds this deposit; its owner can get a refund there.')
  if (deposit.status !== 'confirmed' || !deposit.final)
    throw refuse('deposit_unconfirmed', 'This deposit is not final on its chain.')
  const to = address === null ? (order?.refundAddress ?? null) : addressRules(chain.family).parse(address, chain.id)
  if (to === null)
    throw refuse('address_needed', 'The sender of this deposit is unknown: pass the address to return it to.')
  if (!order) await requireMemoUnpaid(deps, deposit)
  await store.transaction(async (tx) => {
    if (order && to === order.refundAddress) return tx.deposits.assign(id, order.id, 'operator_return')
    const made = await tx.orders.create(returnOrder(deposit, to))
    await tx.orders.apply(made.id, 'expired', { data: { by: 'operator' } })
    await tx.deposits.assign(id, made.id, 'operator_return')
  })
  return `deposit ${id} is being returned to ${to}`
}

/**
 * The memo of a deposit without an order may name one that the database lost together with its payout: no network may
 * show that one as paid.
 */
async function requireMemoUnpaid({ chains, payers }: OperatorDeps, { memo, seenAt }: DepositRow): Promise<void> {
  const named = memo === null ? null : readDepositMemo(memo)
  if (!named) return
  const since = Math.floor(Math.min(orderIdTime(named.orderId), seenAt.getTime()) / 1000)
  for (const [id, node] of chains) {
    const payer = payers.get(id)
    const { height } = await node.head()
    const filled = await node.isFilled?.(named.orderHash, height)
    const paid =
      node.findPayment && payer
        ? await node.findPayment({ reference: named.orderHash, payer: payer.address, since })
        : null
    if (filled || paid?.state === 'paid')
      throw refuse('paid_elsewhere', `Network ${id} shows the order that this deposit names as paid.`)
    if (paid?.disputed) throw refuse('unpaid_unproven', `The nodes of network ${id} do not agree on a payment.`)
  }
}

/** A refund needs an order with its address; this one exists only for the refund, and no one has its access token. */
function returnOrder({ asset, chainId, amount, sender }: DepositRow, to: string): NewOrder {
  const now = new Date()
  return {
    id: orderIdFromUuid(uuidv7()),
    provider: 'maker',
    fromAsset: asset,
    toAsset: asset,
    fromChain: chainId,
    toChain: chainId,
    sendAmount: amount,
    receiveAmount: 0n,
    gasCompensation: 0n,
    depositGas: 0n,
    bridgeFee: 0n,
    channelFee: 0n,
    destinationGas: 0n,
    sendUsdE8: null,
    fromAddress: sender,
    recipient: to,
    refundAddress: to,
    memo: null,
    exchangeId: null,
    custody: 'maker',
    fillMode: 'transfer',
    channelId: 0,
    onchainId: null,
    escrow: null,
    escrowOrder: null,
    makerSignature: null,
    etaSeconds: 0,
    openBy: now,
    fillDeadline: now,
    refundAfter: null,
    creatorTokenHash: randomBytes(32).toString('hex'),
    surface: 'operator',
  }
}
