import { randomUUID } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import type { Surface } from '#core/catalogue/surface.ts'
import type { Quote, QuoteReason, QuoteRequest, QuotesData } from '#core/wire/quote.ts'
import type { ChannelDef } from '#core/catalogue/types.ts'
import type { ServerDeps } from '../deps.ts'
import { requirePair } from '../http/guards.ts'
import { askProviders } from './ask.ts'
import type { RouteProvider, RouteRequest } from '../providers/provider.ts'
import { offersToKeep } from './offers.ts'
import { resolveRequest } from './request.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'screening' | 'clock' | 'log' | 'metrics' | 'config' | 'policy'>

/** Provider name of refusals that apply to every provider. */
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

/**
 * Indicative quotes of all providers, stored with the refusals until they expire, so that an order can refer to one and
 * record all.
 */
export function createQuoting(deps: Deps, providers: readonly RouteProvider[]) {
  const { store, catalogue, clock, config } = deps

  const keep = (
    { quotes, reasons }: QuotesData,
    expiresAt: Date,
    request: QuoteRequest,
    channelId: number,
    surface: Surface,
  ): Promise<void> =>
    store.quotes.save(
      { id: randomUUID(), offers: offersToKeep(quotes, reasons), expiresAt },
      quotes.map((q) => ({ id: q.quote_id, provider: q.provider, request, body: q, expiresAt, surface, channelId })),
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
      { providers, deadlineMs: config.quoteDeadlineMs, log: deps.log, metrics: deps.metrics },
      request,
    )
    const expiresAt = new Date(clock.now().getTime() + config.quoteTtlSeconds * 1000)
    const expires_at = expiresAt.toISOString()
    const quotes = asked.quotes.map((q): Quote => ({ ...q, quote_id: randomUUID(), expires_at }))
    const answer = { quotes, reasons: asked.reasons }
    await keep(answer, expiresAt, wanted, channel.id, surface)
    return answer
  }
}
export type Quoting = ReturnType<typeof createQuoting>
