import type { ChainId } from '#core/chain/chainId.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import { step } from '../failpoints.ts'
import type { CanaryRoute } from './canaryRules.ts'
import { DAY_MS } from './readPositions.ts'
import { quoteTransfer, type RequestDeps, type Requester, requestTransfer } from './requestTransfer.ts'

/** Hour of a canary; the database allows one of them per route. */
export const hourOf = (now: Date): string => now.toISOString().slice(0, 13)

/**
 * Returns the reason why a route must not be checked now, or null. One that was never signed costs nothing, so it delays the next only
 * until the hour is over.
 * @param rows The canaries that are open or younger than `everyMs`.
 */
export function canaryDelay(
  { id, from, to }: Pick<CanaryRoute, 'id' | 'from' | 'to'>,
  rows: readonly Pick<TransferRow, 'canaryRoute' | 'canaryHour' | 'state' | 'createdAt'>[],
  { now, everyMs, paused }: { readonly now: Date; readonly everyMs: number; readonly paused: ReadonlySet<ChainId> },
): 'open' | 'recent' | 'paused' | null {
  const own = rows.filter(({ canaryRoute }) => canaryRoute === id)
  if (own.some(({ state }) => !ends.has(state))) return 'open'
  const isRecent = own.some(({ state, canaryHour, createdAt }) =>
    state === 'expired' ? canaryHour === hourOf(now) : now.getTime() - createdAt.getTime() < everyMs,
  )
  if (isRecent) return 'recent'
  return paused.has(from.chainId) || paused.has(to.chainId) ? 'paused' : null
}

const ends: ReadonlySet<string> = new Set<TransferRow['state']>(['arrived', 'returned', 'failed', 'expired'])

/** A canary that was requested, or the reason why none was. */
export type CanaryAttempt = { readonly row: TransferRow } | { readonly refused: string }

/**
 * Requests a canary like any transfer: an order of the bridge's own API, checked and sealed, that the maker signs within its limits.
 * @param skip Providers that are left out.
 * @param onProvider Called with the provider before its order is made.
 * @throws AppError `transfer_refused`, `transfer_repeated`, `bridge_api_failed`, `canary_repeated`
 */
export async function sendCanary(
  deps: RequestDeps,
  { provider, ...route }: CanaryRoute,
  by: Requester,
  skip: ReadonlySet<string> = new Set(),
  onProvider: (provider: string) => void = () => undefined,
): Promise<CanaryAttempt> {
  const { store, clock, rules, failpoints } = deps
  const now = clock.now()
  const others = provider === null ? [] : rules.providers.filter((each) => each !== provider)
  const move = { ...route, why: 'check' as const, canaryHour: hourOf(now) }
  const moved = await step(failpoints, 'canary.moved', () =>
    store.transfers.movedSince(new Date(now.getTime() - DAY_MS)),
  )
  const quoted = await quoteTransfer(deps, move, moved, new Set([...skip, ...others]))
  if ('refused' in quoted) return { refused: quoted.refused }
  onProvider(quoted.quote.provider)
  return { row: await requestTransfer(deps, quoted, by) }
}
