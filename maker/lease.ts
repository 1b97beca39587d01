import { singleFlight } from '#core/async.ts'
import type { Store } from '#store/contract.ts'
import type { Fence } from '#store/work/types.ts'
import type { Clock } from '#runtime/clock.ts'

/**
 * One worker's lease on a chain. The fence is part of every write that moves money, so a worker that lost it cannot do
 * harm.
 */
export interface Lease {
  /** The fence while it is ours, taken or renewed as needed; null while another worker has the chain. */
  hold(): Promise<Fence | null>
  /** Drops this fence because the database said that it has moved on. A newer one, taken meanwhile, stays. */
  drop(fence: Fence): void
  release(): Promise<void>
}

export function createLease(deps: { store: Store; clock: Clock; owner: string; name: string; seconds: number }): Lease {
  const { store, clock, owner, name, seconds } = deps
  let held: { fence: Fence; renewAt: number } | null = null

  async function ask(): Promise<Fence | null> {
    const now = clock.now()
    if (held && now.getTime() < held.renewAt) return held.fence
    const kept =
      held && (await store.leases.renew(held.fence, owner, seconds, now))
        ? held.fence
        : await store.leases.acquire(name, owner, seconds, now)
    held = kept && { fence: kept, renewAt: now.getTime() + (seconds * 1000) / 3 }
    return kept
  }

  return {
    // The lanes of a chain share one lease and may request it at the same time.
    hold: singleFlight(ask),
    drop({ epoch }) {
      if (held?.fence.epoch === epoch) held = null
    },
    async release() {
      const last = held
      held = null
      if (last) await store.leases.release(last.fence, owner)
    },
  }
}
