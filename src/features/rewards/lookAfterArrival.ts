import type { QueryClient } from '@tanstack/react-query'
import { checkInsKey, pointsKey } from '#src/api/rewardQueries.ts'

/** When points are asked for again after an arrival, in milliseconds from it: the server counts a bridge some seconds after its end. */
const LOOKS_MS = [3000, 8000, 20_000] as const

/** Milliseconds from one look to the next when so many were made; null once there is nothing more to wait for. */
export function nextLookIn(made: number, changed: boolean): number | null {
  const next = LOOKS_MS[made]
  return changed || next === undefined ? null : next - (LOOKS_MS[made - 1] ?? 0)
}

type Client = Pick<QueryClient, 'getQueryCache' | 'invalidateQueries'>

/** All that is known of a wallet's points: equal answers are the same value, so that a change shows. */
const known = (client: Client, wallet: string): ReadonlyMap<string, unknown> =>
  new Map(
    client
      .getQueryCache()
      .findAll({ queryKey: pointsKey(wallet) })
      .map(({ queryHash, state }) => [queryHash, state.data]),
  )

/** Asks for a wallet's points, and how far it is in campaigns, until something new has come; then for its check-ins too, which are worth more with a bridge. */
export function lookAfterArrival(client: Client, wallet: string): void {
  const before = known(client, wallet)
  const hasChanged = (): boolean =>
    [...known(client, wallet)].some(([hash, data]) => before.get(hash) !== undefined && before.get(hash) !== data)
  const follow = (made: number, changed: boolean): void => {
    const wait = nextLookIn(made, changed)
    if (wait !== null) setTimeout(() => void look().then(() => follow(made + 1, hasChanged())), wait)
    else if (changed) void client.invalidateQueries({ queryKey: checkInsKey(wallet) })
  }
  const look = (): Promise<void> => client.invalidateQueries({ queryKey: pointsKey(wallet) })
  follow(0, false)
}
