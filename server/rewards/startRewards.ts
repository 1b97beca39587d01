import { parseOrderId } from '#core/order/id.ts'
import { POINT_TOPIC } from '#store/contract/outbox.ts'
import type { ServerDeps } from '../deps.ts'
import { reverifyCheckIns } from './checkIn/reverify.ts'
import { markBoards } from './leaderboard.ts'
import { settlePoints } from './orderPoints.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'rewards' | 'campaigns' | 'clock' | 'log'>

const BATCH = 100

/** One round of everything that points wait for. Safe on every replica at once: rows are claimed. */
export async function rewardRound(deps: Deps): Promise<void> {
  while ((await deps.store.outbox.drain(POINT_TOPIC, BATCH, (row) => settlePoints(deps, parseOrderId(row.key)))) === BATCH);
  while ((await deps.store.points.mature(deps.clock.now(), BATCH)) === BATCH);
  await reverifyCheckIns(deps)
  await markBoards(deps)
}

/** Awards points in the background until stopped; a round that fails is logged and the next one tries again. */
export function startRewards(deps: Deps, everyMs = 2000): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const plan = (): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = rewardRound(deps)
        .catch((err: unknown) => deps.log.warn({ err }, 'points could not be awarded in this round'))
        .then(plan)
    }, everyMs)
    timer.unref()
  }
  plan()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
