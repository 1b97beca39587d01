import { randomBytes } from 'node:crypto'
import type { DepositBinding, ObservedDeposit } from '#chains/contract/deposits.ts'
import { addressRules } from '#chains/registry.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { readDepositMemo } from '#core/order/depositMemo.ts'
import { ADDRESS_OPEN_SECONDS, type EscrowOrder, type FillMode, fillModes } from '#core/order/escrowOrder.ts'
import { orderIdFromNonce } from '#core/order/id.ts'
import type { NewOrder } from '#store/orders/types.ts'

/**
 * Longest time between an offer and the last moment at which its deposit may be opened: that of a deposit address, which
 * an event doesn't tell from a wallet.
 */
const LONGEST_OPENING_MS = ADDRESS_OPEN_SECONDS * 1_000

/**
 * Restores the order behind a deposit from the chain alone: from an escrow's event with all terms, from a memo with the
 * fields of a refund. Null if a transfer names no order of ours.
 * @throws AppError `chain_unknown`
 */
export function restoredOrder(deposit: ObservedDeposit, catalogue: Catalogue, now: Date): NewOrder | null {
  if (deposit.binding.kind === 'escrow') return orderFromTerms(deposit, deposit.binding, catalogue)
  // An address names its order in the database alone.
  return deposit.binding.kind === 'address' ? null : fromMemo(deposit, deposit.binding.memo ?? '', now)
}

/** Derives the row of an escrowed order from its terms. @throws AppError `chain_unknown` */
export function orderFromTerms(
  deposit: ShownDeposit,
  { order, onchainId, escrow }: Omit<Extract<DepositBinding, { kind: 'escrow' }>, 'kind'>,
  catalogue: Catalogue,
): NewOrder {
  const toChain = chainId(Number(order.dstChainId))
  const rules = addressRules(familyOf(catalogue, toChain))
  const date = (seconds: number): Date => new Date(seconds * 1_000)
  const token = rules.fromBytes(order.outputToken)
  return {
    ...blank(deposit),
    id: orderIdFromNonce(order.nonce),
    toAsset: assetId(toChain, token === rules.nativeSentinel ? NATIVE : token),
    toChain,
    sendAmount: order.inputAmount,
    receiveAmount: order.outputAmount,
    channelFee: order.channelFee,
    destinationGas: order.destinationGas,
    recipient: rules.fromBytes(order.recipient),
    custody: 'escrow',
    fillMode: modeOf(order),
    channelId: Number(order.channel),
    onchainId,
    escrow,
    escrowOrder: order,
    openBy: date(order.openBy),
    fillDeadline: date(order.fillDeadline),
    refundAfter: date(order.refundAfter),
    // "Not paid since it was created" must count from before anything could have been signed.
    createdAt: new Date(order.openBy * 1_000 - LONGEST_OPENING_MS),
  }
}

function fromMemo(deposit: ObservedDeposit, text: string, now: Date): NewOrder | null {
  const memo = readDepositMemo(text)
  if (!memo) return null
  return {
    ...blank(deposit),
    id: memo.orderId,
    // The asset and the amount of the payout were lost with the database: this order can only be refunded.
    toAsset: assetId(memo.toChain, NATIVE),
    toChain: memo.toChain,
    sendAmount: memo.amount,
    recipient: memo.refundAddress,
    refundAddress: memo.refundAddress,
    custody: 'maker',
    fillMode: 'transfer',
    onchainId: memo.orderHash,
    openBy: now,
    fillDeadline: now,
  }
}

type ShownDeposit = Pick<ObservedDeposit, 'asset' | 'chainId' | 'amount' | 'sender'>

/** Fields that no chain shows. No one has the access token of such an order. */
function blank({
  asset,
  chainId: fromChain,
  amount,
  sender,
}: ShownDeposit): Omit<NewOrder, 'id' | 'custody' | 'fillMode' | 'onchainId' | 'openBy' | 'fillDeadline'> {
  return {
    provider: 'maker',
    fromAsset: asset,
    toAsset: asset,
    fromChain,
    toChain: fromChain,
    sendAmount: amount,
    receiveAmount: 0n,
    gasCompensation: 0n,
    depositGas: 0n,
    bridgeFee: 0n,
    channelFee: 0n,
    destinationGas: 0n,
    sendUsdE8: null,
    fromAddress: sender,
    recipient: sender,
    refundAddress: null,
    memo: null,
    exchangeId: null,
    channelId: 0,
    escrow: null,
    escrowOrder: null,
    makerSignature: null,
    etaSeconds: 0,
    refundAfter: null,
    creatorTokenHash: randomBytes(32).toString('hex'),
    surface: 'operator',
  }
}

const modeOf = ({ fillMode }: EscrowOrder): FillMode => (fillMode === fillModes.contract ? 'contract' : 'transfer')

function familyOf({ chains }: Catalogue, id: ChainId) {
  const chain = chains.find((each) => each.id === id)
  if (!chain) throw new AppError('chain_unknown', `Network ${id} is not configured.`, { status: 409, retriable: false })
  return chain.family
}
