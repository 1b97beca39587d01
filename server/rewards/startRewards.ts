import { parseOrderId } from '#core/order/id.ts'
import { POINT_TOPIC } from '#store/work/types.ts'
import type { ServerDeps } from '../deps.ts'
import { followDeployments } from '../deploy/followDeployments.ts'
import { reverifyCheckIns } from './checkIn/reverify.ts'
import { markBoards } from './leaderboard.ts'
import { settlePoints } from './orderPoints.ts'
import { createPoolPoints } from './poolPoints.ts'
import { recheckSocial } from './social/recheck.ts'

type Deps = Pick<
  ServerDeps,
  | 'store'
  | 'catalogue'
  | 'chains'
  | 'rewards'
  | 'site'
  | 'campaigns'
  | 'socialVerifiers'
  | 'socialPlatformCheck'
  | 'checkInContractCheck'
  | 'badgeCheck'
  | 'endpointShortage'
  | 'clock'
  | 'log'
>

const BATCH = 100
/** Channel rights and contract addresses rarely change, and each check calls an external server. */
const SET_UP_MS = 10 * 60_000
/** Also how often a pool's share price is sampled. */
const POOL_MS = 10 * 60_000

/** Runs one round of pending point work. Safe on every replica at once: rows are claimed. */
export async function rewardRound(deps: Deps): Promise<void> {
  while (
    (await deps.store.outbox.drain(POINT_TOPIC, BATCH, (row) => settlePoints(deps, parseOrderId(row.key)))) === BATCH
  );
  while ((await deps.store.points.mature(deps.clock.now(), BATCH)) === BATCH);
  await reverifyCheckIns(deps)
}

interface Rounds {
  stop(): Promise<void>
}

/**
 * Vendor calls and leaderboard ranks run in separate loops: a slow vendor, or a large board that takes seconds to rank,
 * must not delay points.
 */
export function startRewards(deps: Deps): Rounds {
  const loops = [
    repeat(deps, rewardRound, 2000),
    repeat(deps, markBoards, 2000),
    repeat(deps, recheckSocial, 30_000),
    repeat(deps, followDeployments, 2000),
    repeat(deps, createPoolPoints(deps), POOL_MS, 30_000),
    ...[deps.socialPlatformCheck, deps.checkInContractCheck, deps.badgeCheck].map((setUp) =>
      repeat(deps, () => setUp.look(), SET_UP_MS, 0),
    ),
  ]
  return { stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) }
}

/** A failed round is logged and retried in the next one. */
function repeat(deps: Deps, round: (deps: Deps) => Promise<void>, everyMs: number, firstMs = everyMs): Rounds {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const plan = (afterMs: number): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = round(deps)
        .catch((err: unknown) => deps.log.warn({ err }, 'a rewards pass failed'))
        .then(() => plan(everyMs))
    }, afterMs)
    timer.unref()
  }
  plan(firstMs)
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
