import type { AssetDef } from '#core/catalogue/types.ts'
import { isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { depositSteps, evmAsset, evmToken } from '../evmCalls.ts'
import type {
  ExternalPrepared,
  ExternalStatus,
  KnownProgress,
  Placement,
  PollAnswer,
  ProviderAnswer,
  Refusal,
  RouteProvider,
  RouteRequest,
} from '../provider.ts'
import { createVendor, type Vendor } from '../vendor.ts'
import { outsideLimits, requireQuotedTerms, unsupportedOption, vendorQuote, vendorRefusal } from '../vendorQuote.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { createVendorRoutes, type Served, type VendorDeps } from '../vendorRoutes.ts'
import { depositStatus, type DepositStatus, type SwapApproval, swapApproval, swapChains } from './answers.ts'
import { acrossPolicy, readSpokeDeposit, type SpokeDeposit, spokePoolOf, wrappedOf } from './policy.ts'
import { isDepositOf, tokenOf } from './depositEvent.ts'

export interface AcrossSettings {
  readonly url: string
  readonly apiKey: string
  readonly integratorId: string
  readonly perMinute: number
}

export interface AcrossDeps extends VendorDeps {
  /** True if a network's events are read by quorum: an order is found by its deposit's event alone. */
  readonly readsEvents: (chain: ChainId) => boolean
}

const ETA_SECONDS = 10
const QUOTE_MS = 60_000
const OPEN_MS = 10 * 60_000
/** Limit that the pools set for deposits without a payout. */
const FILL_MS = 6 * 3_600_000
/** Fall of the quote until the order that is still accepted, in hundredths of a percent. */
const TOLERANCE_BPS = 10n
/** Depositor of quotes before a wallet is connected; no deposit is made for it. */
const nobody = '0x000000000000000000000000000000000000dead'

/** Creates the provider for Across, whose relayers pay and are repaid from the deposit. */
export function createAcrossProvider(deps: AcrossDeps, settings: AcrossSettings): RouteProvider {
  const { catalogue, clock, log, limits, count, readsEvents } = deps
  const headers = { authorization: `Bearer ${settings.apiKey}` }
  const { url, perMinute, integratorId } = settings
  const { quotes, orders, reads } = createVendor({ name: 'across', url, headers, perMinute, clock, count })
  const later = (ms: number): Date => new Date(clock.now().getTime() + ms)

  const ask = async (
    vendor: Vendor,
    request: RouteRequest,
    parties: Parties,
    signal: AbortSignal,
  ): Promise<SwapApproval> => {
    const { from, to, amount, exactReceive } = request
    const answer = await vendor.get(
      'swap/approval',
      {
        ...(exactReceive === null
          ? { tradeType: 'exactInput', amount: String(amount) }
          : { tradeType: 'exactOutput', strictTradeType: true, amount: String(exactReceive) }),
        inputToken: evmToken(from.id),
        outputToken: evmToken(to.id),
        originChainId: from.chainId,
        destinationChainId: to.chainId,
        ...parties,
        refundOnOrigin: true,
        // The sender's balance and allowance are checked by the wallet.
        skipOriginTxEstimation: true,
        integratorId,
      },
      swapApproval,
      signal,
    )
    requireAsked(request, answer)
    return answer
  }

  async function quote(request: RouteRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    const refusal =
      unsupportedOption(request) ??
      outsideLimits(catalogue, request, limits) ??
      (isServed(request) && readsEvents(request.from.chainId) ? null : noRoute)
    if (refusal) return { refusal }
    const depositor = request.fromAddress ?? nobody
    try {
      const answer = await ask(quotes, request, { depositor, recipient: request.recipient ?? depositor }, signal)
      // Some routes go through contracts whose calls can't be limited to the sent asset.
      if (answer.swapTx.to.toLowerCase() !== spokePoolOf(request.from.chainId)) return { refusal: noRoute }
      const least = BigInt(answer.minOutputAmount)
      const terms = {
        ...sendOf(request, answer),
        receive: BigInt(answer.expectedOutputAmount),
        minReceive: request.exactReceive === null ? least - (least * TOLERANCE_BPS) / 10_000n : least,
        nativeFee: 0n,
        etaSeconds: Math.ceil(answer.expectedFillTime || ETA_SECONDS),
        custody: 'provider_contract',
        via: null,
        signatures: isNative(request.from.id) ? 1 : 2,
        expiresAt: later(QUOTE_MS),
      } as const
      return vendorQuote(catalogue, request, terms, limits)
    } catch (error) {
      return { refusal: vendorRefusal(error) }
    }
  }

  async function prepare(placement: Placement, signal: AbortSignal): Promise<ExternalPrepared> {
    const { request, quote: quoted, fromAddress, recipient } = placement
    const { from, to } = request
    const pool = spokePoolOf(from.chainId)
    if (pool === null || !readsEvents(from.chainId)) throw refused(noRoute)
    const answer = await ask(orders, request, { depositor: fromAddress, recipient }, signal).catch((error: unknown) => {
      throw refused(vendorRefusal(error), error)
    })
    const { swapTx, minOutputAmount } = answer
    const { send } = sendOf(request, answer)
    const amount = send ?? request.amount
    const data = swapTx.data.toLowerCase() as `0x${string}`
    const deposit = readDeposit(data)
    const value = BigInt(swapTx.value ?? '0')
    const promised = BigInt(minOutputAmount)
    if (deposit) requireOwnDeposit(deposit, { from, to, amount, depositor: fromAddress, recipient })
    requireQuotedTerms(quoted, {
      ...(send === undefined ? {} : { send }),
      minReceive: deposit && deposit.outputAmount < promised ? deposit.outputAmount : promised,
      nativeFee: value > amount || !isNative(from.id) ? value - (isNative(from.id) ? amount : 0n) : 0n,
    })
    return {
      external: {
        reference: null,
        openBy: later(OPEN_MS),
        fillDeadline: deadlineOf(deposit) ?? later(OPEN_MS + FILL_MS),
        ...(send === undefined ? {} : { sendAmount: send }),
      },
      steps: depositSteps(
        { chain: swapTx.chainId, to: swapTx.to.toLowerCase(), data, value },
        { asset: from.id, amount, spender: pool },
      ),
    }
  }

  const deadlineOf = (deposit: SpokeDeposit | null): Date | null =>
    deposit && deposit.fillDeadline * 1000 > later(OPEN_MS).getTime() ? new Date(deposit.fillDeadline * 1000) : null

  async function poll(order: OrderRow, { cursor, depositTx }: KnownProgress, signal: AbortSignal): Promise<PollAnswer> {
    if (depositTx === null) return { status: 'waiting', cursor }
    try {
      const answer = await reads.get('deposit/status', { depositTxnRef: depositTx }, depositStatus, signal)
      return { ...progressOf(order, answer), cursor: 'seen', depositTx }
    } catch (error) {
      // A deposit that its indexer has not seen yet is unknown.
      if (cursor === null && reasonOf(error) === 'vendor_refused') return { status: 'waiting', cursor }
      throw error
    }
  }

  return {
    name: 'across',
    title: providerTitle('across'),
    ...createVendorRoutes({
      name: 'across',
      catalogue,
      custody: 'provider_contract',
      etaSeconds: ETA_SECONDS,
      limits,
      log,
      read: async (signal) => {
        const { sources, destinations } = await readServed(reads, catalogue.assets, signal)
        return { sources: new Set([...sources].filter((id) => readsEvents(parseAssetId(id).chain))), destinations }
      },
    }),
    quote,
    prepare,
    policy: acrossPolicy,
    pages: { support: 'https://across.to', order: () => null },
    poll,
    depositEvent: { contract: spokePoolOf, isOf: isDepositOf },
  }
}

interface Parties {
  readonly depositor: string
  readonly recipient: string
}

/** Amount that an exact payout takes; the vendor computes it. */
const sendOf = ({ exactReceive }: RouteRequest, { inputAmount }: SwapApproval): { send?: bigint } =>
  exactReceive === null ? {} : { send: BigInt(inputAmount) }

/** @throws AppError `vendor_malformed` if the answer is for another transfer than was asked for */
function requireAsked(
  { from, to, amount, exactReceive }: RouteRequest,
  { inputToken, outputToken, inputAmount }: SwapApproval,
): void {
  const isToken = (named: SwapApproval['inputToken'], { id, chainId }: AssetDef): boolean =>
    named.chainId === chainId && named.address.toLowerCase() === evmToken(id)
  const isAmount = exactReceive !== null || BigInt(inputAmount) === amount
  if (isToken(inputToken, from) && isToken(outputToken, to) && isAmount) return
  throw new AppError('vendor_malformed', 'Across answered for another transfer.', { retriable: true })
}

interface OwnDeposit extends Parties {
  readonly from: AssetDef
  readonly to: AssetDef
  readonly amount: bigint
}

/**
 * Compares the call with the order: a deposit that differs would never be found as the order's. The least is compared with the
 * quote. @throws AppError `provider_unavailable` (502)
 */
function requireOwnDeposit(deposit: SpokeDeposit, { from, to, amount, depositor, recipient }: OwnDeposit): void {
  const isOwn =
    deposit.inputAmount === amount &&
    deposit.toChain === to.chainId &&
    deposit.recipient === recipient &&
    deposit.depositor === depositor &&
    deposit.inputToken === tokenOf(from.id) &&
    deposit.outputToken === tokenOf(to.id)
  if (isOwn) return
  throw refused(
    { reason: 'provider_unavailable', message: 'This provider’s quote is not usable.' },
    new Error('Across deposits for another transfer'),
  )
}

const noRoute: Refusal = { reason: 'no_route', message: 'This provider has no route for this transfer.' }

const refused = ({ reason, message }: Refusal, cause?: unknown): AppError =>
  new AppError(reason, `${message} Nothing was sent.`, {
    status: 502,
    retriable: true,
    fix: { kind: 'requote' },
    ...(cause === undefined ? {} : { cause }),
  })

/** Null for a call that can't be read, which the policy refuses. */
function readDeposit(data: `0x${string}`): SpokeDeposit | null {
  try {
    return readSpokeDeposit(data)
  } catch {
    return null
  }
}

/** Ether and the dollars of which the pools have liquidity. */
const isHeld = ({ id, chainId, symbol }: AssetDef): boolean =>
  spokePoolOf(chainId) !== null && (isNative(id) ? wrappedOf(chainId) !== null : ['USDC', 'USDT'].includes(symbol))

/** True for a transfer of an asset to another network. */
const isServed = ({ from, to }: Pick<RouteRequest, 'from' | 'to'>): boolean =>
  isHeld(from) && isHeld(to) && from.chainId !== to.chainId && from.priceKey !== null && from.priceKey === to.priceKey

/** Reads the networks that Across serves now. */
async function readServed(vendor: Vendor, assets: readonly AssetDef[], signal: AbortSignal): Promise<Served> {
  const live = new Set((await vendor.get('swap/chains', {}, swapChains, signal)).map(({ chainId }) => chainId))
  const held = new Set(assets.filter((asset) => live.has(asset.chainId) && isHeld(asset)).map(({ id }) => id))
  return { sources: held, destinations: held }
}

/** Stages of a deposit: docs.across.to, "Tracking Deposits". */
const stages: Readonly<Record<string, ExternalStatus>> = {
  pending: 'deposited',
  // No relayer has paid; the pool pays from its own liquidity.
  slowFillRequested: 'filling',
  filled: 'filled',
  // The pool refunds expired deposits together, some hours later.
  expired: 'refunding',
  refunded: 'refunded',
}

/** Maps the state of a deposit. @throws AppError `vendor_malformed` for an undocumented status or another transfer */
function progressOf(
  { fromAsset, fromChain, toChain, sendAmount }: Pick<OrderRow, 'fromAsset' | 'fromChain' | 'toChain' | 'sendAmount'>,
  answer: DepositStatus,
): Omit<PollAnswer, 'cursor'> {
  const { originChainId, destinationChainId } = answer
  const status = Object.hasOwn(stages, answer.status) ? stages[answer.status] : undefined
  if (!status) throw malformed(`an unknown status: ${answer.status.slice(0, 40)}`)
  if (originChainId !== fromChain || destinationChainId !== toChain) throw malformed('a deposit of other networks')
  const payoutTx = answer.fillTxnRef ?? answer.fillTx
  const refundTx = answer.depositRefundTxnRef ?? answer.depositRefundTxHash
  if (status === 'filled') return { status, ...(payoutTx ? { payoutTx } : {}) }
  if (status !== 'refunded') return { status }
  // The pool holds coins as their wrapped token, and refunds that.
  const wrapped = isNative(fromAsset) ? wrappedOf(fromChain) : null
  return {
    status,
    ...(refundTx ? { refundTx } : {}),
    reason: 'refunded_expired',
    refunded: { asset: wrapped === null ? fromAsset : evmAsset(fromChain, wrapped), amount: sendAmount },
  }
}

const malformed = (what: string): AppError =>
  new AppError('vendor_malformed', `Across has ${what}.`, { retriable: true })
