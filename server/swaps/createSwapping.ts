import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { Hex } from 'viem'
import { within } from '#core/within.ts'
import { chainById, nativeAsset, priceOf, trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { AssetDef, ChainDef, ChannelDef } from '#core/catalogue/types.ts'
import type { Surface } from '#core/catalogue/surface.ts'
import { isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { usdToUnits, usdValue } from '#core/money/usd.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Step } from '#core/wire/order.ts'
import {
  DEFAULT_SLIPPAGE_BPS,
  type SwapQuote,
  type SwapQuoteRequest,
  type SwapQuotesData,
  type SwapRequest,
  type SwapSearch,
} from '#core/wire/swap.ts'
import { withDeadline } from '#runtime/outbound.ts'
import type { EvmSwapRow, SwapCall, SwapRow } from '#store/swaps/types.ts'
import type { ServerDeps } from '../deps.ts'
import { isStale, usdText } from '../providers/maker/price.ts'
import { readDataFee } from '../quotes/dataFee.ts'
import { canonicalAddress } from '../quotes/request.ts'
import { nextPosition, type TxPosition } from '../readSighting.ts'
import type { PreparedSwap, SwapAsk, SwapOffer, SwapProvider, SwapToken } from './provider.ts'
import { approvalNeeded, requirePassed, requireSound, swapSteps, trySwap } from './swapSteps.ts'
import { searchSwap } from './searchSwap.ts'
import type { SwapTokens } from './tokens.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'screening' | 'clock' | 'log' | 'config'>

export interface SwapVisit {
  readonly channel: ChannelDef
  readonly surface: Surface
  readonly signal: AbortSignal
}

export interface Swapping {
  /** Quotes of all providers, the best first, and the reasons of those that did not quote. */
  quotes(wanted: SwapQuoteRequest, visit: SwapVisit): Promise<SwapQuotesData>
  /** Fixes a quote's terms for a sender and returns the wallet's steps. */
  make(wanted: SwapRequest, visit: SwapVisit): Promise<MadeSwap>
  /**
   * Runs the call of a made swap again, with the approval that it still needs. `data`: its bytes with the wallet's permit. False if
   * no endpoint of the network could run it.
   * @throws AppError `swap_…` for the problem that it would have now; `trial_unavailable`
   */
  tryAgain(swap: EvmSwapRow, data?: Hex): Promise<boolean>
  /** Searches the transaction of a made swap. @throws AppError if the network can't be read */
  search(swap: EvmSwapRow, place: TxPosition): Promise<Omit<SwapSearch, 'swap'>>
}

interface MadeSwap {
  readonly swap: SwapRow
  readonly steps: readonly Step[]
  /** False if no endpoint of the network could run the steps. */
  readonly isSimulated: boolean
  /** Null if it couldn't be read in time, and where steps are whole transactions. */
  readonly position: TxPosition | null
}

/** A quote with the fields that only `make` needs. */
interface Kept extends SwapQuote {
  readonly spender: string | null
  readonly detail: unknown
}

type UnpricedField = 'approval' | 'problem' | 'is_simulated' | 'gas_usd' | 'gas_usd_stale'

/** Size of a swap's transaction through a router or an aggregator, without its signature. */
const SWAP_BYTES = 1_200n
/** Quotes never wait longer than this for the network's fee for data. */
const DATA_FEE_MS = 250
/** A swap never waits longer than this for its place, without which a lost answer of the wallet isn't looked for. */
const PLACE_MS = 3_000

const refuse = (reason: string, message: string, status = 422): AppError =>
  new AppError(reason, message, { status, retriable: false })

const gone = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 410, retriable: false, fix: { kind: 'requote' } })

/** Creates quotes of swaps on one network, and the calls of those that are chosen. */
export function createSwapping(deps: Deps, providers: readonly SwapProvider[], tokens: SwapTokens): Swapping {
  const { store, catalogue, chains, screening, clock, config, log } = deps

  async function screen(stage: 'quote' | 'order', chain: ChainDef, sender: string | null): Promise<void> {
    if (sender === null) return
    const listed = await screening.check({ stage, addresses: [{ chain: chain.id, address: sender }] })
    if (listed) throw refuse(listed.reason, 'We can’t serve this address.', 403)
  }

  async function resolve(wanted: Omit<SwapQuoteRequest, 'amount'> & { amount: bigint }): Promise<SwapAsk> {
    const chain = chainById(catalogue, parseAssetId(wanted.from_asset).chain)
    const node = chains(chain.id)
    if (!node) throw new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503 })
    const [from, to] = await Promise.all([tokens.find(chain, wanted.from_asset), tokens.find(chain, wanted.to_asset)])
    if (from.id === to.id) throw refuse('same_token', 'Choose two different tokens.')
    if (wanted.amount <= 0n) throw refuse('amount_invalid', 'Enter an amount above zero.')
    const native = nativeAsset(catalogue, chain.id)
    const [nativePrice, toPrice] = [native && trustedPriceOf(catalogue, native), trustedPriceOf(catalogue, to)]
    return {
      chain,
      node,
      from,
      to,
      amount: wanted.amount,
      exact: wanted.exact ?? 'send',
      slippageBps: wanted.slippage_bps ?? suggestedSlippage([from, to]),
      sender: wanted.from_address === undefined ? null : canonicalAddress(chain, wanted.from_address, 'sender'),
      gasPrice: (await node.gasPrice?.().catch(() => 0n)) ?? 0n,
      toReceived: (amount) =>
        native && nativePrice !== null && toPrice !== null
          ? usdToUnits(usdValue(amount, native.decimals, nativePrice), to.decimals, toPrice)
          : null,
    }
  }

  /** Network fee of a swap in dollars; null if a part of it isn't known. */
  function gasUsd(
    { chain, gasPrice }: SwapAsk,
    { gasUnits, networkFee }: SwapOffer,
    dataFee: bigint | null,
  ): Pick<SwapQuote, 'gas_usd' | 'gas_usd_stale'> {
    const inUsd = (amount: bigint, paid: AssetDef) => {
      const price = priceOf(catalogue, paid)
      return { gas_usd: usdText(amount, paid.decimals, price), gas_usd_stale: isStale(price) }
    }
    const native = nativeAsset(catalogue, chain.id)
    // Rent may be known without the fee.
    const unknown = { gas_usd: null, gas_usd_stale: native !== null && isStale(priceOf(catalogue, native)) }
    if (networkFee !== undefined) {
      const paid = networkFee && catalogue.assets.find(({ id }) => id === networkFee.asset)
      return paid ? inUsd(networkFee.amount, paid) : unknown
    }
    if (!native || gasPrice === 0n || dataFee === null) return unknown
    return inUsd(gasUnits * gasPrice + dataFee, native)
  }

  function rentOf({ chain }: SwapAsk, { accountRent }: SwapOffer): SwapQuote['account_rent'] {
    const native = nativeAsset(catalogue, chain.id)
    if (!native || !accountRent) return null
    return {
      asset: native.id,
      amount: String(accountRent),
      usd: usdText(accountRent, native.decimals, priceOf(catalogue, native)),
    }
  }

  function toWire(provider: SwapProvider, ask: SwapAsk, offer: SwapOffer): Omit<SwapQuote, UnpricedField> {
    const { from, to, exact } = ask
    const [fromPrice, toPrice] = [priceOf(catalogue, from), priceOf(catalogue, to)]
    return {
      quote_id: randomUUID(),
      provider: provider.name,
      provider_name: provider.title,
      kind: offer.kind,
      from_asset: from.id,
      to_asset: to.id,
      exact,
      send_amount: String(offer.send),
      max_send_amount: String(offer.maxSend),
      receive_amount: String(offer.receive),
      min_receive_amount: String(offer.minReceive),
      slippage_bps: offer.slippageBps,
      send_usd: usdText(offer.send, from.decimals, fromPrice),
      receive_usd: usdText(offer.receive, to.decimals, toPrice),
      usd_stale: isStale(fromPrice) || isStale(toPrice),
      price_impact_bps: offer.priceImpactBps,
      fee: offer.fee && { asset: offer.fee.asset, amount: String(offer.fee.amount) },
      gas_units: String(offer.gasUnits),
      account_rent: rentOf(ask, offer),
      route: offer.route,
      expires_at: new Date(clock.now().getTime() + config.quoteTtlSeconds * 1000).toISOString(),
    }
  }

  /** Approval that the sender needs, and the problem that the exact call would have. */
  async function trial(provider: SwapProvider, ask: SwapAsk, offer: SwapOffer, signal: AbortSignal) {
    const { sender } = ask
    if (sender === null || provider.isShortLived) return { approval: null, problem: null, is_simulated: null }
    const now = clock.now()
    const takesPermits = (await provider.rules()).withPermit !== undefined
    const prepared = await provider.prepare({ ...ask, sender }, offer, signal)
    const needed = await approvalNeeded(ask, offer, { provider, until: prepared.expiresAt, takesPermits })
    const steps = await swapSteps({ ...ask, sender }, prepared, needed, { wish: 'approve', now })
    await requireSound({ ...ask, sender }, offer, steps, { provider, now })
    const { problem, isSimulated } = await trySwap({ ...ask, sender }, offer, steps, provider)
    return { approval: needed.approval, problem, is_simulated: isSimulated }
  }

  async function ask(
    provider: SwapProvider,
    request: SwapAsk,
    { dataFee, signal }: { readonly dataFee: Promise<bigint | null>; readonly signal: AbortSignal },
  ) {
    const named = { provider: provider.name, provider_name: provider.title }
    try {
      const work = async () => {
        const answer = await provider.quote(request, signal)
        if ('refusal' in answer) return { reason: { ...named, ...answer.refusal } }
        const { spender, detail } = answer.offer
        const quote = {
          ...toWire(provider, request, answer.offer),
          ...gasUsd(request, answer.offer, await dataFee),
          ...(await trial(provider, request, answer.offer, signal)),
        }
        return { quote: { ...quote, spender, detail } satisfies Kept }
      }
      return await within(work(), config.quoteDeadlineMs)
    } catch (error) {
      const known = error instanceof AppError && isTold(error) ? error : null
      if (!known) log.warn({ err: error, provider: provider.name }, 'a swap provider failed')
      const message = known?.message ?? 'This provider doesn’t answer right now.'
      return { reason: { ...named, reason: known?.reason ?? 'provider_unavailable', message } }
    }
  }

  /** Read before the wallet can have sent anything. */
  async function placeOf({ node, sender }: SwapAsk): Promise<TxPosition | null> {
    if (sender === null) return null
    try {
      return await within(nextPosition(node, sender), PLACE_MS)
    } catch (err) {
      log.warn({ err, sender }, 'the place of a swap could not be read')
      return null
    }
  }

  return {
    quotes: async (wanted, { channel, surface, signal }) => {
      const request = await resolve({ ...wanted, amount: BigInt(wanted.amount) })
      await screen('quote', request.chain, request.sender)
      const asked = providers.filter((provider) => provider.chains().includes(request.chain.id))
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(config.quoteDeadlineMs)])
      const dataFee = withDeadline(DATA_FEE_MS, () => readDataFee(request.node, SWAP_BYTES)).catch(() => null)
      const reads = { dataFee, signal: deadline }
      const answers = await Promise.all(asked.map((provider) => ask(provider, request, reads)))
      const kept = answers.flatMap(({ quote }) => quote ?? []).toSorted((a, b) => compare(request, a, b))
      const reasons = answers.flatMap(({ reason }) => reason ?? [])
      const expiresAt = new Date(clock.now().getTime() + config.quoteTtlSeconds * 1000)
      const rows = kept.map((body) => ({
        id: body.quote_id,
        provider: body.provider,
        request: { swap: wanted },
        body,
        expiresAt: new Date(body.expires_at),
        surface,
        channelId: channel.id,
      }))
      await store.quotes.save({ id: randomUUID(), answers: [], expiresAt }, rows)
      const middle = kept.flatMap(({ route }) => route.flatMap(({ hops }) => hops.map(({ to_asset }) => to_asset)))
      const others = [...new Set(middle)].filter((id) => id !== request.from.id && id !== request.to.id)
      const between = await Promise.all(others.map((id) => tokens.find(request.chain, id).catch(() => null)))
      return {
        quotes: kept.map(({ spender: _, detail: _detail, ...quote }) => quote),
        reasons: asked.length === 0 ? [noProvider] : reasons,
        tokens: [request.from, request.to, ...between].flatMap((token) => (token ? [tokens.toWire(token)] : [])),
      }
    },

    make: async ({ quote_id, from_address, approval: wish = 'approve' }, { surface, signal }) => {
      const row = await store.quotes.get(quote_id)
      const wanted = (row?.request as { swap?: SwapQuoteRequest } | null)?.swap
      const provider = providers.find(({ name }) => name === row?.provider)
      if (!row || !wanted || !provider) throw gone('quote_unknown', 'This quote isn’t known. Get a new one.')
      if (row.expiresAt <= clock.now()) throw gone('quote_expired', 'This quote has expired. Get a new one.')
      const quote = row.body as Kept
      const request = await resolve({ ...wanted, amount: BigInt(wanted.amount), from_address })
      const sender = request.sender ?? ''
      await screen('order', request.chain, sender)
      const offer = offerOf(quote)
      const now = clock.now()
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(config.prepareDeadlineMs)])
      const prepared = await provider.prepare({ ...request, sender }, offer, deadline)
      const takesPermits = (await provider.rules()).withPermit !== undefined
      const until = prepared.expiresAt
      const needed = await approvalNeeded({ ...request, sender }, offer, { provider, until, takesPermits })
      const steps = await swapSteps({ ...request, sender }, prepared, needed, { wish, now })
      await requireSound({ ...request, sender }, offer, steps, { provider, now })
      const [trial, position] = await Promise.all([
        trySwap({ ...request, sender }, offer, steps, provider),
        'call' in prepared ? placeOf(request) : null,
      ])
      const isSimulated = requirePassed(trial)
      const native = nativeAsset(catalogue, request.chain.id)
      const swap = await store.swaps.create({
        id: orderIdFromUuid(uuidv7()),
        provider: provider.name,
        kind: offer.kind,
        chainId: request.chain.id,
        fromAddress: sender,
        fromAsset: request.from.id,
        toAsset: request.to.id,
        exact: request.exact,
        sendAmount: offer.send,
        maxSendAmount: offer.maxSend,
        receiveAmount: offer.receive,
        minReceiveAmount: offer.minReceive,
        call: storedCall(prepared),
        tokens: [request.from, request.to].map((token) => tokens.toWire(token)),
        fromPriceE8: trustedPriceOf(catalogue, request.from),
        toPriceE8: trustedPriceOf(catalogue, request.to),
        nativePriceE8: native && trustedPriceOf(catalogue, native),
        surface,
        expiresAt: prepared.expiresAt,
      })
      return { swap, steps, isSimulated, position }
    },

    search: async (row, place) => {
      const [node, provider] = [chains(row.chainId), providers.find(({ name }) => name === row.provider)]
      if (!node || !provider)
        throw new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503 })
      return searchSwap(row, place, { node, provider, swaps: store.swaps, now: clock.now() })
    },

    tryAgain: async (row, data) => {
      const provider = providers.find(({ name }) => name === row.provider)
      if (!provider || row.status !== 'waiting' || row.expiresAt <= clock.now())
        throw gone('quote_expired', 'This quote has expired. Get a new one.')
      const { call, exact, kind, fromAddress: sender, maxSendAmount: maxSend, minReceiveAmount: minReceive } = row
      const bytes = data ?? call.data
      if (!isSame(provider.withoutPermit?.(bytes) ?? bytes, call.data))
        throw refuse('request_invalid', 'data: not the call of this swap', 400)
      const amount = exact === 'send' ? row.sendAmount : row.receiveAmount
      const wanted = { from_asset: row.fromAsset, to_asset: row.toAsset, exact, amount, from_address: sender }
      const request = { ...(await resolve(wanted)), sender }
      await screen('order', request.chain, sender)
      // A swap's contract takes the token itself; a wrapped coin's own contract needs no approval.
      const takesAllowance = kind === 'swap' && !isNative(row.fromAsset) && isSame(bytes, call.data)
      const spender = takesAllowance ? call.to : null
      const until = row.expiresAt
      const needed = await approvalNeeded(request, { spender, maxSend }, { provider, until, takesPermits: false })
      const prepared = { call: { to: call.to, data: bytes, value: BigInt(call.value) }, expiresAt: until }
      const steps = await swapSteps(request, prepared, needed, { wish: 'approve', now: clock.now() })
      // The gas was compared when the swap was made.
      return requirePassed(await trySwap(request, { maxSend, minReceive, gasUnits: 0n }, steps, provider))
    },
  }
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Errors whose own reason and message the answer names. */
const isTold = ({ status, reason }: AppError): boolean => status < 500 || reason === 'trial_unavailable'

/** Slippage without a wish: prices of two dollars hardly differ. */
const [SUGGESTED_BPS, SUGGESTED_STABLE_BPS] = [50, 10]
const stables: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI'])

/** The slippage of a quote whose request names none, in basis points. */
function suggestedSlippage(pair: readonly Pick<SwapToken, 'priceKey'>[]): number {
  const isStable = pair.every(({ priceKey }) => stables.has(priceKey ?? ''))
  return Math.min(isStable ? SUGGESTED_STABLE_BPS : SUGGESTED_BPS, DEFAULT_SLIPPAGE_BPS)
}

function storedCall(prepared: PreparedSwap): SwapCall {
  if ('call' in prepared) return { ...prepared.call, value: String(prepared.call.value) }
  if (prepared.step.kind === 'starknet_calls') return { calls: prepared.step.calls }
  const { transaction, lookups, last_valid_block_height } = prepared.step
  return { transaction, lookups, last_valid_block_height }
}

const noProvider = { provider: 'all', reason: 'no_route', message: 'No provider swaps on this network.' }

const offerOf = (quote: Kept): SwapOffer => ({
  kind: quote.kind,
  send: BigInt(quote.send_amount),
  maxSend: BigInt(quote.max_send_amount),
  receive: BigInt(quote.receive_amount),
  minReceive: BigInt(quote.min_receive_amount),
  slippageBps: quote.slippage_bps,
  priceImpactBps: quote.price_impact_bps,
  fee: null,
  gasUnits: BigInt(quote.gas_units),
  route: quote.route,
  spender: quote.spender,
  detail: quote.detail,
})

/** Those whose call fails come last; then by what is received less the gas, or by all that is sent. */
function compare({ exact, toReceived, gasPrice }: SwapAsk, a: SwapQuote, b: SwapQuote): number {
  if ((a.problem === null) !== (b.problem === null)) return a.problem === null ? -1 : 1
  if (exact === 'receive' && a.send_amount !== b.send_amount)
    return BigInt(a.send_amount) < BigInt(b.send_amount) ? -1 : 1
  const net = (quote: SwapQuote): bigint =>
    BigInt(quote.receive_amount) - (toReceived(BigInt(quote.gas_units) * gasPrice) ?? 0n)
  return net(a) === net(b) ? 0 : net(a) > net(b) ? -1 : 1
}
