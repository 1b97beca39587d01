import { reasonOf } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { ChainContext } from './contract.ts'
import { ROLLED_BACK } from './rollback.ts'

/** Ends the whole pass: a lease that has moved to another worker, or a database that lost commits. */
const endingReasons: readonly string[] = ['fenced', ROLLED_BACK]
const endsThePass = (error: unknown): boolean => error instanceof Crash || endingReasons.includes(reasonOf(error))

/** Keeps one order's failure from stopping the others; null if it failed. It is retried in a later pass. */
export async function guarded<T>(
  ctx: ChainContext,
  where: string,
  fields: Record<string, unknown>,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (endsThePass(error)) throw error
    ctx.deps.metrics.failure(ctx.chain.id, where, reasonOf(error))
    ctx.log.warn(
      { ...fields, where, reason: reasonOf(error), error: error instanceof Error ? error.message : String(error) },
      'will be retried',
    )
    return null
  }
}
