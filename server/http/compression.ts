import { compress } from 'hono/compress'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'

/**
 * What is the same for everybody, and large. An answer that holds a secret is never compressed: its length would tell of it to whoever can put
 * guesses beside it.
 */
const shared =
  /^\/api\/(?:bridge_api\/v1\/(?:get-all-chains|all-tokens)|config\/(?:app|site|terms|policy)|openapi\.json)$/

const zip = compress() as MiddlewareHandler<AppEnv>

/** Smaller answers for browsers that take them. Files of the web app are compressed when it is built. */
export const compressShared: MiddlewareHandler<AppEnv> = (c, next) =>
  c.req.method === 'GET' && shared.test(c.req.path) ? zip(c, next) : next()
