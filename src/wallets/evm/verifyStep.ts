import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import type { Expectation } from '../contract.ts'
import type { AddressPayment } from '../family.ts'
import { mismatch } from '../walletErrors.ts'
import { addressRules } from '#chains/registry.ts'
import { decodeDepositorCall, type DepositorCall } from '#chains/evm/order/calls.ts'
import { depositAddress } from '#chains/evm/order/forwarder.ts'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { Step } from '#core/wire/order.ts'

type Hex = `0x${string}`

/** @throws AppError `wallet_mismatch` */
export function require(holds: boolean, what: string): asserts holds {
  if (!holds) throw mismatch(what)
}

/** Case-insensitive hex comparison. */
export const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Quotes last a minute; the rest allows for clock differences of network, service and device. */
const MAX_OPEN_SECONDS = 86_400
/** `MAX_LOCK` of the escrow. */
const MAX_LOCK_SECONDS = 30 * 86_400

/** Returns the agreed `openBy` in Unix seconds. */
export const agreedOpenBy = ({ openBy }: Expectation): number => Date.parse(openBy) / 1000

/** The offer expires soon and exactly as stated; the refund opens after the fill deadline and within the contract's limit. */
function requireTimes(
  order: Pick<EscrowOrder, 'openBy' | 'fillDeadline' | 'refundAfter'>,
  expected: Expectation,
  nowMs: number,
): void {
  const now = nowMs / 1000
  require(order.openBy === agreedOpenBy(expected) && order.openBy <= now + MAX_OPEN_SECONDS, 'the end of the offer')
  require(order.fillDeadline >= order.openBy && order.fillDeadline < order.refundAfter, 'the deadline of the payout')
  require(order.refundAfter <= now + MAX_LOCK_SECONDS, 'the time of the refund')
}

export type EvmStep = Extract<Step, { kind: 'evm_call' }>
export interface Checked {
  readonly to: `0x${string}`
  readonly data: `0x${string}`
  /** Native amount to send, in wei. */
  readonly value: bigint
}

/** Returns the contract encoding of an asset: canonical bytes, or the family's sentinel for its native coin. */
function assetBytes(id: AssetId, family: FamilyName): string {
  const rules = addressRules(family)
  return rules.toBytes(isNative(id) ? rules.nativeSentinel : parseAssetId(id).token)
}

/** A contract fill has no memo; a transfer has the one that the exchange requires. When none is required it may contain the order ID. */
function memoFits(order: EscrowOrder, expected: Expectation): boolean {
  if (expected.quote.fill_mode === 'contract') return same(order.memoHash, memoHash(null))
  if (expected.memo !== undefined) return same(order.memoHash, memoHash(expected.memo))
  return [expected.orderId, null].some((memo) => same(order.memoHash, memoHash(memo)))
}

/** Compares every field that decides what the user pays and receives. Operator fees are part of the difference and concern the maker only. */
function requireOrder(order: EscrowOrder, expected: Expectation, destination: FamilyName): void {
  const { quote } = expected
  const [from, to] = [quote.from_asset as AssetId, quote.to_asset as AssetId]
  require(same(order.depositor, expected.depositor), 'the depositor')
  require(order.srcChainId === BigInt(parseAssetId(from).chain), 'the source network')
  require(order.dstChainId === BigInt(parseAssetId(to).chain), 'the destination network')
  require(same(order.inputToken, assetBytes(from, 'evm')), 'the asset you send')
  require(order.inputAmount === BigInt(quote.send_amount), 'the amount you send')
  require(same(order.outputToken, assetBytes(to, destination)), 'the asset you receive')
  require(order.outputAmount === BigInt(quote.receive_amount), 'the amount you receive')
  require(order.destinationGas === BigInt(quote.destination_gas ?? 0), 'the gas on arrival')
  require(same(order.recipient, addressRules(destination).toBytes(expected.recipient)), 'the recipient')
  require(order.fillMode === fillModes[quote.fill_mode], 'the way of payment')
  require(memoFits(order, expected), 'the memo')
}

/** The order in the calldata counts; the step's separate copy has to be equal. */
function requireOffer(order: EscrowOrder, step: EvmStep, expected: Expectation): void {
  require(step.offer !== null && same(step.offer.escrow, expected.settlementAddress), 'the contract')
  require(same(step.to, expected.settlementAddress), 'the contract')
  require(orderHash(orderFromWire(step.offer.order)) === orderHash(order), 'the order')
}

type CallOf<K extends DepositorCall['kind']> = Extract<DepositorCall, { kind: K }>
type Check<C> = (call: C, step: EvmStep, expected: Expectation, destination: FamilyName, nowMs: number) => void

const checks: { readonly [K in DepositorCall['kind']]: Check<CallOf<K>> } = {
  approve(call, step, expected) {
    const from = expected.quote.from_asset as AssetId
    require(!isNative(from) && same(step.to, parseAssetId(from).token), 'the token')
    require(same(call.spender, expected.settlementAddress), 'the spender')
    // Zero first: some tokens refuse to change a non-zero allowance.
    require(call.amount === BigInt(expected.quote.send_amount) || call.amount === 0n, 'the approved amount')
    require(BigInt(step.value) === 0n, 'the value')
  },
  open(call, step, expected, destination, nowMs) {
    requireOrder(call.order, expected, destination)
    requireTimes(call.order, expected, nowMs)
    requireOffer(call.order, step, expected)
    require(same(call.makerSignature, step.offer?.maker_signature ?? ''), 'the signature of the maker')
    require(BigInt(step.value) ===
      (isNative(expected.quote.from_asset as AssetId) ? call.order.inputAmount : 0n), 'the value')
  },
  openWithPermit(call, step, expected, destination, nowMs) {
    require(!isNative(expected.quote.from_asset as AssetId), 'the asset you send')
    checks.open({ ...call, kind: 'open' }, step, expected, destination, nowMs)
    require(call.permit.deadline === call.order.openBy, 'the end of the permit')
  },
  // Its times do not matter: the money returns to the depositor in any case.
  refund(call, step, expected, destination) {
    requireOrder(call.order, expected, destination)
    requireOffer(call.order, step, expected)
    require(BigInt(step.value) === 0n, 'the value')
  },
}

/**
 * Checks the payment of an order that any account can pay, and returns it. The address is computed again from the agreed
 * terms, the pinned contracts and the refund address as its owner: a server can't make up another one.
 * @throws AppError `wallet_mismatch`
 */
export function paymentOf(
  step: Step,
  expected: Expectation & { readonly forwarderFactory: string },
  destination: FamilyName,
  nowMs: number,
): AddressPayment {
  require(step.kind === 'pay_address' && step.label === 'transfer', 'the kind of step')
  const { offer, address, amount } = step
  const { quote, refundAddress, settlementAddress, forwarderFactory } = expected
  require(quote.custody === 'escrow' && offer !== undefined, 'the custody')
  require(step.chain_id === parseAssetId(quote.from_asset).chain, 'the network')
  require(same(offer.escrow, settlementAddress), 'the contract')
  require(refundAddress !== null, 'the refund address')
  const order = orderFromWire(offer.order)
  requireOrder(order, { ...expected, depositor: address }, destination)
  requireTimes(order, expected, nowMs)
  const parts = { escrow: settlementAddress.toLowerCase() as Hex, owner: refundAddress.toLowerCase() as Hex, order }
  require(same(address, depositAddress(forwarderFactory.toLowerCase() as Hex, parts)), 'the deposit address')
  require(amount === quote.send_amount, 'the amount you send')
  return { address: address.toLowerCase(), units: BigInt(amount), memo: null, uri: null }
}

/** Step label of each call in the review. */
const labels: { readonly [K in DepositorCall['kind']]: Step['label'] } = {
  approve: 'approve',
  open: 'open',
  openWithPermit: 'open',
  refund: 'refund',
}

function decode(step: EvmStep): DepositorCall {
  try {
    return decodeDepositorCall(step.data as `0x${string}`)
  } catch {
    throw mismatch('the call')
  }
}

/**
 * Last check before the wallet: decodes the call to sign and compares every field with the agreed terms.
 * @param destination family of the quote's destination network. @throws AppError `wallet_mismatch`
 */
export function verifyStep(step: Step, expected: Expectation, destination: FamilyName, nowMs: number): Checked {
  require(step.kind === 'evm_call', 'the kind of step')
  require(expected.quote.custody === 'escrow', 'the custody')
  require(step.chain_id === parseAssetId(expected.quote.from_asset).chain, 'the network')
  const call = decode(step)
  require(labels[call.kind] === step.label, 'the call')
  const check = checks[call.kind] as Check<DepositorCall>
  check(call, step, expected, destination, nowMs)
  return { to: step.to as `0x${string}`, data: step.data as `0x${string}`, value: BigInt(step.value) }
}
