import { priceOf, trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { AssetDef, Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { ceilDiv, formatUnits, pow10 } from '#core/money/units.ts'
import type { Custody } from '#core/order/escrowOrder.ts'
import type { Quote } from '#core/wire/quote.ts'
import { isStale, usdText } from './maker/price.ts'
import type { ProviderAnswer, ProviderPages, ProviderQuote, Refusal, RouteRequest } from './provider.ts'
import { boundsOf, type VendorLimits } from './vendorRoutes.ts'

/** Pages of a vendor; an order's page ends with the order's reference. */
export const vendorPages = (support: string, orderPage: string): ProviderPages => ({
  support,
  order: ({ settlement }) =>
    settlement.kind === 'external' && settlement.reference !== null
      ? `${orderPage}${encodeURIComponent(settlement.reference)}`
      : null,
})

/** Terms of a vendor's quote. */
export interface VendorTerms {
  /** Base units of the source asset for an exact payout; absent if the request has them. */
  readonly send?: bigint
  /** Base units of the destination asset. */
  readonly receive: bigint
  /** The least that arrives, in base units of the destination asset. */
  readonly minReceive: bigint
  /** Native base units of the source network on top of the sent amount. */
  readonly nativeFee: bigint
  /** Network fees of the sender by the vendor's estimate, in native base units. */
  readonly senderGas?: bigint
  readonly etaSeconds: number
  readonly custody: Custody
  /** Name of the bridge that the vendor uses; null for its own. */
  readonly via: string | null
  /** Wallet confirmations, the approval of a token included. */
  readonly signatures: number
  /** True if the deposit is a plain payment to an address of the order. */
  readonly paysToAddress?: boolean
  readonly expiresAt?: Date
}

/**
 * Refuses what no vendor does for us; null if the request may be passed on. Pairs of different assets are swaps, and an
 * exchange credits plain transfers alone, which no vendor promises.
 */
export function unsupportedOption({
  gasless,
  destinationGas,
  exchange,
  channel,
  from,
  to,
}: RouteRequest): Refusal | null {
  if (from.priceKey === null || from.priceKey !== to.priceKey)
    return { reason: 'no_route', message: 'This provider has no route for this transfer.' }
  if (channel.feeBps > 0) return { reason: 'no_route', message: 'This provider has no route for this transfer.' }
  if (gasless) return { reason: 'gasless_unavailable', message: 'This provider needs a deposit from your wallet.' }
  if (destinationGas > 0n)
    return { reason: 'destination_gas_unsupported', message: 'This provider does not pay out gas on arrival.' }
  if (exchange !== null)
    return { reason: 'provider_no_exchange', message: `This provider doesn’t pay to ${exchange.name}.` }
  return null
}

export const inexact: Refusal = {
  reason: 'exact_unsupported',
  message: 'This provider can’t promise an exact amount.',
}

/** Refuses amounts outside the operator's limits; null within them. Of an exact payout only the quote knows what is sent. */
export function outsideLimits(
  catalogue: Pick<Catalogue, 'prices'>,
  { from, amount, exactReceive }: RouteRequest,
  limits: VendorLimits,
): Refusal | null {
  if (trustedPriceOf(catalogue, from) === null)
    return {
      reason: 'provider_unavailable',
      message: 'The price of this asset isn’t known right now. Try again in a moment.',
    }
  const { min, max } = boundsOf(catalogue, from, limits)
  const text = (units: bigint): string => `${formatUnits(units, from.decimals)} ${from.symbol}`
  if (amount < min && exactReceive === null)
    return {
      reason: 'below_minimum',
      message: `The minimum is ${text(min)}.`,
      fix: { kind: 'use_amount', amount: String(min) },
    }
  if (amount > max)
    return {
      reason: 'above_maximum',
      message: `The maximum is ${text(max)}.`,
      fix: { kind: 'use_amount', amount: String(max) },
    }
  return null
}

/** A quote whose minimum is further below what it shows tells nothing. */
const MOST_SLIPPAGE_PERCENT = 5n
/** Rise of the price until the order that an exact payout still accepts, in hundredths of a percent. */
const EXACT_TOLERANCE_BPS = 10n

/** The most that is sent for an exact payout: the vendor's figure with a margin for the price until the order. */
const mostSent = (send: bigint): bigint => send + ceilDiv(send * EXACT_TOLERANCE_BPS, 10_000n)

/** Builds the quote of a vendor. Its one fee is the whole difference between what is sent and what arrives. */
export function vendorQuote(
  catalogue: Catalogue,
  request: RouteRequest,
  terms: VendorTerms,
  limits: VendorLimits,
): ProviderAnswer {
  const { from, to, fromChain, exactReceive } = request
  if (exactReceive !== null) {
    if (terms.send === undefined || terms.minReceive !== exactReceive || terms.receive !== exactReceive)
      return { refusal: inexact }
    const outside = outsideLimits(catalogue, { ...request, amount: terms.send, exactReceive: null }, limits)
    if (outside) return { refusal: outside }
  }
  const amount = terms.send === undefined ? request.amount : mostSent(terms.send)
  const least = (terms.receive * (100n - MOST_SLIPPAGE_PERCENT)) / 100n
  if (terms.receive <= 0n || terms.minReceive < least || terms.minReceive > terms.receive)
    return { refusal: { reason: 'provider_unavailable', message: 'This provider’s quote is not usable.' } }
  const [sent, received] = [worthOf(catalogue, from, amount), worthOf(catalogue, to, terms.receive)]
  const arrived = (terms.receive * pow10(from.decimals)) / pow10(to.decimals)
  const fee = amount > arrived ? amount - arrived : 0n
  const { min, max } = boundsOf(catalogue, from, limits)
  const quote: ProviderQuote = {
    from_asset: from.id,
    to_asset: to.id,
    send_amount: String(amount),
    receive_amount: String(terms.receive),
    min_receive_amount: String(terms.minReceive),
    send_usd: sent.usd,
    receive_usd: received.usd,
    send_usd_stale: sent.isStale,
    receive_usd_stale: received.isStale,
    fees: [
      {
        kind: 'bridge_fee',
        asset: from.id,
        amount: String(fee),
        usd: worthOf(catalogue, from, fee).usd,
        usd_stale: sent.isStale,
      },
    ],
    fee_ratio: formatUnits((fee * pow10(9)) / (amount || 1n), 9),
    native_fee: String(terms.nativeFee),
    native_fee_usd: nativeUsd(catalogue, fromChain, terms.nativeFee),
    via: terms.via,
    destination_gas: '0',
    destination_gas_usd: null,
    gasless: false,
    pays_to_address: terms.paysToAddress ?? false,
    eta_seconds: terms.etaSeconds,
    custody: terms.custody,
    fill_mode: 'transfer',
    signatures: terms.signatures,
    min_amount: String(min),
    max_amount: String(max),
    ...(terms.senderGas === undefined ? {} : { senderGas: terms.senderGas }),
    ...(terms.expiresAt ? { expiresAt: terms.expiresAt } : {}),
  }
  return { quote }
}

/** Dollars that an amount is worth, null without a price. */
export function worthOf(catalogue: Pick<Catalogue, 'prices'>, asset: AssetDef, amount: bigint) {
  const price = priceOf(catalogue, asset)
  return { usd: usdText(amount, asset.decimals, price), isStale: isStale(price) }
}

function nativeUsd(catalogue: Catalogue, chain: ChainDef, fee: bigint): string | null {
  const native = catalogue.assets.find(({ chainId, token }) => chainId === chain.id && token === NATIVE)
  return native ? usdText(fee, native.decimals, priceOf(catalogue, native)) : null
}

type QuotedTerms = Pick<Quote, 'exact' | 'send_amount' | 'min_receive_amount' | 'native_fee'>

/**
 * Compares the terms at the order with those of the quote.
 * @throws AppError `price_moved` (409) if less would arrive than the quote's minimum, the deposit would cost more, or an exact
 * payout would be another one
 */
export function requireQuotedTerms(
  { exact, send_amount, min_receive_amount, native_fee }: QuotedTerms,
  { send, minReceive, nativeFee }: Pick<VendorTerms, 'send' | 'minReceive' | 'nativeFee'>,
): void {
  const least = BigInt(min_receive_amount)
  const pays =
    exact === 'receive'
      ? minReceive === least && send !== undefined && send <= BigInt(send_amount)
      : minReceive >= least
  if (pays && nativeFee <= BigInt(native_fee)) return
  throw new AppError('price_moved', 'The price has changed. Nothing was sent; refresh the quote to continue.', {
    status: 409,
    retriable: false,
    fix: { kind: 'requote' },
  })
}

const busy: ReadonlySet<string> = new Set(['vendor_limited', 'vendor_budget'])

/** The refusal for a failed request to a vendor. */
export function vendorRefusal(error: unknown): Refusal {
  if (busy.has(reasonOf(error)))
    return { reason: 'provider_busy', message: 'This provider has too many requests. Try again in a moment.' }
  if (reasonOf(error) === 'vendor_refused')
    return { reason: 'no_route', message: 'This provider has no route for this transfer.' }
  return { reason: 'provider_unavailable', message: 'This provider didn’t respond in time.' }
}
