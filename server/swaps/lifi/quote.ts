import type { QuoteRequest } from '@lifi/types'
import type { Hex } from 'viem'
import { isNative } from '#core/chain/assetId.ts'
import { evmToken } from '../../providers/evmCalls.ts'
import { diamondOf } from '../../providers/lifi/diamonds.ts'
import { depositOf, identityOf, type Integration, requireAsked, unusable } from '../../providers/lifi/quote.ts'
import { type QuoteAnswer, quoteAnswer } from '../../providers/lifi/wire.ts'
import type { Vendor } from '../../providers/vendor.ts'
import type { PreparedCall, SwapAsk, SwapOffer } from '../provider.ts'
import { type DiamondSwap, readDiamondSwap } from './calls.ts'

/** Terms of an answer whose call enforces them. */
export interface SwapTerms extends Omit<SwapOffer, 'kind' | 'detail'> {
  readonly call: PreparedCall
}

const LONGEST_NAME = 60
/** Rounding of the vendor's minimum, in basis points. */
const ROUNDING_BPS = 1
/** Gas of an answer that names none or an implausible figure; only the order of quotes and a warning depend on it. */
const [USUAL_GAS, LEAST_GAS, MOST_GAS] = [350_000n, 21_000n, 10_000_000n]

/**
 * Asks for a swap of exactly this amount by this sender, and decodes its call.
 * @throws AppError of the vendor's client; `provider_unavailable` for an answer that is not what was asked
 */
export async function askSwap(
  { vendor, integration }: { readonly vendor: Vendor; readonly integration: Integration },
  ask: SwapAsk & { readonly sender: string },
  signal: AbortSignal,
): Promise<SwapTerms> {
  const { chain, from, to, amount, sender } = ask
  const { slippageBps } = ask
  const query = {
    fromChain: chain.id,
    toChain: chain.id,
    fromToken: evmToken(from.id),
    toToken: evmToken(to.id),
    fromAmount: String(amount),
    fromAddress: sender,
    toAddress: sender,
    order: 'CHEAPEST',
    slippage: slippageBps / 10_000,
    // We simulate the call ourselves, and theirs needs the sender's balance.
    skipSimulation: true,
    ...identityOf(integration),
  } satisfies QuoteRequest
  const answer = await vendor.get('quote', query, quoteAnswer, signal)
  requireAsked(answer, { from, to, fromChain: chain, toChain: chain, amount }, { sender, recipient: sender })
  const call = depositOf(answer)
  const swap = call.to === diamondOf(chain.id) ? readDiamondSwap(call) : null
  if (!swap || !isAsked(swap, call.value, ask)) throw unusable()
  const [receive, minReceive] = [BigInt(answer.estimate.toAmount), BigInt(answer.estimate.toAmountMin)]
  const least = (receive * BigInt(10_000 - slippageBps - ROUNDING_BPS)) / 10_000n
  const isBound = minReceive > 0n && minReceive >= least && minReceive <= receive && swap.minimum >= minReceive
  if (!isBound) throw unusable()
  const { feeBps, integrator } = integration
  const dex = answer.toolDetails.name.slice(0, LONGEST_NAME)
  return {
    send: amount,
    maxSend: amount,
    receive,
    minReceive,
    slippageBps,
    priceImpactBps: null,
    fee: integrator !== null && feeBps > 0 ? { asset: from.id, amount: (amount * BigInt(feeBps)) / 10_000n } : null,
    gasUnits: gasOf(answer),
    route: [{ share_bps: 10_000, hops: [{ dex, from_asset: from.id, to_asset: to.id, fee_pips: null }] }],
    spender: isNative(from.id) ? null : diamondOf(chain.id),
    call: { to: call.to, data: call.data as Hex, value: call.value },
  }
}

/** True if the call takes exactly the amount of exactly this asset, and pays the other one to the sender. */
function isAsked(
  { receiver, from, to, taken }: DiamondSwap,
  value: bigint,
  { from: given, to: wanted, amount, sender }: SwapAsk,
): boolean {
  if (receiver !== sender || from !== given.id || to !== wanted.id) return false
  const sum = taken.reduce((total, one) => total + one.amount, 0n)
  return sum + value === amount && taken.every(({ asset }) => asset === given.id)
}

function gasOf({ estimate: { gasCosts = [] } }: QuoteAnswer): bigint {
  const units = gasCosts.reduce((sum, { estimate }) => sum + BigInt(estimate ?? 0), 0n)
  return units < LEAST_GAS || units > MOST_GAS ? USUAL_GAS : units
}
