import { randomUUID } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import { parseUsd } from '#core/money/usd.ts'
import type { Surface } from '#core/catalogue/surface.ts'
import type { Quote, QuoteReason, QuoteRequest, QuotesData } from '#core/wire/quote.ts'
import type { ChannelDef } from '#core/catalogue/types.ts'
import type { Log } from '#runtime/log.ts'
import type { ServerDeps } from '../deps.ts'
import { requirePair } from '../http/guards.ts'
import type { ProviderQuote, RouteProvider, RouteRequest } from '../providers/provider.ts'
import { answersToStore } from './quoteAnswers.ts'
import { quoteWithGas } from './quoteWithGas.ts'
import { resolveRequest } from './request.ts'
import type { Rank } from '../status/history.ts'
import type { ServerMetrics } from '../http/metrics.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'screening' | 'clock' | 'log' | 'metrics' | 'config' | 'policy'>

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

/**
 * Returns indicative quotes of all providers. They are stored with the refusals until they expire, so that an order can
 * refer to one and record all.
 */
export function createQuoting(
  deps: Deps,
  providers: readonly RouteProvider[],
  rankOf: (route: Pick<RouteRequest, 'from' | 'to'>) => Promise<Rank> = () => Promise.resolve(byAmount),
) {
  const { store, catalogue, clock, config } = deps

  const keep = (
    { quotes, reasons }: QuotesData,
    expiresAt: Date,
    request: QuoteRequest,
    channelId: number,
    surface: Surface,
  ): Promise<void> =>
    store.quotes.save(
      { id: randomUUID(), answers: answersToStore(quotes, reasons), expiresAt },
      quotes.map((q) => ({
        id: q.quote_id,
        provider: q.provider,
        request,
        body: q,
        expiresAt: new Date(q.expires_at),
        surface,
        channelId,
      })),
    )

  return async (wanted: QuoteRequest, channel: ChannelDef, surface: Surface): Promise<QuotesData> => {
    let request: RouteRequest
    try {
      request = resolveRequest(catalogue, channel, wanted)
      requirePair(deps.policy(), surface, request)
    } catch (error) {
      return { quotes: [], reasons: [refusalOf(error)] }
    }
    const addresses = screenedAddresses(request)
    const listed = addresses.length > 0 ? await deps.screening.check({ stage: 'quote', addresses }) : null
    if (listed)
      return {
        quotes: [],
        reasons: [{ provider: EVERYONE, reason: listed.reason, message: 'We can’t serve this address.' }],
      }

    const asked = await askProviders(
      {
        providers,
        deadlineMs: config.quoteDeadlineMs,
        log: deps.log,
        metrics: deps.metrics,
        rank: await rankOf(request),
      },
      request,
    )
    const expiresAt = new Date(clock.now().getTime() + config.quoteTtlSeconds * 1000)
    const expires_at = expiresAt.toISOString()
    const quotes = asked.quotes.map(({ expiresAt: own, ...q }): Quote => {
      const expires = own && own < expiresAt ? own.toISOString() : expires_at
      return { ...q, quote_id: randomUUID(), expires_at: expires }
    })
    const answer = { quotes, reasons: asked.reasons }
    await keep(answer, expiresAt, wanted, channel.id, surface)
    return answer
  }
}
export type Quoting = ReturnType<typeof createQuoting>

interface Asked {
  quotes: (ProviderQuote & { provider: string; provider_name: string })[]
  reasons: QuoteReason[]
}

const named = (title: string): Pick<QuoteReason, 'provider_name'> => (title === '' ? {} : { provider_name: title })

const silent = ({ name, title }: RouteProvider): QuoteReason => ({
  provider: name,
  ...named(title),
  reason: 'provider_unavailable',
  message: 'This provider didn’t respond in time.',
})

async function askOne(provider: RouteProvider, request: RouteRequest, deadlineMs: number, log: Log): Promise<Asked> {
  const signal = AbortSignal.timeout(deadlineMs)
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  try {
    const answer = await Promise.race([quoteWithGas(provider, request, signal), late])
    if ('quote' in answer)
      return { quotes: [{ ...answer.quote, provider: provider.name, provider_name: provider.title }], reasons: [] }
    return { quotes: [], reasons: [{ provider: provider.name, ...named(provider.title), ...answer.refusal }] }
  } catch (err) {
    log.warn({ err, provider: provider.name }, 'a provider failed to quote')
    return { quotes: [], reasons: [silent(provider)] }
  }
}

type Ranked = Pick<ProviderQuote, 'receive_amount' | 'eta_seconds'> &
  Partial<Pick<ProviderQuote, 'receive_usd' | 'native_fee_usd' | 'destination_gas'>>

/** Sorts by what is received less what the deposit costs on top, then by speed. */
const byAmount: Rank = (rows) =>
  rows
    .toSorted((a, b) => (a.net === b.net ? a.quote.eta_seconds - b.quote.eta_seconds : a.net < b.net ? 1 : -1))
    .map(({ quote }) => quote)

const bringsGas = ({ destination_gas = '0' }: Ranked): number => (destination_gas === '0' ? 0 : 1)

/** Quotes with the requested gas on arrival come first: without it the recipient can't move what arrives. */
export const sortQuotes = <T extends Ranked & { readonly provider: string }>(
  quotes: readonly T[],
  rank: Rank = byAmount,
): (T & Pick<Quote, 'history'>)[] =>
  rank(quotes.map((quote) => ({ quote, net: netReceive(quote) }))).toSorted((a, b) => bringsGas(b) - bringsGas(a))

/** Base units received, less a fee in native coins by its value; a fee without a price counts as none. */
function netReceive({ receive_amount, receive_usd, native_fee_usd }: Ranked): bigint {
  const receive = BigInt(receive_amount)
  const [worth, fee] = [receive_usd, native_fee_usd].map((usd) => (usd ? parseUsd(usd) : 0n))
  return worth && fee ? receive - (receive * fee) / worth : receive
}

/** Asks all providers in parallel with one deadline; a slow or failing one loses only its own quote. */
export async function askProviders(
  deps: { providers: readonly RouteProvider[]; deadlineMs: number; log: Log; metrics: ServerMetrics; rank?: Rank },
  request: RouteRequest,
): Promise<Asked> {
  const asked = await Promise.all(deps.providers.map((p) => askOne(p, request, deps.deadlineMs, deps.log)))
  const quotes = sortQuotes(
    asked.flatMap((a) => a.quotes),
    deps.rank,
  )
  const reasons = asked.flatMap((a) => a.reasons)
  for (const q of quotes) deps.metrics.quote({ provider: q.provider, outcome: 'quoted' })
  for (const r of reasons) deps.metrics.quote({ provider: r.provider, outcome: r.reason })
  return { quotes, reasons }
}
