import type { MiddlewareHandler } from 'hono'
import { AppError } from '#core/errors.ts'
import { createAddressCounter } from '#runtime/addressBuckets.ts'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv } from './env.ts'
import { loadClassOf } from './loadClasses.ts'
import { isFromBot } from './rateLimit.ts'

/** Calls that one address may have open; a page needs a few, and users of one mobile operator share an address. */
export const OPEN_PER_ADDRESS = 64
const RETRY_SECONDS = 1

/**
 * Counts open calls for load shedding, and bounds those of one address, except for the bot's and for calls about orders,
 * which are never refused under load. A call counts once its body has arrived: a slow sender costs nothing until then.
 * @throws AppError `too_many_requests` (429)
 */
export function countOpenCalls(deps: Pick<ServerDeps, 'load' | 'config' | 'telegram'>): MiddlewareHandler<AppEnv> {
  const { load, config } = deps
  const perAddress = Math.max(1, Math.floor(OPEN_PER_ADDRESS * config.rateLimitScale))
  const open = createAddressCounter()
  return async (c, next) => {
    // Hono keeps the body, so that a handler reads it at once.
    if (c.req.raw.body) await c.req.arrayBuffer()
    const { ip } = c.get('visitor')
    const isBounded = !isFromBot(deps, c) && loadClassOf(c.req.method, c.req.path) !== 'never'
    if (isBounded && open.isFull(ip, perAddress))
      throw new AppError('too_many_requests', 'Too many requests at once. Try again in a moment.', {
        status: 429,
        retriable: true,
        fix: { kind: 'retry_after', seconds: RETRY_SECONDS },
      })
    const leaves = [load?.enter(), isBounded ? open.enter(ip) : undefined]
    try {
      await next()
    } finally {
      for (const leave of leaves) leave?.()
    }
  }
}
