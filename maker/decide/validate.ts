import { gasTierFor } from '#core/catalogue/tiers.ts'
import type { AssetDef, ChannelDef, RouteDef } from '#core/catalogue/types.ts'
import { memoAgrees } from '#core/order/depositMemo.ts'
import { RATIO_SCALE } from '#core/money/ratio.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { PayableFacts } from './mostPayable.ts'
import { type Market, mostPayableIn } from './priceWindow.ts'
import { bridgeFees } from '#core/order/fees.ts'
import { ceilDiv } from '#core/money/units.ts'

export interface ValidationFacts {
  order: OrderRow
  /** The deposit as the chain shows it right before signing; before that, as the database has it. */
  deposit: Pick<DepositRow, 'asset' | 'amount' | 'exception' | 'memo'>
  route: RouteDef | null
  channel: ChannelDef | null
  from: AssetDef | null
  to: AssetDef | null
  /** Escrow order: the one in the escrow's event if there is one, else the stored one; null if none exists. */
  terms: EscrowOrder | null
  /** Hash of `terms`, computed now. */
  termsId: `0x${string}` | null
  /** Recipient and token of the order's own fields in the destination family's format; null without an escrow order. */
  written: { recipient: string; outputToken: string } | null
  /** Makers that the terms may name, in the escrow order's format; null where it does not matter. */
  makers: readonly string[] | null
  pricing: Pick<PayableFacts, 'native' | 'tolerance'> & {
    market: Market
    /** Lowest gas price on the destination that the quote can have charged, in native base units; 0 while unknown. */
    gasPrice: bigint
  }
  /**
   * Deposits in the maker's own custody, this and all older ones, and their cap, in 1e-8 dollar; null where the escrow
   * holds it, `usdE8` null while a price is unknown.
   */
  custody: { usdE8: bigint | null; capE8: bigint } | null
}

/** Pay this amount (destination base units), wait, refund the deposit, or hold it for an operator. */
export type PayoutDecision =
  | { kind: 'pay'; amount: bigint }
  | { kind: 'wait'; reason: string }
  | { kind: 'return'; reason: string }
  | { kind: 'hold'; reason: string }

type Rule = (facts: ValidationFacts) => PayoutDecision | null
const hold = (reason: string): PayoutDecision => ({ kind: 'hold', reason })
const scheduleRefund = (reason: string): PayoutDecision => ({ kind: 'return', reason })

const BPS_SCALE = 10_000n
const seconds = (date: Date | null): number | null => (date ? Math.floor(date.getTime() / 1000) : null)

const setAside: Rule = ({ deposit }) => (deposit.exception === null ? null : scheduleRefund(deposit.exception))
const catalogued: Rule = ({ from, to }) => (from && to ? null : hold('asset_unknown'))

// The depositor's wallet signed the memo: if the row has another refund address or other terms, the row was changed.
const signedMemo: Rule = ({ order, deposit }) =>
  order.custody === 'escrow' || memoAgrees(deposit.memo, order) ? null : hold('deposit_memo_conflict')

const sameHash: Rule = ({ order, termsId }) => (order.onchainId === termsId ? null : hold('offer_mismatch'))

const escrowTerms: Rule = ({ order, deposit, makers, terms, written }) => {
  if (!terms) return order.custody === 'escrow' ? hold('offer_missing') : null
  const deposited = terms.inputAmount === order.sendAmount && deposit.amount === order.sendAmount
  const refund = terms.refundAfter === seconds(order.refundAfter)
  const agrees =
    (order.custody === 'maker' || (deposited && refund)) &&
    terms.recipient.toLowerCase() === written?.recipient.toLowerCase() &&
    terms.outputToken.toLowerCase() === written.outputToken.toLowerCase() &&
    terms.outputAmount === order.receiveAmount &&
    terms.destinationGas === order.destinationGas &&
    terms.srcChainId === BigInt(order.fromChain) &&
    terms.dstChainId === BigInt(order.toChain) &&
    terms.fillMode === fillModes[order.fillMode] &&
    terms.fillDeadline === seconds(order.fillDeadline) &&
    (makers === null || makers.some((maker) => terms.maker.toLowerCase() === maker.toLowerCase()))
  return agrees ? null : hold('offer_mismatch')
}

// The escrow accepts no other token, so a mismatch there means that the contract disagrees with us. Anyone can send another token to an address.
const rightAsset: Rule = ({ order, deposit }) => {
  if (deposit.asset === order.fromAsset) return null
  return order.custody === 'escrow' ? hold('offer_mismatch') : scheduleRefund('other_asset')
}

/** In maker custody only an order whose deposit has an address of its own binds a depositor: its refund address. */
const hasAddress = ({ order, terms }: ValidationFacts): boolean =>
  order.custody === 'maker' && terms?.depositor !== undefined && BigInt(terms.depositor) !== 0n

// Anyone can pay an address any amount; less than the order's is returned rather than paid out at other terms.
const enough: Rule = (facts) =>
  hasAddress(facts) && facts.deposit.amount < facts.order.sendAmount ? scheduleRefund('short') : null

const rightCustody: Rule = ({ order, route }) =>
  route && route.custody !== order.custody ? hold('offer_mismatch') : null

const withinLimits: Rule = ({ deposit, route, custody }) => {
  if (!route) return scheduleRefund('route_gone')
  if (!route.enabled) return scheduleRefund('route_disabled')
  if (deposit.amount < route.min) return scheduleRefund('below_minimum')
  if (deposit.amount > route.max) return scheduleRefund('above_maximum')
  if (custody?.usdE8 === null) return { kind: 'wait', reason: 'price_unknown' }
  return custody && custody.usdE8 > custody.capE8 ? scheduleRefund('custody_cap') : null
}

const priced: Rule = (facts) => {
  const most = maxPayout(facts)
  if (most === null) return { kind: 'wait', reason: 'price_unknown' }
  const amount = requestedPayout(facts)
  if (amount === 0n) return scheduleRefund('below_minimum')
  return amount <= most ? { kind: 'pay', amount } : hold('price_mismatch')
}

/**
 * Returns the amount that the order asks for: the quote if the deposit is as quoted, else the quote's formula for the amount that
 * arrived.
 */
function requestedPayout({ order, deposit, route, channel, from, to }: ValidationFacts): bigint {
  if (deposit.amount === order.sendAmount || !route || !from || !to) return order.receiveAmount
  const quoted = { sendAmount: order.sendAmount, gasCompensation: order.gasCompensation }
  return reprice({ amount: deposit.amount, quoted, route, channel, from, to })
}

/** Returns the maker's own limit; null while a price is unknown. */
function maxPayout({ order, deposit, route, channel, from, to, terms, pricing }: ValidationFacts): bigint | null {
  if (!from || !to) return 0n
  const share =
    order.custody === 'escrow' && terms
      ? { fee: terms.channelFee }
      : { ratio: (BigInt(channel?.feeBps ?? 0) * RATIO_SCALE) / BPS_SCALE }
  const { native, tolerance, market, gasPrice } = pricing
  const tier = route && gasTierFor(route, deposit.amount)
  return mostPayableIn(
    {
      deposited: deposit.amount,
      channel: share,
      destinationGas: order.destinationGas,
      payoutGas: gasPrice * (tier?.gasUnits ?? 0n),
      route: route ?? { feeRatio: 0n },
      from,
      to,
      native,
      tolerance,
    },
    market,
  )
}

/** Rules that detect forged rows; they also apply to anything signed before. */
const consistent: readonly Rule[] = [catalogued, signedMemo, sameHash, escrowTerms, rightAsset, rightCustody]
const rules: readonly Rule[] = [catalogued, signedMemo, setAside, ...consistent, enough, withinLimits, priced]

const firstOf = (list: readonly Rule[], facts: ValidationFacts): PayoutDecision | null => {
  for (const rule of list) {
    const decision = rule(facts)
    if (decision) return decision
  }
  return null
}

/**
 * Compares a confirmed deposit with its order and the maker's own catalogue and prices (design §5, custody); the first
 * rule that applies decides. Never pays above the maker's own price, even if another party wrote the row.
 */
export const validateDeposit = (facts: ValidationFacts): PayoutDecision => firstOf(rules, facts) ?? hold('undecided')

/**
 * Reason why a signed payout must not be signed again; null = unchanged. Later settings of an operator must not stop
 * it, forged rows must.
 */
export function resignProblem(facts: ValidationFacts, amount: bigint): string | null {
  const decision = firstOf(consistent, facts)
  if (decision && decision.kind !== 'pay') return decision.reason
  const most = maxPayout(facts)
  return most !== null && amount <= most ? null : 'price_mismatch'
}

interface RepriceInput {
  /** Amount that arrived, in base units of the source asset. */
  amount: bigint
  quoted: { sendAmount: bigint; gasCompensation: bigint }
  route: RouteDef
  channel: ChannelDef | null
  from: AssetDef
  to: AssetDef
}

/**
 * Returns the payout for a deposit within limits but not as quoted, by the quote's own formula and its gas price. Gas
 * compensation changes only with the amount's tier. In base units of the destination asset; 0 if fees exceed it.
 */
function reprice({ amount, quoted, route, channel, from, to }: RepriceInput): bigint {
  const before = gasWeight(route, quoted.sendAmount)
  const after = gasWeight(route, amount)
  const gasCompensation = before === 0n ? quoted.gasCompensation : ceilDiv(quoted.gasCompensation * after, before)
  return bridgeFees({
    send: amount,
    sourceDecimals: from.decimals,
    destinationDecimals: to.decimals,
    gasCompensation,
    bridgeRatio: route.feeRatio,
    channelRatio: (BigInt(channel?.feeBps ?? 0) * RATIO_SCALE) / BPS_SCALE,
  }).receive
}

function gasWeight(route: RouteDef, amount: bigint): bigint {
  const tier = gasTierFor(route, amount)
  return tier ? tier.gasUnits * BigInt(100 + tier.marginPercent) : 0n
}
