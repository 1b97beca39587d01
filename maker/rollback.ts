import { singleFlight } from '#core/async.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import type { MakerDeps } from './contract.ts'
import { step } from './failpoints.ts'

/** Reason of the store's refusal, of the metric and of the incident. */
export const ROLLED_BACK = 'database_rolled_back'

export interface RollbackGuard {
  /**
   * Restores lost commits; returns at once if none are known.
   * @throws errors of database or journal; the next pass retries.
   */
  recovered(): Promise<void>
  /** Records that a pass met a database that lost commits: nothing more is paid until it is restored. */
  met(chain: ChainId): void
}

/**
 * Stops every lane of every chain when the database counts fewer commits than this maker saw, writes the journal into
 * it, and lets them continue.
 * @param forget drops the workers' memory, which the database may now contradict
 */
export function createRollbackGuard(
  { store, log, metrics, failpoints }: Pick<MakerDeps, 'store' | 'log' | 'metrics' | 'failpoints'>,
  forget: () => void,
): RollbackGuard {
  let lost: ChainId | null = null

  const restore = singleFlight(async () => {
    const chains = await step(failpoints, 'rollback.restore', () => store.intents.restore())
    forget()
    await step(failpoints, 'rollback.record', () =>
      store.incidents.record({ kind: ROLLED_BACK, subject: chains.join(' '), details: { met_on: lost } }),
    )
    lost = null
    log.warn({ chains }, 'the lost commits are restored from the intent journal; payouts continue')
  })

  return {
    met(chain) {
      metrics.failure(chain, 'database', ROLLED_BACK)
      if (lost !== null) return
      lost = chain
      log.error({ chain, reason: ROLLED_BACK }, 'the database lost commits; payouts stop until they are restored')
    },
    recovered() {
      if (lost === null) return Promise.resolve()
      return restore()
    },
  }
}

export const isRolledBack = (error: unknown): boolean => reasonOf(error) === ROLLED_BACK
