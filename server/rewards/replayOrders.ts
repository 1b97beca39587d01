import { bringsNothing } from '#core/rewards/bridgePoints.ts'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import { cameUndone, ended, type RewardDeps, settlePoints } from './orderPoints.ts'

export interface Replayed {
  readonly orders: number
  /** Number of orders whose points were wrong and are now fixed. */
  readonly fixed: number
}

interface Told {
  readonly after?: OrderId | null
  readonly stretch?: number
  /** Reports the last order up to which everything is done. */
  readonly tell?: (last: OrderId, done: Replayed) => void
}

const STRETCH = 10_000

/**
 * Fixes the points of orders whose events were lost. Other orders cost only a read, and a second replay changes
 * nothing.
 * @throws AppError `replay_stopped`
 */
export async function replayOrders(
  deps: RewardDeps,
  { after = null, stretch = STRETCH, tell = () => undefined }: Told = {},
): Promise<Replayed> {
  const except = deps.catalogue.chains.filter(bringsNothing).map(({ id }) => id)
  let done: Replayed = { orders: 0, fixed: 0 }
  for (let last = after; ; ) {
    const found = await deps.store.points.ordersAmiss({
      after: last,
      limit: stretch,
      counted: ended,
      undone: cameUndone,
      except,
    })
    if (found.last === null) return done
    for (const id of found.amiss) await mend(deps, id)
    done = { orders: done.orders + found.looked, fixed: done.fixed + found.amiss.length }
    last = found.last
    tell(last, done)
  }
}

async function mend(deps: RewardDeps, id: OrderId): Promise<void> {
  try {
    await settlePoints(deps, id)
  } catch (cause) {
    throw new AppError(
      'replay_stopped',
      `The points of order ${id} could not be recomputed; --after ${id} continues behind it. ${cause instanceof Error ? cause.message : String(cause)}`,
      { retriable: true, cause },
    )
  }
}
