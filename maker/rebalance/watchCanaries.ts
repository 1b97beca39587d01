import { type CanaryState, canaryStates } from '#core/order/canary.ts'
import { reasonOf } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { Rebalancing } from '../contract.ts'
import { step } from '../failpoints.ts'
import type { Lease } from '../lease.ts'
import { backOff, failingSince, judgedTransfers, skippedProviders, waitingNow } from './backoffs.ts'
import type { BridgeApi } from './bridgeApi.ts'
import { type CanaryRoute, type CanaryRules, HOUR_MS } from './canaryRules.ts'
import { createWatch, type Watch, type WatchDeps } from './createWatch.ts'
import { DAY_MS } from './readPositions.ts'
import { byItself } from './requestTransfer.ts'
import { canaryDelay, sendCanary } from './sendCanary.ts'

export const CHECKED_DAYS = 7

/** `missing`: the last one was sent too long ago, or none since the process began or the first failure in a row. */
export type CanaryProblem = 'failed' | 'overdue' | 'missing'
const canaryProblems: readonly CanaryProblem[] = ['failed', 'overdue', 'missing']

/**
 * Checks the operator's routes by small transfers, one per pass, and reports how they end. One process at a time requests them; when
 * the next one is due is read from the database, so a restart sends none early.
 */
export function createCanaryWatch(
  deps: WatchDeps,
  { rules, secret }: Rebalancing & { readonly rules: { readonly canaries: CanaryRules } },
  api: BridgeApi,
): Watch {
  const { store, clock, log, metrics, failpoints } = deps
  const { routes, everyMs } = rules.canaries
  const startedAt = clock.now()

  async function pass(lease: Lease): Promise<void> {
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
    const backoffs = await step(failpoints, 'canary.backoffs', () => store.transfers.backoffs())
    const waiting = waitingNow(backoffs, 'route', now)
    const due = routes.filter(
      (route) => !waiting.has(route.id) && canaryDelay(route, rows, { now, everyMs, paused }) === null,
    )
    if (due.length === 0) return
    const judged = await step(failpoints, 'canary.judged', () => judgedTransfers(store))
    for (const route of due) if (await send(route, skippedProviders(judged, backoffs, now))) return
  }

  async function send(route: CanaryRoute, skip: ReadonlySet<string>): Promise<boolean> {
    let provider: string | null = null
    const refused = async (reason: string): Promise<false> => {
      await step(failpoints, 'canary.refused', () => backOff(deps, 'route', route.id))
      metrics.failure(route.from.chainId, 'canary', reason)
      log.warn({ route: route.id, provider, reason }, 'no canary is sent')
      return false
    }
    try {
      const attempt = await sendCanary({ ...deps, api, rules, secret }, route, byItself, skip, (name) => {
        provider = name
      })
      if ('refused' in attempt) return await refused(attempt.refused)
      const { id, orderId } = attempt.row
      log.info({ transfer: String(id), order: orderId, route: route.id }, 'a canary is requested')
      return true
    } catch (error) {
      if (error instanceof Crash) throw error
      const blamed = reasonOf(error) === 'canary_repeated' ? null : provider
      if (blamed !== null) await step(failpoints, 'canary.blamed', () => backOff(deps, 'provider', blamed))
      return refused(reasonOf(error))
    }
  }

  async function report(): Promise<void> {
    const now = clock.now()
    const since = new Date(now.getTime() - CHECKED_DAYS * DAY_MS)
    const checks = await step(failpoints, 'canary.checks', () => store.outcomes.canaries({ since, now }))
    const states = canaryStates(checks)
    const backoffs = await step(failpoints, 'canary.backoffs', () => store.transfers.backoffs())
    const waiting = waitingNow(backoffs, 'route', now)
    for (const { id } of routes) {
      const failing = waiting.has(id) ? backoffs.find((one) => one.kind === 'route' && one.subject === id) : undefined
      const begun = failing ? failingSince(failing) : startedAt
      const sentAt = checks.find(({ route }) => route === id)?.sentAt ?? (begun < startedAt ? begun : startedAt)
      const found = canaryProblemsOf(states.get(id), { sentAt, now, everyMs })
      for (const problem of canaryProblems) metrics.canary(id, problem, found.has(problem))
    }
  }

  return createWatch(deps, { name: 'maker:canaries', failed: 'the canaries could not be checked', pass })
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
