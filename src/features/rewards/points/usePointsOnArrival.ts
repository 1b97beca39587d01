import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OrderDetail } from '#core/wire/order.ts'
import { hasArrived } from '#src/features/orders/detail/progress.ts'
import { checkInsKey, pointsKey } from '#src/api/rewardQueries.ts'

/** Refetches points for a user who watched the order arrive; an old order's points are already there. */
export function usePointsOnArrival(order: Pick<OrderDetail, 'status' | 'from_address'> | null): void {
  const client = useQueryClient()
  const watched = useRef(false)
  const arrived = order ? hasArrived(order.status) : null
  const wallet = order?.from_address
  useEffect(() => {
    if (arrived === null || wallet === undefined) return
    if (arrived && watched.current) refreshAfterArrival(client, wallet)
    watched.current = !arrived
  }, [client, arrived, wallet])
}

/** Milliseconds after an arrival at which points are refetched: the server counts a transfer some seconds after it ends. */
const LOOKS_MS = [3000, 8000, 20_000] as const

/** Milliseconds until the next refetch after `made` of them; null when there is nothing left to wait for. */
export function nextRefreshIn(made: number, changed: boolean): number | null {
  const next = LOOKS_MS[made]
  return changed || next === undefined ? null : next - (LOOKS_MS[made - 1] ?? 0)
}

type Client = Pick<QueryClient, 'getQueryCache' | 'invalidateQueries'>

/** Snapshot of a wallet's cached points. Structural sharing keeps equal answers identical, so a change is visible. */
const known = (client: Client, wallet: string): ReadonlyMap<string, unknown> =>
  new Map(
    client
      .getQueryCache()
      .findAll({ queryKey: pointsKey(wallet) })
      .map(({ queryHash, state }) => [queryHash, state.data]),
  )

/** Refetches a wallet's points and campaign progress until something changes, then its check-ins, which a transfer makes worth more. */
export function refreshAfterArrival(client: Client, wallet: string): void {
  const before = known(client, wallet)
  const hasChanged = (): boolean =>
    [...known(client, wallet)].some(([hash, data]) => before.get(hash) !== undefined && before.get(hash) !== data)
  const follow = (made: number, changed: boolean): void => {
    const wait = nextRefreshIn(made, changed)
    if (wait !== null) setTimeout(() => void look().then(() => follow(made + 1, hasChanged())), wait)
    else if (changed) void client.invalidateQueries({ queryKey: checkInsKey(wallet) })
  }
  const look = (): Promise<void> => client.invalidateQueries({ queryKey: pointsKey(wallet) })
  follow(0, false)
}
