import { AppError, reasonOf } from '#core/errors.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import { depositSteps } from '../evmCalls.ts'
import type { Paid, Placement, RouteProvider, RouteRequest } from '../provider.ts'
import { createVendor, type Vendor } from '../vendor.ts'
import {
  inexact,
  outsideLimits,
  requireQuotedTerms,
  unsupportedOption,
  vendorPages,
  vendorQuote,
  type VendorTerms,
} from '../vendorQuote.ts'
import { createVendorRoutes, type Served, type VendorDeps } from '../vendorRoutes.ts'
import {
  chainsAnswer,
  type ChainsAnswer,
  quoteAnswer,
  type QuoteBody,
  requestsAnswer,
  type RequestsAnswer,
  statusAnswer,
} from './answers.ts'
import { relayCurrency, relayNetwork, sameAddress } from './networks.ts'
import { type Asked, readOffer, type RelayOffer } from './offer.ts'
import { relayPolicy } from './policy.ts'
import { relayRefusal } from './refusal.ts'
import { hasOutcome, type RelayOutcome, relayProgress } from './status.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'

export interface RelayOptions {
  readonly url: string
  /** Raises the limits, and lets the history say what an ended order paid. */
  readonly apiKey?: string | undefined
  readonly referrer?: string | undefined
  /** The operator's fee, in basis points of the sent amount. */
  readonly fee?: { readonly recipient: string; readonly bps: number } | undefined
  readonly quotesPerMinute: number
}

const NAME = 'relay'
/** Its contract pays out on its allocator's signature alone. */
const CUSTODY = 'provider'
const ETA_SECONDS = 10
/** Fee that a quote leaves for the price until the order, and the part of it that remains for the payout. */
const QUOTE_SLIPPAGE_BPS = 50
const ORDER_SLIPPAGE_BPS = 30
/** Relay refunds what it has not paid out by then, from the quote on. */
const TTL_SECONDS = 1800
const OPEN_MS = 600_000
const READS_PER_MINUTE = 200

/** Creates the provider of Relay: deposits into its Depository, payouts by its solvers. */
export function createRelayProvider(deps: VendorDeps, options: RelayOptions): RouteProvider {
  const { catalogue, clock, limits, log, count } = deps
  const { url, apiKey, quotesPerMinute } = options
  const headers = apiKey ? { 'x-api-key': apiKey } : {}
  const shared = { name: NAME, url, headers, clock, count }
  const quoteLimit = { most: quotesPerMinute, spanMs: 60_000 }
  const { quotes, orders, reads } = createVendor({ ...shared, perMinute: READS_PER_MINUTE, quoteLimit })

  async function offerFor(vendor: Vendor, asked: Asked, slippageBps: number, signal: AbortSignal): Promise<RelayOffer> {
    const body = quoteBody(asked, slippageBps, options)
    return readOffer(asked, await vendor.ask('quote/v2', body, quoteAnswer, signal))
  }

  return {
    name: NAME,
    title: providerTitle('relay'),
    ...createVendorRoutes({
      name: NAME,
      catalogue,
      custody: CUSTODY,
      etaSeconds: ETA_SECONDS,
      limits,
      log,
      read: async (signal) => servedBy(catalogue, await reads.get('chains', {}, chainsAnswer, signal)),
    }),
    policy: relayPolicy,
    pages: vendorPages('https://support.relay.link', 'https://relay.link/transaction/'),

    async quote(request, signal) {
      const refusal = unsupportedOption(request) ?? outsideLimits(catalogue, request, limits)
      if (refusal) return { refusal }
      const asked = askedBy(request, request.fromAddress)
      if (!asked) return { refusal: { reason: 'no_route', message: 'This provider has no route for this transfer.' } }
      try {
        const offer = await offerFor(quotes, asked, QUOTE_SLIPPAGE_BPS, signal)
        const steps = stepsOf(asked, offer)
        await requireAllowed(asked, offer, steps, clock.now())
        const terms: VendorTerms = { ...offer.terms, custody: CUSTODY, via: null, signatures: steps.length }
        return vendorQuote(catalogue, request, terms, limits)
      } catch (error) {
        log.info({ provider: NAME, reason: reasonOf(error), err: error }, 'no quote')
        return { refusal: relayRefusal(error) }
      }
    },

    async prepare({ request, quote, fromAddress, recipient, refundAddress }: Placement, signal) {
      const asked = askedBy({ ...request, recipient }, fromAddress, refundAddress)
      if (!asked) throw orderRefused(new Error('the network is not served'))
      const offer = await offerFor(orders, asked, ORDER_SLIPPAGE_BPS, signal).catch((error: unknown) => {
        throw reasonOf(error).startsWith('vendor_') ? orderRefused(error) : error
      })
      requireQuotedTerms(quote, offer.terms)
      const { send } = offer.terms
      const now = clock.now().getTime()
      const openBy = new Date(Math.min(now + OPEN_MS, offer.deadline.getTime()))
      if (openBy.getTime() <= now) throw orderRefused(new Error('the offer has ended'))
      return {
        external: {
          reference: offer.requestId,
          openBy,
          fillDeadline: offer.deadline,
          ...(send === undefined ? {} : { sendAmount: send }),
        },
        steps: stepsOf(asked, offer),
      }
    },

    async poll({ settlement, toAsset }, known, signal) {
      const requestId = settlement.kind === 'external' ? settlement.reference : null
      if (requestId === null) throw new Error('the order has no request id of Relay')
      const status = await reads.get('intents/status/v3', { requestId }, statusAnswer, signal)
      if (!apiKey || !hasOutcome(status)) return relayProgress(status, known, null)
      const history = await reads
        .get('requests/v3', { id: requestId }, requestsAnswer, signal)
        .catch((err: unknown) => {
          log.warn({ provider: NAME, err, reference: requestId }, 'the history of an order could not be read')
          return null
        })
      return relayProgress(status, known, history && readOutcome(catalogue, history, { requestId, toAsset }))
    },
  }
}

/** The request in Relay's terms; null if it does not serve a network. */
function askedBy(
  { from, to, amount, exactReceive, recipient }: RouteRequest,
  sender: string | null,
  refundAddress: string | null = sender,
): Asked | null {
  const [source, destination] = [relayNetwork(from.chainId), relayNetwork(to.chainId)]
  if (!source?.depository || !destination || from.chainId === to.chainId) return null
  const user = sender ?? source.nobody
  const parties = { user, recipient: recipient ?? destination.nobody, refundTo: refundAddress ?? user }
  return { from, to, amount, exactReceive, ...parties }
}

function quoteBody(
  { from, to, amount, exactReceive, user, recipient, refundTo }: Asked,
  slippageBps: number,
  { referrer, fee }: RelayOptions,
): QuoteBody {
  return {
    user,
    recipient,
    refundTo,
    originChainId: relayNetwork(from.chainId)?.id ?? 0,
    destinationChainId: relayNetwork(to.chainId)?.id ?? 0,
    originCurrency: relayCurrency(from.id) ?? '',
    destinationCurrency: relayCurrency(to.id) ?? '',
    amount: String(exactReceive ?? amount),
    // EXPECTED_OUTPUT would let slippage lower the payout.
    tradeType: exactReceive === null ? 'EXACT_INPUT' : 'EXACT_OUTPUT',
    slippageTolerance: String(slippageBps),
    // A deposit that names its order, by a transaction, and without a swap before it.
    explicitDeposit: true,
    usePermit: false,
    useDepositAddress: false,
    disableOriginSwaps: true,
    ttl: TTL_SECONDS,
    ...(referrer ? { referrer } : {}),
    ...(fee ? { appFees: [{ recipient: fee.recipient, fee: String(fee.bps) }] } : {}),
  }
}

const stepsOf = ({ from, amount }: Asked, { deposit, terms: { send = amount } }: RelayOffer): Step[] =>
  depositSteps(deposit, { asset: from.id, amount: send, spender: relayNetwork(from.chainId)?.depository ?? '' })

/** Refuses a quote whose deposit could not be ordered, such as one through a router. */
async function requireAllowed(
  { from, to, amount, exactReceive, user, recipient, refundTo }: Asked,
  { terms: { send = amount, nativeFee, minReceive } }: RelayOffer,
  steps: Step[],
  now: Date,
) {
  const limits = {
    chain: from.chainId,
    asset: from.id,
    amount: send,
    nativeFee,
    toChain: to.chainId,
    recipient,
    toAsset: to.id,
    minReceive,
    isExact: exactReceive !== null,
    owners: [user],
    refundTo,
    now,
  }
  const problem = await stepsProblem(steps, limits, relayPolicy)
  if (problem === 'minimum' && exactReceive !== null)
    throw new AppError('exact_unsupported', inexact.message, { retriable: false })
  if (problem) throw new AppError('step_refused', `Relay's deposit breaks the policy: ${problem}`, { retriable: true })
}

function orderRefused(cause: unknown): AppError {
  const { reason, message } = relayRefusal(cause)
  return new AppError(reason, message, { status: 502, retriable: true, fix: { kind: 'requote' }, cause })
}

type Chain = ChainsAnswer['chains'][number]

/** Assets of the catalogue that Relay takes and pays out now, by GET /chains. */
function servedBy({ assets }: Pick<Catalogue, 'assets'>, { chains }: ChainsAnswer): Served {
  const open = new Map(chains.filter(({ disabled }) => disabled !== true).map((chain) => [chain.id, chain]))
  const sources = new Set<AssetId>()
  const destinations = new Set<AssetId>()
  for (const { id, chainId } of assets) {
    const network = relayNetwork(chainId)
    const chain = network && open.get(network.id)
    const currency = relayCurrency(id)
    if (!network || !chain || currency === null) continue
    const { depository } = network
    const isPinned = depository !== null && sameAddress(chain.protocol?.v2?.depository ?? '', depository)
    if (isPinned && takes(chain, currency)) sources.add(id)
    if (chain.depositEnabled !== false && pays(chain, currency)) destinations.add(id)
  }
  return { sources, destinations }
}

/** Taken without a swap before the deposit. */
const takes = ({ solverCurrencies = [] }: Chain, currency: string): boolean =>
  solverCurrencies.some(({ address }) => sameAddress(address ?? '', currency))

const pays = (chain: Chain, currency: string): boolean =>
  takes(chain, currency) ||
  [...(chain.currency ? [chain.currency] : []), ...(chain.erc20Currencies ?? [])].some(
    ({ address, supportsBridging }) => supportsBridging === true && sameAddress(address ?? '', currency),
  )

/** Reads what an ended order paid from Relay's history; null if the history lacks the order. */
function readOutcome(
  { assets }: Pick<Catalogue, 'assets'>,
  { requests }: RequestsAnswer,
  { requestId, toAsset }: { requestId: string; toAsset: AssetId },
): RelayOutcome | null {
  const data = requests.find(({ id }) => sameAddress(id, requestId))?.data
  if (!data) return null
  const paid = (amount: CurrencyAmount | null | undefined): Paid | null => {
    if (!amount) return null
    const { chainId, address } = amount.currency
    const asset = assets.find(
      ({ id, chainId: chain }) => relayNetwork(chain)?.id === chainId && sameAddress(relayCurrency(id) ?? '', address),
    )
    return asset ? { asset: asset.id, amount: BigInt(amount.amount) } : null
  }
  const received = paid(data.route?.actual?.destination?.outputCurrency)
  return {
    received,
    refunded: paid(data.refundCurrencyData),
    isPartial: received !== null && received.asset !== toAsset,
  }
}

type CurrencyAmount = NonNullable<RequestsAnswer['requests'][number]['data']['refundCurrencyData']>
