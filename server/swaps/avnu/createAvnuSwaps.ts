import { STRK } from '#chains/starknet/family.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { assetId } from '#core/chain/assetId.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import type { Clock } from '#runtime/clock.ts'
import { createVendor, type VendorOptions } from '../../providers/vendor.ts'
import { swapRules } from '../policies.ts'
import type { SwapAsk, SwapOffer, SwapProvider } from '../provider.ts'
import { callsProblem, readCallsSwap } from './followCalls.ts'
import { approvalOf, assetOf, type CallsStep, callsOf, contractOf, hasAvnu, isSameCall, readSwap } from './policy.ts'
import {
  avnuRefusal,
  buildAnswer,
  impactOf,
  isOnChain,
  type QuoteAnswer,
  quotesAnswer,
  routeOf,
  unusable,
} from './wire.ts'

export interface AvnuSettings {
  readonly url: string
  readonly perMinute: number
  /** Account that collects the operator's fee, the fee, and the operator's name at AVNU; null without one. */
  readonly fee: { readonly recipient: string; readonly bps: number; readonly integrator: string } | null
}

interface Deps {
  readonly catalogue: Pick<Catalogue, 'chains'>
  readonly clock: Clock
  readonly count?: VendorOptions['count']
}

/** Calls have no deadline of their own; a wallet and its owner need a while. */
const OPEN_MS = 20 * 60_000
const BPS = 10_000n
/** Taken off the slippage of a call, so that rounding of AVNU's can't put a bound beyond the quote's. */
const ROUNDING = 1e-9

const hexOf = (number: bigint | number): string => `0x${number.toString(16)}`

/** Kept of a quote for its order, as JSON. */
interface Detail {
  readonly quoteId: string
}

/** Creates the provider of swaps on Starknet through AVNU's exchange, each one transaction of the sender's account. */
export function createAvnuSwaps({ catalogue, clock, count }: Deps, settings: AvnuSettings): SwapProvider {
  const { url, perMinute, fee } = settings
  const { quotes, orders } = createVendor({ name: 'avnu', url, perMinute, clock, ...(count ? { count } : {}) })
  const chains = catalogue.chains.flatMap(({ id, family, disabled }) =>
    family === 'starknet' && !disabled && hasAvnu(id) ? [id] : [],
  )
  const feeBps = fee?.bps ?? 0

  return {
    name: 'avnu',
    title: providerTitle('avnu'),
    chains: () => chains,
    rules: async () => (await swapRules['avnu']?.()) ?? { policy: {} },

    quote: async (ask, signal) => {
      const { from, to, amount, exact, sender } = ask
      const query = {
        sellTokenAddress: contractOf(from.id),
        buyTokenAddress: contractOf(to.id),
        [exact === 'send' ? 'sellAmount' : 'buyAmount']: hexOf(amount),
        takerAddress: sender ?? undefined,
        size: 1,
        ...(fee && {
          integratorFees: hexOf(fee.bps),
          integratorFeeRecipient: fee.recipient,
          integratorName: fee.integrator,
        }),
      }
      try {
        const [best] = await quotes.get('swap/v3/quotes', query, quotesAnswer, signal)
        return best ? { offer: offerOf(best, ask, { feeBps, now: clock.now() }) } : { refusal: noRoute }
      } catch (error) {
        return { refusal: avnuRefusal(error) }
      }
    },

    prepare: async (ask, offer, signal) => {
      const body = {
        quoteId: (offer.detail as Detail).quoteId,
        takerAddress: ask.sender,
        slippage: offer.slippageBps / Number(BPS) - ROUNDING,
        includeApprove: true,
      }
      const { chainId, calls } = await orders.ask('swap/v3/build', body, buildAnswer, signal).catch(refuseBuild)
      const [swapCall, approval, more] = calls.toReversed()
      const swap = swapCall ? readSwap(swapCall) : null
      const isAsked =
        isOnChain(ask.chain.id, chainId) &&
        swap?.exact === ask.exact &&
        swap.fee.bps === BigInt(feeBps) &&
        (fee === null || swap.fee.recipient === fee.recipient)
      // AVNU's own approval only shows what it expects: the one that is signed is made here.
      const isApproved =
        more === undefined && (!approval || isSameCall(approvalOf(swap?.sell ?? '', swap?.most ?? 0n), approval))
      if (!swapCall || !swap || !isAsked || !isApproved) throw unusable(new Error('the calls are not the swap'))
      const step: CallsStep = {
        kind: 'starknet_calls',
        chain_id: ask.chain.id,
        label: 'swap',
        status: 'waiting',
        tx_ref: null,
        calls: callsOf(swapCall, swap),
      }
      return { step, expiresAt: new Date(clock.now().getTime() + OPEN_MS) }
    },

    isShortLived: true,
    problem: callsProblem,
    read: readCallsSwap,
  }
}

const noRoute = { reason: 'no_route', message: 'This provider has no route for this pair.' } as const

/** A quote that AVNU no longer knows is refused; the page then gets a new one. */
function refuseBuild(cause: unknown): never {
  if (reasonOf(cause) === 'vendor_refused')
    throw new AppError('quote_expired', 'This quote has expired. Get a new one.', {
      status: 410,
      retriable: false,
      fix: { kind: 'requote' },
      cause,
    })
  const { reason, message } = avnuRefusal(cause)
  throw new AppError(reason, message, { status: 502, retriable: true, cause })
}

/** @throws AppError `provider_unavailable` for an answer that is not what was asked */
function offerOf(answer: QuoteAnswer, ask: SwapAsk, { feeBps, now }: { feeBps: number; now: Date }): SwapOffer {
  const { chain, from, to, amount, exact, slippageBps } = ask
  const { sellAmount: send, buyAmount: receive, fee } = answer
  const isAsked =
    answer.sellTokenAddress === contractOf(from.id) &&
    answer.buyTokenAddress === contractOf(to.id) &&
    isOnChain(chain.id, answer.chainId) &&
    (answer.expiry == null || answer.expiry * 1000 > now.getTime()) &&
    fee.integratorFeesBps === BigInt(feeBps) &&
    (exact === 'send' ? send : receive) === amount
  const slippage = BigInt(slippageBps)
  const maxSend = exact === 'send' ? send : (send * (BPS + slippage)) / BPS
  const minReceive = exact === 'send' ? (receive * (BPS - slippage)) / BPS : receive
  if (!isAsked || send === 0n || minReceive === 0n) throw unusable()
  return {
    kind: 'swap',
    send,
    maxSend,
    receive,
    minReceive,
    slippageBps,
    priceImpactBps: impactOf(answer),
    fee: feeBps > 0 ? { asset: assetOf(chain.id, fee.feeToken), amount: fee.integratorFees } : null,
    gasUnits: 0n,
    networkFee: answer.gasFees === 0n ? null : { asset: assetId(chain.id, STRK), amount: answer.gasFees },
    route: routeOf(answer, ask),
    spender: null,
    detail: { quoteId: answer.quoteId } satisfies Detail,
  }
}
