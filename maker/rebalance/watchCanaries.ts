import { type CanaryState, canaryStates } from '#core/order/canary.ts'
import { reasonOf } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { MakerDeps, Rebalancing } from '../contract.ts'
import { step } from '../failpoints.ts'
import { createLease } from '../lease.ts'
import { type Loop, startLoop } from '../loop.ts'
import type { BridgeApi } from './bridgeApi.ts'
import { type CanaryRoute, type CanaryRules, HOUR_MS } from './canaryRules.ts'
import { createProviderBreaker, judgedTransfers, type ProviderBreaker } from './providerBreaker.ts'
import { DAY_MS } from './readPositions.ts'
import { canaryDelay, sendCanary } from './sendCanary.ts'

const EVERY_MS = 60_000
const LEASE_SECONDS = 180
export const CHECKED_DAYS = 7

export interface CanaryWatch {
  start(): void
  stop(): Promise<void>
  /** Runs one pass. Throws only what a failpoint does. */
  runOnce(): Promise<void>
}

type Deps = Pick<
  MakerDeps,
  'store' | 'catalogue' | 'chains' | 'payers' | 'clock' | 'log' | 'metrics' | 'owner' | 'failpoints'
>
/** `missing`: the last one was sent too long ago, or none since the process began. */
export type CanaryProblem = 'failed' | 'overdue' | 'missing'
const canaryProblems: readonly CanaryProblem[] = ['failed', 'overdue', 'missing']

/**
 * Checks the operator's routes by small transfers, one per pass, and reports how they end. One process at a time requests them; when
 * the next one is due is read from the database, so a restart sends none early.
 */
export function createCanaryWatch(
  deps: Deps,
  { rules, secret }: Rebalancing & { readonly rules: { readonly canaries: CanaryRules } },
  api: BridgeApi,
  breaker: ProviderBreaker = createProviderBreaker(),
): CanaryWatch {
  const { store, clock, log, metrics, failpoints } = deps
  const { routes, everyMs } = rules.canaries
  const lease = createLease({ store, clock, owner: deps.owner, name: 'maker:canaries', seconds: LEASE_SECONDS })
  const refusals = createProviderBreaker()
  const startedAt = clock.now()
  let loop: Loop | null = null

  async function pass(): Promise<void> {
    if (await step(failpoints, 'canary.lease', () => lease.hold())) await sendNext()
    await report()
  }

  /** Requests the first canary that is due. A route that is refused leaves room for the next one. */
  async function sendNext(): Promise<void> {
    const now = clock.now()
    const rows = await step(failpoints, 'canary.rows', () =>
      store.transfers.canaries(new Date(now.getTime() - everyMs)),
    )
    const chains = await step(failpoints, 'canary.paused', () => store.chainState.all())
    const paused = new Set(chains.filter((chain) => chain.paused).map(({ chainId }) => chainId))
    const waiting = refusals.skipped([], now)
    const due = routes.filter(
      (route) => !waiting.has(route.id) && canaryDelay(route, rows, { now, everyMs, paused }) === null,
    )
    if (due.length === 0) return
    const judged = await step(failpoints, 'canary.judged', () => judgedTransfers(store))
    for (const route of due) if (await send(route, breaker.skipped(judged, now))) return
  }

  async function send(route: CanaryRoute, skip: ReadonlySet<string>): Promise<boolean> {
    const by = { origin: 'automatic', actor: 'maker' } as const
    let provider: string | null = null
    const refused = (reason: string): false => {
      refusals.failed(route.id, clock.now())
      metrics.failure(route.from.chainId, 'canary', reason)
      log.warn({ route: route.id, provider, reason }, 'no canary is sent')
      return false
    }
    try {
      const attempt = await sendCanary({ ...deps, api, rules, secret }, route, by, skip, (name) => {
        provider = name
      })
      if ('refused' in attempt) return refused(attempt.refused)
      const { id, orderId } = attempt.row
      refusals.worked(route.id)
      if (provider !== null) breaker.worked(provider)
      log.info({ transfer: String(id), order: orderId, route: route.id }, 'a canary is requested')
      return true
    } catch (error) {
      if (error instanceof Crash) throw error
      if (provider !== null && reasonOf(error) !== 'canary_repeated') breaker.failed(provider, clock.now())
      return refused(reasonOf(error))
    }
  }

  async function report(): Promise<void> {
    const now = clock.now()
    const since = new Date(now.getTime() - CHECKED_DAYS * DAY_MS)
    const checks = await step(failpoints, 'canary.checks', () => store.outcomes.canaries({ since, now }))
    const states = canaryStates(checks)
    for (const { id } of routes) {
      const sentAt = checks.find(({ route }) => route === id)?.sentAt ?? startedAt
      const found = canaryProblemsOf(states.get(id), { sentAt, now, everyMs })
      for (const problem of canaryProblems) metrics.canary(id, problem, found.has(problem))
    }
  }

  const runOnce = (): Promise<void> =>
    pass().catch((error: unknown) => {
      if (error instanceof Crash) throw error
      log.error({ reason: reasonOf(error), error: String(error) }, 'the canaries could not be checked')
    })

  return {
    start() {
      loop ??= startLoop(runOnce, EVERY_MS)
    },
    stop() {
      const running = loop
      loop = null
      return Promise.resolve(running?.stop()).then(() => lease.release())
    },
    runOnce,
  }
}

/** Returns the problems of a route: how its last canary ended, and an hour without the next one. */
export function canaryProblemsOf(
  state: Pick<CanaryState, 'state'> | undefined,
  { sentAt, now, everyMs }: { readonly sentAt: Date; readonly now: Date; readonly everyMs: number },
): ReadonlySet<CanaryProblem> {
  const last = state && state.state !== 'ok' ? [state.state] : []
  // None is sent until an overdue one has ended.
  const isMissing = state?.state !== 'overdue' && now.getTime() - sentAt.getTime() > everyMs + HOUR_MS
  return new Set<CanaryProblem>([...last, ...(isMissing ? (['missing'] as const) : [])])
}
