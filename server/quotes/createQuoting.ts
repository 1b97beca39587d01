import { randomUUID } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import { parseUsd } from '#core/money/usd.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { Surface } from '#core/catalogue/surface.ts'
import type { Quote, QuoteReason, QuoteRequest, QuotesData, QuotesPart } from '#core/wire/quote.ts'
import type { ChannelDef } from '#core/catalogue/types.ts'
import type { ServerDeps } from '../deps.ts'
import { requirePair } from '../http/guards.ts'
import type { ProviderAnswer, ProviderQuote, RouteProvider, RouteRequest } from '../providers/provider.ts'
import { askProviders, type NamedQuote } from './askProviders.ts'
import { inexact } from '../providers/vendorQuote.ts'
import { answersToStore } from './quoteAnswers.ts'
import { resolveRequest } from './request.ts'
import type { Rank } from '../status/history.ts'
import { createSenderGas } from './senderGas.ts'
import { shareQuotes } from './shareQuotes.ts'

type Deps = Pick<
  ServerDeps,
  'store' | 'catalogue' | 'chains' | 'screening' | 'clock' | 'log' | 'metrics' | 'config' | 'policy'
>

/** Provider name of refusals that apply to every provider. */
const EVERYONE = 'all'

function refusalOf(error: unknown): QuoteReason {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  return {
    provider: EVERYONE,
    reason: error.reason,
    message: error.message,
    ...(error.fix ? { fix: error.fix } : {}),
  }
}

export const screenedAddresses = (
  r: Pick<RouteRequest, 'from' | 'to' | 'fromAddress' | 'recipient'>,
  refundAddress: string | null = null,
) => [
  ...(r.fromAddress ? [{ chain: r.from.chainId, address: r.fromAddress }] : []),
  ...(r.recipient ? [{ chain: r.to.chainId, address: r.recipient }] : []),
  ...(refundAddress ? [{ chain: r.from.chainId, address: refundAddress }] : []),
]

/** A quote request and the visitor's side of it. */
export interface QuoteVisit {
  readonly wanted: QuoteRequest
  readonly channel: ChannelDef
  readonly surface: Surface
  /** Aborted once the caller has left: requests to providers end with it. */
  readonly signal: AbortSignal
}

export interface Quoting {
  /** Everything so far after each change; the last one is complete. */
  parts(visit: QuoteVisit): AsyncGenerator<QuotesPart, void, void>
  /** The answer in one piece: once there is a quote, slow providers are awaited for a short time only. */
  all(visit: QuoteVisit): Promise<QuotesData>
}

/**
 * Returns indicative quotes of all providers. Each is stored before it is shown, so that an order can refer to it, with the
 * answers so far: an order's record has those that had arrived when it was placed.
 */
export function createQuoting(
  deps: Deps,
  providers: readonly RouteProvider[],
  rankOf: (route: Pick<RouteRequest, 'from' | 'to'>) => Promise<Rank> = () => Promise.resolve(byAmount),
): Quoting {
  const { store, clock, config, log, metrics } = deps
  const share = shareQuotes(clock)
  const senderGas = createSenderGas(deps)
  const ask = async (provider: RouteProvider, request: RouteRequest, signal: AbortSignal): Promise<ProviderAnswer> =>
    exactly(request, await quoteWithGas({ quote: (...asked) => share(provider, ...asked) }, request, signal))

  async function* askAll(
    { wanted, channel, surface, signal }: QuoteVisit,
    patienceMs: number | null,
  ): AsyncGenerator<QuotesPart, void, void> {
    const request = await resolved(deps, wanted, channel, surface)
    if ('reason' in request) return yield { quotes: [], reasons: [request], ...COMPLETE }
    const gasOf = senderGas(request)
    const rank = await rankOf(request)
    const id = randomUUID()
    const known = new Map<NamedQuote, Quote>()
    let unsaved: Quote[] = []
    const asking = {
      providers: providers.filter(serves(request)),
      ask,
      deadlineMs: config.quoteDeadlineMs,
      patienceMs,
      log,
      metrics,
    }
    for await (const asked of askProviders(asking, request, signal)) {
      const expiresAt = new Date(clock.now().getTime() + config.quoteTtlSeconds * 1000)
      const added = asked.quotes.filter((quote) => !known.has(quote))
      for (const quote of added) known.set(quote, toQuote(quote, expiresAt, await gasOf(quote), wanted.exact))
      const quotes = sortQuotes(
        asked.quotes.flatMap((quote) => known.get(quote) ?? []),
        rank,
        wanted.exact,
      )
      const { reasons, pending } = asked
      const complete = pending.length === 0
      unsaved.push(...added.flatMap((one) => known.get(one) ?? []))
      // An answer in one piece shows nothing before its end.
      if (complete || (patienceMs === null && unsaved.length > 0)) {
        const rows = unsaved.map((body) => toRow(body, { wanted, channel, surface }))
        await store.quotes.save({ id, answers: answersToStore(quotes, reasons), expiresAt }, rows)
        unsaved = []
      }
      yield { quotes, reasons: [...reasons], pending: [...pending], complete }
    }
  }

  return {
    parts: (visit) => askAll(visit, null),
    async all(visit) {
      let last: QuotesData = { quotes: [], reasons: [] }
      for await (const { quotes, reasons } of askAll(visit, config.quotePatienceMs)) last = { quotes, reasons }
      return last
    },
  }
}

const COMPLETE = { pending: [], complete: true }

/** An asset that stays on its network is bridged by no one: it is paid directly, or not at all. */
const serves =
  ({ from, to }: RouteRequest) =>
  ({ isDirect }: RouteProvider): boolean =>
    (isDirect === true) === (from.id === to.id)

/** Resolves and screens the request; the reason if no provider may be asked. */
async function resolved(
  { catalogue, policy, screening }: Pick<Deps, 'catalogue' | 'policy' | 'screening'>,
  wanted: QuoteRequest,
  channel: ChannelDef,
  surface: Surface,
): Promise<RouteRequest | QuoteReason> {
  let request: RouteRequest
  try {
    request = resolveRequest(catalogue, channel, wanted)
    requirePair(policy(), surface, request)
  } catch (error) {
    return refusalOf(error)
  }
  const addresses = screenedAddresses(request)
  const listed = addresses.length > 0 ? await screening.check({ stage: 'quote', addresses }) : null
  return listed ? { provider: EVERYONE, reason: listed.reason, message: 'We can’t serve this address.' } : request
}

function toQuote(
  { expiresAt: own, senderGas: _, ...quote }: NamedQuote,
  limit: Date,
  gas_usd: string | null,
  exact: ExactSide = 'send',
): Quote {
  const expires = own && own < limit ? own : limit
  return { ...quote, exact, gas_usd, quote_id: randomUUID(), expires_at: expires.toISOString() }
}

const toRow = (body: Quote, { wanted, channel, surface }: Pick<QuoteVisit, 'wanted' | 'channel' | 'surface'>) => ({
  id: body.quote_id,
  provider: body.provider,
  request: wanted,
  body,
  expiresAt: new Date(body.expires_at),
  surface,
  channelId: channel.id,
})

/** Refuses a quote that could pay out another amount than exactly the one asked for. */
export function exactly({ exactReceive }: RouteRequest, answer: ProviderAnswer): ProviderAnswer {
  if (exactReceive === null || 'refusal' in answer) return answer
  const { receive_amount, min_receive_amount } = answer.quote
  const isExact = [receive_amount, min_receive_amount].every((amount) => BigInt(amount) === exactReceive)
  return isExact ? answer : { refusal: inexact }
}

type Ranked = Pick<ProviderQuote, 'receive_amount' | 'eta_seconds'> &
  Partial<Pick<ProviderQuote, 'send_amount' | 'send_usd' | 'receive_usd' | 'native_fee_usd' | 'destination_gas'>>

/** Sorts by what is received less what the deposit costs on top, then by speed. */
const byAmount: Rank = (rows) =>
  rows
    .toSorted((a, b) => (a.net === b.net ? a.quote.eta_seconds - b.quote.eta_seconds : a.net < b.net ? 1 : -1))
    .map(({ quote }) => quote)

const bringsGas = ({ destination_gas = '0' }: Ranked): number => (destination_gas === '0' ? 0 : 1)

/**
 * Quotes with the requested gas on arrival come first: without it the recipient can't move what arrives. Those of an exact
 * payout are compared by all that they cost.
 */
export const sortQuotes = <T extends Ranked & { readonly provider: string }>(
  quotes: readonly T[],
  rank: Rank = byAmount,
  exact: ExactSide = 'send',
): (T & Pick<Quote, 'history'>)[] => {
  const net = exact === 'receive' ? perCost : netReceive
  return rank(quotes.map((quote) => ({ quote, net: net(quote) }))).toSorted((a, b) => bringsGas(b) - bringsGas(a))
}

/** Base units received, less a fee in native coins by its value; a fee without a price counts as none. */
const netReceive = ({ receive_amount, receive_usd, native_fee_usd }: Ranked): bigint =>
  BigInt(receive_amount) - inUnits(native_fee_usd, receive_amount, receive_usd)

/** The same payout per unit that is sent, the fee included. */
const perCost = ({ send_amount = '1', send_usd, native_fee_usd }: Ranked): bigint =>
  10n ** 60n / (BigInt(send_amount) + inUnits(native_fee_usd, send_amount, send_usd) || 1n)

/** A dollar value in base units of an amount whose own value is known; 0 without either. */
function inUnits(usd: string | null | undefined, amount: string, amountUsd: string | null | undefined): bigint {
  const [value, worth] = [usd, amountUsd].map((text) => (text ? parseUsd(text) : 0n))
  return value && worth ? (BigInt(amount) * value) / worth : 0n
}

/** Refusals that may be due to the gas on arrival alone. */
const mayBeAboutGas: ReadonlySet<string> = new Set([
  'destination_gas_unsupported',
  'destination_gas_too_high',
  'insufficient_liquidity',
  'below_minimum',
  'price_stale',
])

/** Asks a provider again, without gas on arrival, if it can't add that and the request allows it. */
export async function quoteWithGas(
  provider: Pick<RouteProvider, 'quote'>,
  request: RouteRequest,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const answer = await provider.quote(request, signal)
  const isFinal = 'quote' in answer || request.destinationGas === 0n || request.isGasOptional !== true
  if (isFinal || !mayBeAboutGas.has(answer.refusal.reason)) return answer
  return provider.quote({ ...request, destinationGas: 0n }, signal)
}
