import { AppError } from '#core/errors.ts'
import { VendorRefusal } from '#runtime/outbound.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { formatUnits } from '#core/money/units.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import type {
  ExternalPrepared,
  KnownProgress,
  Placement,
  PollAnswer,
  ProviderAnswer,
  Refusal,
  RouteProvider,
  RouteRequest,
} from '../provider.ts'
import { createVendor, type VendorOptions } from '../vendor.ts'
import {
  outsideLimits,
  requireQuotedTerms,
  unsupportedOption,
  vendorPages,
  vendorQuote,
  vendorRefusal,
  type VendorTerms,
} from '../vendorQuote.ts'
import { createVendorRoutes, type VendorDeps } from '../vendorRoutes.ts'
import { networkOf } from './assetIds.ts'
import { orderFrom } from './orderFrom.ts'
import { oneClickPolicy } from './policy.ts'
import { type OperatorFee, quoteBody, requireAsked, unusable } from './quoteBody.ts'
import { QUOTE_KEY } from './statement.ts'
import { progressOf, statusQuery } from './status.ts'
import { type ListedNames, listedNames, servedBy } from './tokens.ts'
import { type QuoteAnswer, quoteAnswer, statusAnswer, type SubmitBody, tokensAnswer } from './wire.ts'

export interface OneClickOptions extends Pick<VendorOptions, 'url' | 'perMinute' | 'headers'> {
  readonly fee?: OperatorFee | null
  /** Key of the vendor's signature; the production key by default. */
  readonly key?: string
}

const NAME = 'oneclick'
/** Time shown before a quote says more. */
const ETA_SECONDS = 90

/** Creates the provider of NEAR Intents' 1Click API: a payment to an address that the vendor's signed quote names. */
export function createOneClickProvider(deps: VendorDeps, options: OneClickOptions): RouteProvider {
  const { catalogue, clock, log, limits, count } = deps
  const { fee = null, key = QUOTE_KEY, ...access } = options
  const { quotes, orders, reads } = createVendor({ name: NAME, ...access, clock, count })
  let names: ListedNames | null = null

  const readNames = async (signal: AbortSignal): Promise<ListedNames> =>
    (names = listedNames(catalogue, await reads.get('v0/tokens', {}, tokensAnswer, signal)))

  /** Asks for a quote, or for an order if it is not dry; null if the vendor does not list an asset. */
  async function ask(request: RouteRequest, isDry: boolean, refundTo: string | null, signal: AbortSignal) {
    const listed = names ?? (await readNames(signal))
    const body = quoteBody(request, listed, { isDry, refundTo, fee, now: clock.now() })
    if (!body) return null
    const answer = await (isDry ? quotes : orders).ask('v0/quote', body, quoteAnswer, signal)
    requireAsked(request, body, answer)
    return answer
  }

  async function quote(request: RouteRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    const refusal = unsupportedOption(request) ?? outsideLimits(catalogue, request, limits)
    if (refusal) return { refusal }
    if (networkOf(request.fromChain.id) === null) return { refusal: noRoute }
    try {
      const answer = await ask(request, true, request.fromAddress, signal)
      return answer ? vendorQuote(catalogue, request, termsOf(request, answer), limits) : { refusal: noRoute }
    } catch (error) {
      return { refusal: tooLow(error, request) ?? vendorRefusal(error) }
    }
  }

  /** @throws AppError `quote_unsigned`, `provider_unavailable` (502), `price_moved` (409), those of the vendor's client */
  async function prepare(placement: Placement, signal: AbortSignal): Promise<ExternalPrepared> {
    const { request, recipient, refundAddress, fromAddress } = placement
    const answer = await ask({ ...request, recipient }, false, refundAddress ?? fromAddress, signal)
    if (!answer) throw unusable('1Click no longer lists this pair')
    const order = orderFrom(request, answer, key)
    const terms = termsOf(request, answer)
    requireQuotedTerms(placement.quote, terms)
    if (terms.send === undefined) return order
    return { ...order, external: { ...order.external, sendAmount: terms.send } }
  }

  async function poll(order: OrderRow, { cursor, depositTx }: KnownProgress, signal: AbortSignal): Promise<PollAnswer> {
    const reference = order.settlement.kind === 'external' ? order.settlement.reference : null
    if (reference === null) throw unusable('the order has no deposit address')
    const answer = await reads.get('v0/status', statusQuery(reference), statusAnswer, signal)
    const progress = progressOf(answer, order, reference, depositTx)
    // The vendor finds deposits by itself, but later; each is reported to it once.
    if (progress.status !== 'waiting' || depositTx === null || cursor === depositTx) return { ...progress, cursor }
    const { depositAddress, depositMemo: memo } = statusQuery(reference)
    const body: SubmitBody = { txHash: depositTx, depositAddress, ...(memo === undefined ? {} : { memo }) }
    const told = await reads.ask('v0/deposit/submit', body, statusAnswer, signal).catch((err: unknown) => {
      log.info({ err, order: order.id, provider: NAME }, 'a deposit could not be reported')
      return null
    })
    return told ? { ...progressOf(told, order, reference, depositTx), cursor: depositTx } : { ...progress, cursor }
  }

  return {
    name: NAME,
    title: providerTitle('oneclick'),
    ...createVendorRoutes({
      name: NAME,
      catalogue,
      custody: 'provider',
      etaSeconds: ETA_SECONDS,
      limits,
      paysToAddress: true,
      log,
      read: async (signal) => servedBy(await readNames(signal), catalogue),
    }),
    quote,
    prepare,
    policy: oneClickPolicy(key),
    staysPayable: true,
    pages: vendorPages('https://near-intents.org', 'https://explorer.near-intents.org/transactions/'),
    poll,
  }
}

const noRoute: Refusal = { reason: 'no_route', message: 'This provider has no route for this transfer.' }

/** The vendor's refusal of an amount that its bridge can't carry, which names the least; null for other errors. */
function tooLow(error: unknown, { from }: RouteRequest): Refusal | null {
  const said = error instanceof AppError && error.cause instanceof VendorRefusal ? error.cause.body : ''
  const least = /too low.*at least (\d{1,78})\b/i.exec(said)?.[1]
  if (least === undefined) return null
  return {
    reason: 'below_minimum',
    message: `The minimum is ${formatUnits(BigInt(least), from.decimals)} ${from.symbol}.`,
    fix: { kind: 'use_amount', amount: least },
  }
}

const termsOf = (
  { exactReceive }: RouteRequest,
  { quote: { amountIn, amountOut, minAmountOut, timeEstimate } }: QuoteAnswer,
): VendorTerms => ({
  ...(exactReceive === null ? {} : { send: BigInt(amountIn) }),
  receive: BigInt(amountOut),
  minReceive: BigInt(minAmountOut),
  nativeFee: 0n,
  etaSeconds: Math.max(1, Math.round(timeEstimate)),
  custody: 'provider',
  via: null,
  signatures: 1,
  paysToAddress: true,
})
