import type { QuoteReason } from '#core/wire/quote.ts'
import type { Log } from '#runtime/log.ts'
import type { ServerMetrics } from '../http/metrics.ts'
import type { ProviderQuote, RouteProvider, RouteRequest } from '../providers/provider.ts'

export interface Asked {
  quotes: (ProviderQuote & { provider: string })[]
  reasons: QuoteReason[]
}

const silent = (provider: string): QuoteReason => ({
  provider,
  reason: 'provider_unavailable',
  message: 'This provider didn’t respond in time.',
})

async function askOne(provider: RouteProvider, request: RouteRequest, deadlineMs: number, log: Log): Promise<Asked> {
  const signal = AbortSignal.timeout(deadlineMs)
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  try {
    const answer = await Promise.race([provider.quote(request, signal), late])
    if ('quote' in answer) return { quotes: [{ ...answer.quote, provider: provider.name }], reasons: [] }
    return { quotes: [], reasons: [{ provider: provider.name, ...answer.refusal }] }
  } catch (err) {
    log.warn({ err, provider: provider.name }, 'a provider failed to quote')
    return { quotes: [], reasons: [silent(provider.name)] }
  }
}

/** Sorts by received amount, then by speed. */
export function sortQuotes<T extends Pick<ProviderQuote, 'receive_amount' | 'eta_seconds'>>(quotes: readonly T[]): T[] {
  return [...quotes].sort((a, b) => {
    const difference = BigInt(b.receive_amount) - BigInt(a.receive_amount)
    return difference === 0n ? a.eta_seconds - b.eta_seconds : difference > 0n ? 1 : -1
  })
}

/** Asks all providers in parallel with one deadline; a slow or failing one loses only its own quote. */
export async function askProviders(
  deps: { providers: readonly RouteProvider[]; deadlineMs: number; log: Log; metrics: ServerMetrics },
  request: RouteRequest,
): Promise<Asked> {
  const asked = await Promise.all(deps.providers.map((p) => askOne(p, request, deps.deadlineMs, deps.log)))
  const quotes = sortQuotes(asked.flatMap((a) => a.quotes))
  const reasons = asked.flatMap((a) => a.reasons)
  for (const q of quotes) deps.metrics.quote({ provider: q.provider, outcome: 'quoted' })
  for (const r of reasons) deps.metrics.quote({ provider: r.provider, outcome: r.reason })
  return { quotes, reasons }
}
