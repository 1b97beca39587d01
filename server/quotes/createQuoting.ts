import { randomUUID } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import type { Surface } from '#core/policy/surface.ts'
import type { Quote, QuoteReason, QuoteRequest, QuotesData } from '#core/wire/quote.ts'
import type { ChannelDef } from '#core/catalogue/types.ts'
import type { ServerDeps } from '../deps.ts'
import { requirePair } from '../http/guards.ts'
import { askProviders } from './ask.ts'
import type { RouteProvider, RouteRequest } from './provider.ts'
import { resolveRequest } from './request.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'screening' | 'clock' | 'log' | 'metrics' | 'config' | 'policy'>

/** A provider name for refusals that hold for every provider. */
const EVERYONE = 'all'

function refusalOf(error: unknown): QuoteReason {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  return { provider: EVERYONE, reason: error.reason, message: error.message, ...(error.fix ? { fix: error.fix } : {}) }
}

export const screenedAddresses = (
  r: Pick<RouteRequest, 'from' | 'to' | 'fromAddress' | 'recipient'>,
  refundAddress: string | null = null,
) => [
  ...(r.fromAddress ? [{ chain: r.from.chainId, address: r.fromAddress }] : []),
  ...(r.recipient ? [{ chain: r.to.chainId, address: r.recipient }] : []),
  ...(refundAddress ? [{ chain: r.from.chainId, address: refundAddress }] : []),
]

/** Indicative quotes of all providers; each is kept until it expires so that an order can name it. */
export function createQuoting(deps: Deps, providers: readonly RouteProvider[]) {
  const { store, catalogue, clock, config } = deps

  const keep = async (
    quotes: readonly Quote[],
    request: QuoteRequest,
    channelId: number,
    surface: Surface,
  ): Promise<void> => {
    await Promise.all(
      quotes.map((q) =>
        store.quotes.save({
          id: q.quote_id,
          provider: q.provider,
          request,
          body: q,
          expiresAt: new Date(q.expires_at),
          surface,
          channelId,
        }),
      ),
    )
  }

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
        reasons: [{ provider: EVERYONE, reason: listed.reason, message: 'This address cannot be served.' }],
      }

    const asked = await askProviders(
      { providers, deadlineMs: config.quoteDeadlineMs, log: deps.log, metrics: deps.metrics },
      request,
    )
    const expires_at = new Date(clock.now().getTime() + config.quoteTtlSeconds * 1000).toISOString()
    const quotes = asked.quotes.map((q): Quote => ({ ...q, quote_id: randomUUID(), expires_at }))
    await keep(quotes, wanted, channel.id, surface)
    return { quotes, reasons: asked.reasons }
  }
}
export type Quoting = ReturnType<typeof createQuoting>
