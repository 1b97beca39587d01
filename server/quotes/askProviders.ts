import type { QuoteReason } from '#core/wire/quote.ts'
import type { Log } from '#runtime/log.ts'
import { withDeadline } from '#runtime/outbound.ts'
import type { ServerMetrics } from '../http/metrics.ts'
import type { ProviderAnswer, ProviderQuote, RouteProvider, RouteRequest } from '../providers/provider.ts'

interface Deps {
  readonly providers: readonly RouteProvider[]
  /** Asks one provider; by default its own method. */
  readonly ask?: (provider: RouteProvider, request: RouteRequest, signal: AbortSignal) => Promise<ProviderAnswer>
  readonly deadlineMs: number
  /** Time after which no further provider is awaited once there is a quote; null = each has until the deadline. */
  readonly patienceMs: number | null
  readonly log: Log
  readonly metrics: ServerMetrics
}

/** Answers so far. */
export interface Asked {
  readonly quotes: readonly NamedQuote[]
  readonly reasons: readonly QuoteReason[]
  /** Providers that still answer, with the reason that applies if they never do. */
  readonly pending: readonly QuoteReason[]
}
export type NamedQuote = ProviderQuote & { readonly provider: string; readonly provider_name: string }

/**
 * Asks all providers in parallel and yields after each answer, once for several if the caller is slower. A slow or failing
 * provider costs its own quote only. An aborted signal ends all requests.
 */
export async function* askProviders(
  deps: Deps,
  request: RouteRequest,
  signal: AbortSignal,
): AsyncGenerator<Asked, void, void> {
  const quotes: NamedQuote[] = []
  const reasons: QuoteReason[] = []
  const pending = new Set(deps.providers)
  const changes = createNews()
  const place = new Map(deps.providers.map(({ name }, index) => [name, index]))
  /** The providers' order, so that equal quotes don't change places with the time of their arrival. */
  const inOrder = <T extends { readonly provider: string }>(answers: readonly T[]): T[] =>
    [...answers].sort((a, b) => (place.get(a.provider) ?? 0) - (place.get(b.provider) ?? 0))
  const refuse = (reason: QuoteReason): void => {
    reasons.push(reason)
    deps.metrics.quote({ provider: reason.provider, outcome: reason.reason })
  }
  for (const provider of deps.providers)
    void askOne(deps, provider, request, signal).then((answer) => {
      if (!pending.delete(provider) || signal.aborted) return
      if ('quote' in answer) {
        quotes.push({ ...answer.quote, provider: provider.name, provider_name: provider.title })
        deps.metrics.quote({ provider: provider.name, outcome: 'quoted' })
      } else refuse({ provider: provider.name, ...named(provider.title), ...answer.refusal })
      changes.tell()
    })
  let isPatient = true
  const patience =
    deps.patienceMs === null
      ? null
      : setTimeout(() => {
          isPatient = false
          changes.tell()
        }, deps.patienceMs)
  signal.addEventListener('abort', changes.tell)
  try {
    // The part that says that no one is left must be yielded as well.
    for (let left = deps.providers.length; left > 0; ) {
      await changes.next()
      if (signal.aborted) return
      if (!isPatient && quotes.length > 0) {
        for (const provider of pending) refuse(unanswered(provider))
        pending.clear()
      }
      left = pending.size
      yield { quotes: inOrder(quotes), reasons: inOrder(reasons), pending: [...pending].map(unanswered) }
    }
    if (deps.providers.length === 0) yield { quotes, reasons, pending: [] }
  } finally {
    if (patience) clearTimeout(patience)
    signal.removeEventListener('abort', changes.tell)
  }
}

const named = (title: string): Pick<QuoteReason, 'provider_name'> => (title === '' ? {} : { provider_name: title })

const unanswered = ({ name, title }: RouteProvider): QuoteReason => ({
  provider: name,
  ...named(title),
  reason: 'provider_unavailable',
  message: 'This provider didn’t respond in time.',
})

async function askOne(
  { ask = (one, wanted, inTime) => one.quote(wanted, inTime), deadlineMs, log }: Deps,
  provider: RouteProvider,
  request: RouteRequest,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  try {
    return await withDeadline(deadlineMs, (inTime) => ask(provider, request, inTime), signal)
  } catch (err) {
    if (!signal.aborted) log.warn({ err, provider: provider.name }, 'a provider failed to quote')
    const { reason, message } = unanswered(provider)
    return { refusal: { reason, message } }
  }
}

/** Joins the announcements that arrive while no one waits. */
function createNews() {
  let tell = (): void => {}
  const renew = (): Promise<void> => new Promise((resolve) => (tell = resolve))
  let told = renew()
  return {
    tell: (): void => tell(),
    async next(): Promise<void> {
      await told
      told = renew()
    },
  }
}
