import { isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import { depositSteps } from '../evmCalls.ts'
import type { ExternalPrepared, Placement, ProviderAnswer, Refusal, RouteProvider, RouteRequest } from '../provider.ts'
import { createVendor, type Vendor } from '../vendor.ts'
import {
  outsideLimits,
  requireQuotedTerms,
  unsupportedOption,
  vendorPages,
  vendorQuote,
  vendorRefusal,
} from '../vendorQuote.ts'
import { createVendorRoutes, type Served, type VendorDeps } from '../vendorRoutes.ts'
import { createTx, errorIdOf, type Estimate, estimate, supportedChains } from './answers.ts'
import { debridgePolicy, dlnChainId, type DlnOrder, dlnSource, isDlnSource, readDlnOrder } from './policy.ts'
import { createDebridgePoll } from './poll.ts'
import { type OperatorTerms, partiesOf, queryOf, requireAsked } from './request.ts'
import type { AssetDef } from '#core/catalogue/types.ts'

export interface DebridgeSettings extends OperatorTerms {
  /** Address of the API that makes orders. */
  readonly url: string
  /** Address of the order tracking API, which has the transactions. */
  readonly trackingUrl: string
  readonly perMinute: number
}

const ETA_SECONDS = 30
/** DeBridge recommends to renew an estimation after half a minute. */
const QUOTE_MS = 30_000
const OPEN_MS = 5 * 60_000
/** Orders have no deadline; a solver that wants one pays it within minutes. */
const FILL_MS = 30 * 60_000
/** Fall of the estimation until the order that is still accepted, in hundredths of a percent. */
const TOLERANCE_BPS = 10n

/** Creates the provider for deBridge's liquidity network, DLN. */
export function createDebridgeProvider(deps: VendorDeps, settings: DebridgeSettings): RouteProvider {
  const { catalogue, clock, log, limits, count } = deps
  const limit = { perMinute: settings.perMinute, clock, count }
  const { quotes, orders, reads } = createVendor({ name: 'debridge', url: settings.url, ...limit })
  const { reads: tracking } = createVendor({ name: 'debridge', url: settings.trackingUrl, ...limit })
  const later = (ms: number): Date => new Date(clock.now().getTime() + ms)

  async function quote(request: RouteRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    const refusal =
      unsupportedOption(request) ?? outsideLimits(catalogue, request, limits) ?? (isServed(request) ? null : noRoute)
    if (refusal) return { refusal }
    try {
      const answer = await quotes.get('dln/order/create-tx', queryOf(request, settings), estimate, signal)
      requireDirect(request, answer)
      const receive = BigInt(answer.estimation.dstChainTokenOut.amount)
      const terms = {
        ...sendOf(request, answer),
        receive,
        minReceive: request.exactReceive ?? receive - (receive * TOLERANCE_BPS) / 10_000n,
        nativeFee: BigInt(answer.fixFee),
        etaSeconds: Math.ceil(answer.order?.approximateFulfillmentDelay ?? ETA_SECONDS),
        custody: 'provider_contract',
        via: null,
        signatures: isNative(request.from.id) ? 1 : 2,
        expiresAt: later(QUOTE_MS),
      } as const
      return vendorQuote(catalogue, request, terms, limits)
    } catch (error) {
      return { refusal: refusalOf(error) }
    }
  }

  async function prepare(placement: Placement, signal: AbortSignal): Promise<ExternalPrepared> {
    const { request, quote: quoted } = placement
    const { from } = request
    const query = { ...queryOf(request, settings), ...partiesOf(placement) }
    const answer = await orders.get('dln/order/create-tx', query, createTx, signal).catch((error: unknown) => {
      throw refused(refusalOf(error), error)
    })
    requireDirect(request, answer)
    const { orderId, tx } = answer
    const data = tx.data.toLowerCase() as `0x${string}`
    const order = readOrder(from.chainId, data)
    const estimated = BigInt(answer.estimation.dstChainTokenOut.amount)
    const { send } = sendOf(request, answer)
    requireQuotedTerms(quoted, {
      ...(send === undefined ? {} : { send }),
      minReceive: order && order.takeAmount < estimated ? order.takeAmount : estimated,
      nativeFee: BigInt(answer.fixFee),
    })
    return {
      external: {
        reference: orderId.toLowerCase(),
        openBy: later(OPEN_MS),
        fillDeadline: later(OPEN_MS + FILL_MS),
        ...(send === undefined ? {} : { sendAmount: send }),
      },
      steps: depositSteps(
        { chain: from.chainId, to: tx.to.toLowerCase(), data, value: BigInt(tx.value) },
        { asset: from.id, amount: send ?? request.amount, spender: dlnSource },
      ),
    }
  }

  return {
    name: 'debridge',
    title: providerTitle('debridge'),
    ...createVendorRoutes({
      name: 'debridge',
      catalogue,
      custody: 'provider_contract',
      etaSeconds: ETA_SECONDS,
      limits,
      log,
      read: (signal) => readServed(reads, catalogue.assets, signal),
    }),
    quote,
    prepare,
    policy: debridgePolicy,
    pages: vendorPages('https://debridge.com', 'https://app.debridge.com/order?orderId='),
    poll: createDebridgePoll({ vendor: reads, tracking, clock }),
  }
}

const noRoute: Refusal = { reason: 'no_route', message: 'This provider has no route for this transfer.' }

/** Amount that an exact payout takes; the vendor computes it. */
const sendOf = ({ exactReceive }: RouteRequest, { estimation }: Estimate): { send?: bigint } =>
  exactReceive === null ? {} : { send: BigInt(estimation.srcChainTokenIn.amount) }

/**
 * Compares the estimation with the request, and refuses one that would exchange the sent token first.
 * @throws AppError `no_route`, `provider_unavailable`
 */
function requireDirect(request: RouteRequest, answer: Estimate): void {
  if (answer.estimation.srcChainTokenOut) throw refused(noRoute)
  requireAsked(request, answer)
}

/** Errors that mean an amount too small for the solvers' costs. */
const tooLow: ReadonlySet<string | null> = new Set([
  'ERROR_LOW_GIVE_AMOUNT',
  'INCLUDED_GAS_FEE_NOT_COVERED_BY_INPUT_AMOUNT',
])

function refusalOf(error: unknown): Refusal {
  if (error instanceof AppError && error.reason === noRoute.reason) return noRoute
  if (!tooLow.has(errorIdOf(error))) return vendorRefusal(error)
  return { reason: 'amount_too_small', message: 'This amount doesn’t cover this provider’s costs. Enter a larger one.' }
}

const refused = ({ reason, message }: Refusal, cause?: unknown): AppError =>
  new AppError(reason, `${message} Nothing was sent.`, {
    status: 502,
    retriable: true,
    fix: { kind: 'requote' },
    ...(cause === undefined ? {} : { cause }),
  })

/** Null for a call that can't be read, which the policy refuses. */
function readOrder(chain: number, data: `0x${string}`): DlnOrder | null {
  try {
    return readDlnOrder(chain, data)
  } catch {
    return null
  }
}

/** Networks whose ETH the solvers hold: docs.debridge.com, "Reserve Assets". They hold USDC on every network. */
const etherReserves: ReadonlySet<number> = new Set([1, 8453, 42161, 59144])

/**
 * True for what can be sent without an exchange before the order: that goes through a contract whose calls can't be
 * limited to the sent asset.
 */
function isReserve({ id, chainId, symbol }: AssetDef): boolean {
  if (!isDlnSource(chainId)) return false
  return isNative(id) ? etherReserves.has(chainId) : symbol === 'USDC'
}

/** True for a transfer of an asset to another network, where both sides are known here. */
const isServed = ({ from, to }: Pick<RouteRequest, 'from' | 'to'>): boolean =>
  isReserve(from) &&
  dlnChainId(to.chainId) !== null &&
  from.chainId !== to.chainId &&
  from.priceKey !== null &&
  from.priceKey === to.priceKey

/** Reads the networks that deBridge serves now. One that it numbers differently than this code is left out. */
async function readServed(vendor: Vendor, assets: readonly AssetDef[], signal: AbortSignal): Promise<Served> {
  const { chains } = await vendor.get('supported-chains-info', {}, supportedChains, signal)
  const own = new Map(chains.map(({ chainId, originalChainId }) => [chainId, originalChainId ?? chainId]))
  const isLive = (chain: number): boolean => {
    const dln = dlnChainId(chain)
    const original = dln === null ? undefined : own.get(dln)
    return original !== undefined && (original === chain || original === dln)
  }
  const live = assets.filter(({ chainId }) => isLive(chainId))
  return {
    sources: new Set(live.filter(isReserve).map(({ id }) => id)),
    destinations: new Set(live.map(({ id }) => id)),
  }
}
