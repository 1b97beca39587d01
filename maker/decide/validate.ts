import type { AssetDef, ChannelDef, RouteDef } from '#core/catalogue/types.ts'
import { memoAgrees } from '#core/order/depositMemo.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { reprice } from './reprice.ts'

export interface ValidationFacts {
  order: OrderRow
  deposit: Pick<DepositRow, 'asset' | 'amount' | 'exception' | 'memo'>
  route: RouteDef | null
  channel: ChannelDef | null
  from: AssetDef | null
  to: AssetDef | null
  /** Hash of the stored escrow order, recomputed now; null where the order has none. */
  recomputedId: `0x${string}` | null
  /** Recipient and token as the destination's family writes them for the order's own fields; null without an escrow order. */
  terms: { recipient: string; outputToken: string } | null
  /** Address that pays on the destination, as the escrow order writes it; null where it does not matter. */
  payer: string | null
}

/** Pay this much (destination base units), give the deposit back, or leave it to an operator. */
export type Verdict =
  | { kind: 'pay'; amount: bigint }
  | { kind: 'return'; reason: string }
  | { kind: 'hold'; reason: string }

type Rule = (facts: ValidationFacts) => Verdict | null
const hold = (reason: string): Verdict => ({ kind: 'hold', reason })
const giveBack = (reason: string): Verdict => ({ kind: 'return', reason })

const setAside: Rule = ({ deposit }) => (deposit.exception === null ? null : giveBack(deposit.exception))
const catalogued: Rule = ({ from, to }) => (from && to ? null : hold('asset_unknown'))
const sameHash: Rule = ({ order, recomputedId }) => (order.onchainId === recomputedId ? null : hold('offer_mismatch'))

// The depositor's wallet signed the memo: where the row tells another refund address or other terms, the row was changed.
const signedMemo: Rule = ({ order, deposit }) =>
  order.custody === 'escrow' || memoAgrees(deposit.memo, order) ? null : hold('deposit_memo_conflict')

const escrowTerms: Rule = ({ order, deposit, payer, terms }) => {
  const offer = order.escrowOrder
  if (!offer) return order.custody === 'escrow' ? hold('offer_missing') : null
  const amounts =
    order.custody === 'maker' || (offer.inputAmount === order.sendAmount && deposit.amount === order.sendAmount)
  const agrees =
    amounts &&
    offer.recipient.toLowerCase() === terms?.recipient.toLowerCase() &&
    offer.outputToken.toLowerCase() === terms.outputToken.toLowerCase() &&
    offer.outputAmount === order.receiveAmount &&
    offer.destinationGas === order.destinationGas &&
    offer.srcChainId === BigInt(order.fromChain) &&
    offer.dstChainId === BigInt(order.toChain) &&
    (payer === null || offer.maker.toLowerCase() === payer.toLowerCase())
  return agrees ? null : hold('offer_mismatch')
}

// Nobody can send another token through the escrow, so that is the contract disagreeing with us; to an address anyone can.
const rightAsset: Rule = ({ order, deposit }) => {
  if (deposit.asset === order.fromAsset) return null
  return order.custody === 'escrow' ? hold('offer_mismatch') : giveBack('other_asset')
}

const asQuoted: Rule = ({ order, deposit }) =>
  deposit.amount === order.sendAmount ? { kind: 'pay', amount: order.receiveAmount } : null

const withinLimits: Rule = ({ deposit, route }) => {
  if (!route) return giveBack('route_gone')
  if (deposit.amount < route.min) return giveBack('below_minimum')
  return deposit.amount > route.max ? giveBack('above_maximum') : null
}

const repriced: Rule = ({ order, deposit, route, channel, from, to }) => {
  if (!route || !from || !to) return hold('asset_unknown')
  const quoted = { sendAmount: order.sendAmount, gasCompensation: order.gasCompensation }
  const amount = reprice({ amount: deposit.amount, quoted, route, channel, from, to })
  return amount > 0n ? { kind: 'pay', amount } : giveBack('below_minimum')
}

const rules: readonly Rule[] = [
  catalogued,
  signedMemo,
  setAside,
  sameHash,
  escrowTerms,
  rightAsset,
  asQuoted,
  withinLimits,
  repriced,
]

/** Compares a confirmed deposit with the stored order; the first rule that has an opinion decides (design §5, custody). */
export function validateDeposit(facts: ValidationFacts): Verdict {
  for (const rule of rules) {
    const verdict = rule(facts)
    if (verdict) return verdict
  }
  return hold('undecided')
}
