import { reasonOf } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { MakerDeps } from '../contract.ts'
import { createLease, type Lease } from '../lease.ts'
import { type Loop, startLoop } from '../loop.ts'

const EVERY_MS = 60_000
const LEASE_SECONDS = 180

/** Work of the maker that doesn't belong to one chain: a pass each minute. */
export interface Watch {
  start(): void
  stop(): Promise<void>
  /** Runs one pass. Throws only what a failpoint does. */
  runOnce(): Promise<void>
}

export type WatchDeps = Pick<
  MakerDeps,
  'store' | 'catalogue' | 'chains' | 'payers' | 'clock' | 'log' | 'metrics' | 'owner' | 'failpoints'
>

interface WatchOptions {
  /** Name of the lease: one process at a time requests transfers. */
  readonly name: string
  /** Log message of a pass that failed. */
  readonly failed: string
  readonly pass: (lease: Lease) => Promise<void>
}

/** Creates a watch whose pass every process runs, and whose lease only one of them has. */
export function createWatch({ store, clock, log, owner }: WatchDeps, { name, failed, pass }: WatchOptions): Watch {
  const lease = createLease({ store, clock, owner, name, seconds: LEASE_SECONDS })
  let loop: Loop | null = null
  const runOnce = (): Promise<void> =>
    pass(lease).catch((error: unknown) => {
      if (error instanceof Crash) throw error
      log.error({ reason: reasonOf(error), error: String(error) }, failed)
    })
  return {
    start() {
      loop ??= startLoop(runOnce, EVERY_MS)
    },
    async stop() {
      const running = loop
      loop = null
      await running?.stop()
      await lease.release()
    },
    runOnce,
  }
}
