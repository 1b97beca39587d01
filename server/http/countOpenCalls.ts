import type { MiddlewareHandler } from 'hono'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from '../deps.ts'
import { limitBuckets } from '#runtime/addressBuckets.ts'
import type { AppEnv } from './env.ts'
import { isFromBot, PEOPLE_OF_BOT } from './rateLimit.ts'

/** Calls that one address may have open; a page needs a few, and users of one mobile operator share an address. */
export const OPEN_PER_ADDRESS = 64
const RETRY_SECONDS = 1

/**
 * Counts open calls for load shedding, and bounds those of one address. A call counts once its body has arrived, because
 * a slow sender costs nothing until then.
 * @throws AppError `too_many_requests` (429)
 */
export function countOpenCalls(deps: Pick<ServerDeps, 'load' | 'config' | 'telegram'>): MiddlewareHandler<AppEnv> {
  const { load, config } = deps
  const perAddress = Math.max(1, Math.floor(OPEN_PER_ADDRESS * config.rateLimitScale))
  const open = new Map<string, number>()
  const add = (key: string, change: 1 | -1): void => {
    const count = (open.get(key) ?? 0) + change
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }
  return async (c, next) => {
    // Hono keeps the body, so that a handler reads it at once.
    if (c.req.raw.body) await c.req.arrayBuffer()
    const buckets = isFromBot(deps, c) ? ([['bot', PEOPLE_OF_BOT]] as const) : limitBuckets(c.get('visitor').ip)
    if (buckets.some(([key, times]) => (open.get(key) ?? 0) >= perAddress * times))
      throw new AppError('too_many_requests', 'Too many requests at once. Try again in a moment.', {
        status: 429,
        retriable: true,
        fix: { kind: 'retry_after', seconds: RETRY_SECONDS },
      })
    const leave = load?.enter()
    for (const [key] of buckets) add(key, 1)
    try {
      await next()
    } finally {
      for (const [key] of buckets) add(key, -1)
      leave?.()
    }
  }
}
