import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { addressRules } from '#chains/registry.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { NewOrder } from '#store/contract/orderRow.ts'
import { isBeside } from './decide/besides.ts'

const refuse = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })

/**
 * Gives back a deposit that belongs to no order or stands beside one: to the address that the operator names, or to the order's refund address.
 * The chain's own worker sends it, dust or not. @throws AppError `deposit_not_found`, `not_aside`, `in_escrow`, `deposit_unconfirmed`,
 * `address_needed`, `deposit_taken`, `address_invalid`.
 */
export async function returnDeposit(
  store: Store,
  catalogue: Catalogue,
  id: bigint,
  address: string | null,
): Promise<string> {
  const deposit = await store.deposits.get(id)
  if (!deposit) throw new AppError('deposit_not_found', `There is no deposit ${id}.`, { status: 404, retriable: false })
  const order = deposit.orderId && (await store.orders.get(deposit.orderId))
  const chain = catalogue.chains.find((each) => each.id === deposit.chainId)
  if (!chain) throw refuse('chain_unknown', `Network ${deposit.chainId} is not configured.`)
  if (order && !isBeside(deposit))
    throw refuse('not_aside', `It is the deposit of order ${order.id}; refund that order.`)
  // What the escrow holds is not the maker's to send: paying it back would be a gift beside the owner's own refund.
  if (order ? order.custody === 'escrow' : Boolean(chain.settlement?.escrow))
    throw refuse('in_escrow', 'The escrow holds this deposit; its owner can take it back there.')
  if (deposit.status !== 'confirmed' || !deposit.final)
    throw refuse('deposit_unconfirmed', 'This deposit is not final on its chain.')
  const to = address === null ? (order?.refundAddress ?? null) : addressRules(chain.family).parse(address)
  if (to === null)
    throw refuse('address_needed', 'Nobody said where this deposit came from: name the address that it goes to.')
  await store.transaction(async (tx) => {
    if (order && to === order.refundAddress) return tx.deposits.assign(id, order.id, 'operator_return')
    const made = await tx.orders.create(returnOrder(deposit, to))
    await tx.orders.apply(made.id, 'expired', { data: { by: 'operator' } })
    await tx.deposits.assign(id, made.id, 'operator_return')
  })
  return `deposit ${id} goes back to ${to}`
}

/** Nothing moves without an order that names where to; this one only ever gives back, and nobody holds its token. */
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
