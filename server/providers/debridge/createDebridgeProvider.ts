import { isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import { depositSteps } from '../evmCalls.ts'
import type { ExternalPrepared, Placement, ProviderAnswer, Refusal, RouteProvider, RouteRequest } from '../provider.ts'
import { createVendor } from '../vendor.ts'
import {
  outsideLimits,
  requireQuotedTerms,
  unsupportedOption,
  vendorPages,
  vendorQuote,
  vendorRefusal,
} from '../vendorQuote.ts'
import { createVendorRoutes, type VendorDeps } from '../vendorRoutes.ts'
import { createTx, type Estimate, errorIdOf, estimate } from './answers.ts'
import { debridgePolicy, type DlnOrder, dlnSource, readDlnOrder } from './policy.ts'
import { createDebridgePoll } from './poll.ts'
import { type OperatorTerms, partiesOf, queryOf, requireAsked } from './request.ts'
import { isServed, readServed } from './served.ts'

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
