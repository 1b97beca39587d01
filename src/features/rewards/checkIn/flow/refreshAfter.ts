import type { QueryClient } from '@tanstack/react-query'
import { checkInsKey, pointsKey } from '#src/api/rewardQueries.ts'

/** Spec §9: points are refetched this long after a check-in. */
const POINTS_AFTER_MS = 3000

/** Refetches the calendar at once, and the points after the server has added them. */
export async function refreshAfter(client: Pick<QueryClient, 'invalidateQueries'>, wallet: string): Promise<void> {
  setTimeout(() => void client.invalidateQueries({ queryKey: pointsKey(wallet) }), POINTS_AFTER_MS)
  await client.invalidateQueries({ queryKey: checkInsKey(wallet) })
}
