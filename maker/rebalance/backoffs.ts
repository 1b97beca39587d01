import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import type { Backoff, BackoffKind, TransferRow } from '#store/transfers/types.ts'
import { isOverdue } from './readPositions.ts'

/** Wait after the first failed request; each further one doubles it. */
const FIRST_MS = 5 * 60_000
const MOST_MS = 3_600_000
const DOUBLINGS = 10

const waitAfter = (failures: number): number => Math.min(FIRST_MS * 2 ** Math.min(failures - 1, DOUBLINGS), MOST_MS)

/** Returns the end of the wait after so many failed requests in a row. */
export const backoffEnd = (failures: number, now: Date): Date => new Date(now.getTime() + waitAfter(failures))

/** Latest time at which the first of these failures was: each further one waited for the one before. */
export function failingSince({ failures, until }: Pick<Backoff, 'failures' | 'until'>): Date {
  const growing = Array.from({ length: Math.min(failures, DOUBLINGS) }, (_, i) => waitAfter(i + 1))
  const rest = Math.max(0, failures - DOUBLINGS) * MOST_MS
  return new Date(until.getTime() - rest - growing.reduce((sum, ms) => sum + ms, 0))
}

/** Counts a failed request of a provider or a canary's route, in a row that survives a restart. */
export const backOff = (
  { store, clock }: { readonly store: Pick<Store, 'transfers'>; readonly clock: Clock },
  kind: BackoffKind,
  subject: string,
): Promise<void> => store.transfers.backOff({ kind, subject }, (failures) => backoffEnd(failures, clock.now()))

/** Returns what waits now. A row with a longer wait than the maker writes is ignored: another writer made it, or the clock was set back. */
export const waitingNow = (backoffs: readonly Backoff[], kind: BackoffKind, now: Date): Set<string> =>
  new Set(
    backoffs
      .filter((one) => one.kind === kind)
      .filter(({ until }) => until > now && until.getTime() <= now.getTime() + MOST_MS)
      .map(({ subject }) => subject),
  )

/**
 * Returns the providers that are skipped now, so that a bad one doesn't block automatic transfers: orders with them failed a short
 * time ago, the last transfer through them came to nothing, or one has not arrived in time.
 */
export function skippedProviders(
  transfers: readonly TransferRow[],
  backoffs: readonly Backoff[],
  now: Date,
): Set<string> {
  const newest = new Map<string, TransferRow>()
  for (const row of transfers) if ((newest.get(row.provider)?.id ?? -1n) < row.id) newest.set(row.provider, row)
  return new Set([
    ...waitingNow(backoffs, 'provider', now),
    ...transfers.filter((row) => isOverdue(row, now)).map(({ provider }) => provider),
    ...[...newest.values()]
      .filter((row) => cameToNothing(row) && now.getTime() - row.updatedAt.getTime() < MOST_MS)
      .map(({ provider }) => provider),
  ])
}

/** Transfers by which providers are judged. */
const RECENT = 100

/** Reads the latest transfers, and those that are on their way. */
export const judgedTransfers = async ({ transfers }: Pick<Store, 'transfers'>): Promise<readonly TransferRow[]> => [
  ...(await transfers.recent(RECENT)),
  ...(await transfers.inStates(['broadcast', 'mined', 'final'], RECENT)),
]

/** True for an end that the provider caused. */
const cameToNothing = ({ state, reason }: TransferRow): boolean =>
  state === 'failed' ||
  (state === 'returned' && reason !== 'closed_by_operator') ||
  (state === 'expired' && /^(policy_|step_unreadable)/.test(reason ?? ''))
