import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv } from './env.ts'

const HOUR = 3_600_000
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** True if the header is SHA-256(address + hour) for one of the addresses and this or an adjacent hour (spec §7). */
export function additionalMatches(header: string, addresses: readonly string[], epochMs: number): boolean {
  const hour = Math.floor(epochMs / HOUR)
  return addresses.some((a) => [hour, hour - 1, hour + 1].some((h) => sha256(`${a}${h}`) === header))
}

/** Addresses that the caller names in the path or the query. */
const named = (path: string, url: string): string[] => {
  const query = new URL(url).searchParams
  return [
    ...path.split('/').filter((part) => part.length >= 20),
    query.get('user_address') ?? '',
    query.get('address') ?? '',
  ].filter(Boolean)
}

/** Counts the header. It proves nothing, so nothing depends on it. */
export function countAdditional(deps: Pick<ServerDeps, 'clock' | 'metrics'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const header = c.req.header('additional')
    if (!header) return deps.metrics.additional('missing')
    const session = await c.get('visitor').session()
    const candidates = ['', ...(session ? [session.userId] : []), ...named(c.req.path, c.req.url)]
    deps.metrics.additional(additionalMatches(header, candidates, deps.clock.now().getTime()) ? 'match' : 'mismatch')
  }
}
