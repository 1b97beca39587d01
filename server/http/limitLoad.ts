import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#core/errors.ts'
import { createAddressCounter } from '#runtime/addressBuckets.ts'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv } from './env.ts'
import { loadClassOf, waitsOutside } from './loadClasses.ts'
import { isFromBot } from './rateLimit.ts'

/** True for calls that may have a body; those of GET and HEAD are ignored. */
export const hasBody = ({ req: { method } }: Context<AppEnv>): boolean => method !== 'GET' && method !== 'HEAD'

/** Calls that one address may have open; a page needs a few, and users of one mobile operator share an address. */
export const OPEN_PER_ADDRESS = 64
/**
 * Open calls of one address, or of one IPv6 /48, that count as load: below what sheds any, so that no one closes anything
 * for others.
 */
export const LOAD_PER_ADDRESS = 32
const RETRY_SECONDS = 1

/**
 * Counts open calls for load shedding, and bounds those of one address, except for the bot's and for calls about orders,
 * which are never refused under load. A call counts once its body has arrived: a slow sender costs nothing until then.
 * @throws AppError `too_many_requests` (429)
 */
export function countOpenCalls(deps: Pick<ServerDeps, 'load' | 'config' | 'telegram'>): MiddlewareHandler<AppEnv> {
  const { load, config } = deps
  const perAddress = Math.max(1, Math.floor(OPEN_PER_ADDRESS * config.rateLimitScale))
  const loadPerAddress = Math.max(1, Math.floor(LOAD_PER_ADDRESS * config.rateLimitScale))
  const open = createAddressCounter()
  return async (c, next) => {
    // Hono keeps the text, so that later readers have it at once.
    if (hasBody(c)) await c.req.text()
    const { ip } = c.get('visitor')
    const byBot = isFromBot(deps, c)
    if (!byBot && open.isFull(ip, perAddress) && loadClassOf(c.req.method, c.req.path) !== 'never')
      throw new AppError('too_many_requests', 'Too many requests at once. Try again in a moment.', {
        status: 429,
        retriable: true,
        fix: { kind: 'retry_after', seconds: RETRY_SECONDS },
      })
    const isLoad = !waitsOutside(c.req.path) && (byBot || !open.isFull(ip, loadPerAddress, loadPerAddress))
    const leaveLoad = isLoad ? load?.enter() : undefined
    const leaveAddress = byBot ? undefined : open.enter(ip)
    try {
      await next()
    } finally {
      leaveLoad?.()
      // Later parts of an answer wait for others. That adds no load, but its caller keeps a connection.
      const sent = c.get('sent')
      if (sent) void sent.finally(() => leaveAddress?.())
      else leaveAddress?.()
    }
  }
}

const SHED_RETRY_SECONDS = 2

/** Refuses calls under load before anything is read or written for them. @throws AppError `overloaded` (503) */
export function shedLoad({ load, metrics }: Pick<ServerDeps, 'load' | 'metrics'>): MiddlewareHandler<AppEnv> {
  if (!load) return (_, next) => next()
  return (c, next) => {
    const is = loadClassOf(c.req.method, c.req.path)
    if (load.refuses(is)) {
      metrics.shed(is)
      throw new AppError('overloaded', 'The service is busy. Try again in a moment.', {
        status: 503,
        retriable: true,
        fix: { kind: 'retry_after', seconds: SHED_RETRY_SECONDS },
      })
    }
    return next()
  }
}
