import type { QueryClient } from '@tanstack/react-query'
import { checkInsKey, pointsKey } from '#src/api/rewardQueries.ts'

/** Spec §9: points are asked for again so long after a check-in. */
const POINTS_AFTER_MS = 3000

/** After a check-in that counts: its calendar at once, the points when the server has added them. */
export async function refreshAfter(client: Pick<QueryClient, 'invalidateQueries'>, wallet: string): Promise<void> {
  setTimeout(() => void client.invalidateQueries({ queryKey: pointsKey(wallet) }), POINTS_AFTER_MS)
  await client.invalidateQueries({ queryKey: checkInsKey(wallet) })
}
