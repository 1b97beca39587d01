import { gasTierFor } from '#core/catalogue/tiers.ts'
import type { AssetDef, ChannelDef, RouteDef } from '#core/catalogue/types.ts'
import { memoAgrees } from '#core/order/depositMemo.ts'
import { RATIO_SCALE } from '#core/money/ratio.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { PayableFacts } from './mostPayable.ts'
import { type Market, mostPayableIn } from './priceWindow.ts'
import { reprice } from './reprice.ts'

export interface ValidationFacts {
  order: OrderRow
  /** As the chain shows it right before anything is signed; as the database has it before that. */
  deposit: Pick<DepositRow, 'asset' | 'amount' | 'exception' | 'memo'>
  route: RouteDef | null
  channel: ChannelDef | null
  from: AssetDef | null
  to: AssetDef | null
  /** The escrow order: the one in the escrow's event where there is one, else the stored one; null without any. */
  terms: EscrowOrder | null
  /** Hash of `terms`, computed now. */
  termsId: `0x${string}` | null
  /** Recipient and token as the destination's family writes them for the order's own fields; null without an escrow order. */
  written: { recipient: string; outputToken: string } | null
  /** Address that pays on the destination, as the escrow order writes it; null where it does not matter. */
  payer: string | null
  pricing: Pick<PayableFacts, 'native' | 'tolerance'> & {
    market: Market
    /** Least price of gas on the destination that the quote can have charged, in native base units; 0 while it is unknown. */
    gasPrice: bigint
  }
  /**
   * Deposits in the maker's own custody, this and all older ones, and their cap, in 1e-8 dollar; null where the escrow has it, `usdE8` null
   * while a price is unknown.
   */
  custody: { usdE8: bigint | null; capE8: bigint } | null
}

/** Pay this much (destination base units), wait, give the deposit back, or leave it to an operator. */
export type Verdict =
  | { kind: 'pay'; amount: bigint }
  | { kind: 'wait'; reason: string }
  | { kind: 'return'; reason: string }
  | { kind: 'hold'; reason: string }

type Rule = (facts: ValidationFacts) => Verdict | null
const hold = (reason: string): Verdict => ({ kind: 'hold', reason })
const giveBack = (reason: string): Verdict => ({ kind: 'return', reason })

const BPS_SCALE = 10_000n
const seconds = (date: Date | null): number | null => (date ? Math.floor(date.getTime() / 1000) : null)

const setAside: Rule = ({ deposit }) => (deposit.exception === null ? null : giveBack(deposit.exception))
const catalogued: Rule = ({ from, to }) => (from && to ? null : hold('asset_unknown'))

// The depositor's wallet signed the memo: where the row has another refund address or other terms, the row was changed.
const signedMemo: Rule = ({ order, deposit }) =>
  order.custody === 'escrow' || memoAgrees(deposit.memo, order) ? null : hold('deposit_memo_conflict')

const sameHash: Rule = ({ order, termsId }) => (order.onchainId === termsId ? null : hold('offer_mismatch'))

const escrowTerms: Rule = ({ order, deposit, payer, terms, written }) => {
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
    (payer === null || terms.maker.toLowerCase() === payer.toLowerCase())
  return agrees ? null : hold('offer_mismatch')
}

// Nobody can send another token through the escrow, so that is the contract disagreeing with us; to an address anyone can.
const rightAsset: Rule = ({ order, deposit }) => {
  if (deposit.asset === order.fromAsset) return null
  return order.custody === 'escrow' ? hold('offer_mismatch') : giveBack('other_asset')
}

const rightCustody: Rule = ({ order, route }) =>
  route && route.custody !== order.custody ? hold('offer_mismatch') : null

const withinLimits: Rule = ({ deposit, route, custody }) => {
  if (!route) return giveBack('route_gone')
  if (!route.enabled) return giveBack('route_disabled')
  if (deposit.amount < route.min) return giveBack('below_minimum')
  if (deposit.amount > route.max) return giveBack('above_maximum')
  if (custody?.usdE8 === null) return { kind: 'wait', reason: 'price_unknown' }
  return custody && custody.usdE8 > custody.capE8 ? giveBack('custody_cap') : null
}

const priced: Rule = (facts) => {
  const most = payable(facts)
  if (most === null) return { kind: 'wait', reason: 'price_unknown' }
  const amount = wanted(facts)
  if (amount === 0n) return giveBack('below_minimum')
  return amount <= most ? { kind: 'pay', amount } : hold('price_mismatch')
}

/** Amount that the order asks for: the quote for a deposit as quoted, else the quote's formula for what arrived. */
function wanted({ order, deposit, route, channel, from, to }: ValidationFacts): bigint {
  if (deposit.amount === order.sendAmount || !route || !from || !to) return order.receiveAmount
  const quoted = { sendAmount: order.sendAmount, gasCompensation: order.gasCompensation }
  return reprice({ amount: deposit.amount, quoted, route, channel, from, to })
}

/** The maker's own bound; null while a price is unknown. */
function payable({ order, deposit, route, channel, from, to, terms, pricing }: ValidationFacts): bigint | null {
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

/** Rules that find a lie: they hold for whatever was signed before as well. */
const consistent: readonly Rule[] = [catalogued, signedMemo, sameHash, escrowTerms, rightAsset, rightCustody]
const rules: readonly Rule[] = [catalogued, signedMemo, setAside, ...consistent, withinLimits, priced]

const firstOf = (list: readonly Rule[], facts: ValidationFacts): Verdict | null => {
  for (const rule of list) {
    const verdict = rule(facts)
    if (verdict) return verdict
  }
  return null
}

/**
 * Compares a confirmed deposit with the stored order and with the maker's own catalogue and prices; the first rule that has an opinion
 * decides (design §5, custody). Nothing above the maker's own price is paid, even where another party wrote the order's row.
 */
export const validateDeposit = (facts: ValidationFacts): Verdict => firstOf(rules, facts) ?? hold('undecided')

/**
 * The same for a payout that was signed already and is to be signed again: what an operator changed meanwhile must not stop it, a lie must.
 * Null = as it was agreed.
 */
export function resignProblem(facts: ValidationFacts, amount: bigint): string | null {
  const verdict = firstOf(consistent, facts)
  if (verdict && verdict.kind !== 'pay') return verdict.reason
  const most = payable(facts)
  return most !== null && amount <= most ? null : 'price_mismatch'
}
