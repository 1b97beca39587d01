import type { QueryClient } from '@tanstack/react-query'
import { pointsKey } from '#src/api/rewardQueries.ts'
import { REFRESH_MS } from './socialView.ts'

/** Refetches points and progress after a social task, once the server has added them. */
export function refreshAfterTask(client: Pick<QueryClient, 'invalidateQueries'>, wallet: string): void {
  setTimeout(() => void client.invalidateQueries({ queryKey: pointsKey(wallet) }), REFRESH_MS)
}
