import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Log } from '#runtime/log.ts'
import type { LoadClass } from './loadClasses.ts'
import type { AppEnv } from './env.ts'

/** Counters of the API. Series names are defined where this is built, so that handlers can't add new ones. */
export interface ServerMetrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void
  /** Result of the `additional` header check (spec §7); it grants nothing. */
  additional(result: 'match' | 'mismatch' | 'missing'): void
  /** Counts a call that was refused under load. */
  shed(loadClass: LoadClass): void
  quote(labels: { provider: string; outcome: string }): void
}

export const silentMetrics: ServerMetrics = {
  request() {},
  additional() {},
  shed() {},
  quote() {},
}

const safeId = /^[A-Za-z0-9_-]{8,64}$/

/** Returns the call's own route pattern: wildcards are middleware or paths without a handler. */
const pattern = (c: Context<AppEnv>): string => matchedRoutes(c).findLast((r) => !r.path.endsWith('*'))?.path ?? 'other'

/** Adds a request id to every response and log line, and measures each call under its route pattern. */
export function observe(deps: { readonly log: Log; readonly metrics: ServerMetrics }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && safeId.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    c.set('log', deps.log.child({ request_id: requestId }))
    const start = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    deps.metrics.request(
      { method: c.req.method, route: pattern(c), status: c.res.status },
      (performance.now() - start) / 1000,
    )
  }
}
