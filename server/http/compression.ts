import { compress } from 'hono/compress'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'

/**
 * Large responses that are equal for all visitors. A response with a secret is never compressed: its length would leak
 * the secret to anyone who can inject guesses (BREACH).
 */
const shared =
  /^\/api\/(?:bridge_api\/v1\/(?:get-all-chains|all-tokens)|config\/(?:app|site|terms|policy)|openapi\.json)$/

const zip = compress() as MiddlewareHandler<AppEnv>

/** Compresses shared responses. The web app's files are compressed at build time. */
export const compressShared: MiddlewareHandler<AppEnv> = (c, next) =>
  c.req.method === 'GET' && shared.test(c.req.path) ? zip(c, next) : next()
