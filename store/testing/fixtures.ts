import { randomBytes, randomInt } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { DepositBinding, ObservedDeposit, ObservedEnding } from '#chains/contract/deposits.ts'
import type { SignedTx } from '#chains/contract/payer.ts'
import { assetId } from '#core/chain/assetId.ts'
import { chainId, type ChainId } from '#core/chain/chainId.ts'
import { svm } from '#chains/svm/family.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Store } from '../contract.ts'
import type { DepositRow } from '../deposits/types.ts'
import type { DisbursementRow } from '../disbursements/types.ts'
import type { JournalAddress } from '../journal/record.ts'
import type { NewOrder, OrderRow } from '../orders/types.ts'

export const randomHex = (bytes: number): `0x${string}` => `0x${randomBytes(bytes).toString('hex')}`
export const randomAddress = (): `0x${string}` => randomHex(20)
/** A unique lease that the bot's role may take as well. */
export const freshLease = (): string => `bot-poller:${randomHex(8)}`
export const freshChain = (): ChainId => chainId(randomInt(1_000_000, 2 ** 40))

/** Escrow of the orders created here. */
export const ESCROW = `0x${'e5'.repeat(20)}`

/** An escrow order between two unused chains, so that tests can share one database. */
export function newOrder(change: Partial<NewOrder> = {}): NewOrder {
  const fromChain = change.fromChain ?? freshChain()
  const toChain = change.toChain ?? freshChain()
  const now = Date.now()
  const fromAddress = randomAddress()
  return {
    id: orderIdFromUuid(uuidv7()),
    provider: 'maker',
    fromAsset: assetId(fromChain, 'native'),
    toAsset: assetId(toChain, 'native'),
    fromChain,
    toChain,
    sendAmount: 10n ** 17n,
    receiveAmount: 99n * 10n ** 15n,
    gasCompensation: 10n ** 14n,
    depositGas: 0n,
    bridgeFee: 10n ** 13n,
    channelFee: 0n,
    destinationGas: 0n,
    sendUsdE8: 350n * 10n ** 8n,
    fromAddress,
    recipient: fromAddress,
    refundAddress: null,
    memo: null,
    exchangeId: null,
    custody: 'escrow',
    fillMode: 'contract',
    channelId: 0,
    onchainId: randomHex(32),
    escrow: change.custody === 'maker' ? null : ESCROW,
    escrowOrder: null,
    makerSignature: null,
    etaSeconds: 10,
    openBy: new Date(now + 60_000),
    fillDeadline: new Date(now + 3_600_000),
    refundAfter: new Date(now + 7_200_000),
    creatorTokenHash: randomBytes(32).toString('hex'),
    surface: 'web',
    ...change,
  }
}

/** The deposit that the order expects. */
export function depositOf(order: NewOrder | OrderRow, change: Partial<ObservedDeposit> = {}): ObservedDeposit {
  const binding: DepositBinding =
    order.custody === 'maker' || !order.onchainId
      ? { kind: 'memo', memo: writeDepositMemo(svm.depositMemo, order) ?? order.id }
      : {
          kind: 'escrow',
          escrow: order.escrow ?? ESCROW,
          onchainId: order.onchainId,
          order: order.escrowOrder ?? emptyEscrowOrder,
        }
  return {
    chainId: order.fromChain,
    txId: randomHex(32),
    ordinal: 0,
    height: 100n,
    blockHash: randomHex(32),
    asset: order.fromAsset,
    amount: order.sendAmount,
    sender: order.fromAddress,
    binding,
    ...change,
  }
}

const zero: `0x${string}` = `0x${'0'.repeat(40)}`
export const emptyEscrowOrder = {
  depositor: zero,
  maker: zero,
  inputToken: zero,
  inputAmount: 2n ** 200n + 1n,
  outputToken: zero,
  outputAmount: 1n,
  destinationGas: 0n,
  recipient: zero,
  memoHash: `0x${'0'.repeat(64)}` as const,
  srcChainId: 1n,
  dstChainId: 2n,
  fillMode: 0 as const,
  channel: 0n,
  channelFee: 0n,
  openBy: 1,
  fillDeadline: 2,
  refundAfter: 3,
  nonce: 2n ** 250n,
}

export const endingOf = (order: OrderRow, kind: ObservedEnding['kind']): ObservedEnding => ({
  kind,
  escrow: order.escrow ?? ESCROW,
  onchainId: order.onchainId ?? '0x',
  txId: randomHex(32),
  height: 200n,
  blockHash: randomHex(32),
})

export const signedTx = (change: Partial<SignedTx> = {}): SignedTx => ({
  ref: randomHex(32),
  raw: randomHex(120),
  feeCap: 21_000n * 10n ** 9n,
  expiresAt: null,
  ...change,
})

/** An order whose deposit is confirmed and validated. */
export async function validatedOrder(
  store: Store,
  change: Partial<NewOrder> = {},
): Promise<{ order: OrderRow; deposit: DepositRow }> {
  const order = await store.orders.create(newOrder(change))
  const { deposit } = await store.deposits.record(depositOf(order))
  await store.deposits.confirm(deposit.id)
  return { order: await store.orders.apply(order.id, 'validated'), deposit }
}

export const payoutOf = (order: OrderRow, deposit: DepositRow) =>
  ({
    depositId: deposit.id,
    orderId: order.id,
    kind: 'payout',
    chainId: order.toChain,
    asset: order.toAsset,
    amount: order.receiveAmount,
    destinationGas: order.destinationGas,
    recipient: order.recipient,
    usdE8: order.sendUsdE8,
  }) as const

/** An order with reserved inventory. */
export async function reservedOrder(
  store: Store,
  change: Partial<NewOrder> = {},
): Promise<{ order: OrderRow; deposit: DepositRow; payout: DisbursementRow }> {
  const { order, deposit } = await validatedOrder(store, change)
  const result = await store.disbursements.take(payoutOf(order, deposit), 10n ** 30n)
  if (!('taken' in result)) throw new Error(result.refused)
  return { order, deposit, payout: result.taken }
}

/** An order whose payout has a slot and signed bytes. */
async function signedOrder(
  store: Store,
  change: Partial<NewOrder>,
): Promise<{ order: OrderRow; payout: DisbursementRow }> {
  const { order, payout } = await reservedOrder(store, change)
  await store.slots.open(
    { chainId: order.toChain, signer: randomAddress(), purpose: 'payout', refId: payout.id, floor: 0n },
    async () => signedTx(),
  )
  return { order, payout }
}

/** An order whose payout is mined but not final. */
export async function minedOrder(
  store: Store,
  change: Partial<NewOrder> = {},
): Promise<{ order: OrderRow; payout: DisbursementRow }> {
  const { order, payout } = await signedOrder(store, change)
  return { order: await store.orders.apply(order.id, 'payout_mined'), payout }
}

export async function makeFinal(
  store: Store,
  { order, payout }: { order: OrderRow; payout: DisbursementRow },
): Promise<OrderRow> {
  await store.disbursements.setState(payout.id, 'final', randomHex(32))
  return store.orders.apply(order.id, 'payout_final')
}

/** An order whose payout is final. */
export const finalOrder = async (store: Store, change: Partial<NewOrder> = {}): Promise<OrderRow> =>
  makeFinal(store, await signedOrder(store, change))

/** Journaled terms of an order at a deposit address, with every field of another value. */
export function journalAddress(change: Partial<JournalAddress> = {}): JournalAddress {
  const { id, creatorTokenHash } = newOrder()
  const [address, owner] = [randomAddress(), randomAddress()]
  return {
    orderId: id,
    chainId: chainId(1),
    address,
    owner,
    escrow: ESCROW,
    terms: {
      depositor: address,
      maker: randomAddress(),
      inputToken: randomAddress(),
      inputAmount: 50n,
      outputToken: randomAddress(),
      outputAmount: 2n ** 200n,
      destinationGas: 0n,
      recipient: randomAddress(),
      memoHash: randomHex(32),
      srcChainId: 1n,
      dstChainId: 2n,
      fillMode: 1,
      channel: 3n,
      channelFee: 4n,
      openBy: 5,
      fillDeadline: 6,
      refundAfter: 7,
      nonce: 8n,
    },
    makerSignature: randomHex(65),
    row: {
      exact: 'receive',
      gasCompensation: 1n,
      depositGas: 2n,
      bridgeFee: 3n,
      sendUsdE8: null,
      memo: null,
      exchangeId: 9,
      etaSeconds: 10,
      creatorTokenHash,
      payment: 'ab'.repeat(16),
    },
    ...change,
  }
}
