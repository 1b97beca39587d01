import { mondayOf, utcDay } from '#core/rewards/utcDay.ts'
import type { Board } from '#store/points/leaderboard.ts'
import type { ServerDeps } from '../deps.ts'

/** Maximum age of ranks in milliseconds. */
const FRESH_MS = 60_000

/** The boards that users can view. */
export const boards = { all: () => 'all', week: (now) => mondayOf(utcDay(now)) } as const satisfies Record<
  string,
  (now: Date) => Board
>

/** Recomputes ranks older than a minute; of several replicas only one does. */
export async function markBoards({ store, clock }: Pick<ServerDeps, 'store' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const board of Object.values(boards))
    await store.leaderboard.mark(board(now), now, new Date(now.getTime() - FRESH_MS))
}
