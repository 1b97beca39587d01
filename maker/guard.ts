import { reasonOf } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { ChainContext } from './contract.ts'

/** Ends the whole pass: a crash under test, or a lease that has moved to another worker. */
const endsThePass = (error: unknown): boolean => error instanceof Crash || reasonOf(error) === 'fenced'

/** Keeps one order's trouble from stopping the others; null when it failed. What failed is tried again in a later pass. */
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
      'will be tried again',
    )
    return null
  }
}
