import { timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#core/errors.ts'
import { limitBuckets } from '#runtime/addressBuckets.ts'
import { BOT_PASS_HEADER } from '#runtime/botPass.ts'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv } from './env.ts'

export type LimitDeps = Pick<ServerDeps, 'store' | 'clock' | 'config'>

/** Calls per minute from one address, by cost. The first matching rule decides. */
const rules: readonly { group: string; method: string; path: RegExp; perMinute: number }[] = [
  { group: 'order', method: 'POST', path: /^\/api\/bridge_api\/v1\/orders$/, perMinute: 30 },
  { group: 'hint', method: 'POST', path: /^\/api\/bridge_api\/v1\/orders\/[^/]+\/deposit$/, perMinute: 60 },
  {
    group: 'authorization',
    method: 'POST',
    path: /^\/api\/bridge_api\/v1\/orders\/[^/]+\/authorization$/,
    perMinute: 30,
  },
  { group: 'handover', method: 'POST', path: /^\/api\/bridge_api\/v1\/orders\/[^/]+\/(handover|take)$/, perMinute: 30 },
  { group: 'quote', method: 'POST', path: /^\/api\/bridge_api\/v1\/quotes$/, perMinute: 120 },
  // A person who types gets a quote per pause, and one every 30 seconds after that.
  { group: 'swap-quote', method: 'POST', path: /^\/api\/swap_api\/v1\/quotes$/, perMinute: 60 },
  { group: 'swap', method: 'POST', path: /^\/api\/swap_api\/v1\/make_swap$/, perMinute: 30 },
  { group: 'swap-sent', method: 'POST', path: /^\/api\/swap_api\/v1\/swaps\/[^/]+\/sent$/, perMinute: 60 },
  // Each token that is in no list is simulated.
  { group: 'swap-token', method: 'GET', path: /^\/api\/swap_api\/v1\/token$/, perMinute: 10 },
  { group: 'rpc', method: 'POST', path: /^\/api\/bridge_api\/v1\/chains\/[^/]+\/rpc$/, perMinute: 900 },
  { group: 'search', method: 'GET', path: /^\/api\/bridge_api\/v1\/search$/, perMinute: 60 },
  // Two pages poll one request, and its payer's network may be the requester's.
  { group: 'payment', method: 'GET', path: /^\/api\/bridge_api\/v1\/payments\/[^/]+$/, perMinute: 120 },
  // Each opening of the app in Telegram is one call, and a mobile operator's customers share an address.
  { group: 'launch', method: 'POST', path: /^\/api\/identity\/v1\/telegram$/, perMinute: 600 },
  { group: 'identity', method: 'POST', path: /^\/api\/identity\//, perMinute: 30 },
  { group: 'action', method: 'POST', path: /^\/api\/config\/user-action$/, perMinute: 30 },
  { group: 'airdrop', method: 'POST', path: /^\/api(\/api)?\/lottery\/maker\/[^/]+\/drop$/, perMinute: 300 },
  { group: 'check-in', method: 'POST', path: /^\/api\/lottery\/maker\/sign\/in$/, perMinute: 60 },
  { group: 'check-in-lost', method: 'GET', path: /^\/api\/lottery\/maker\/sign\/lost$/, perMinute: 60 },
  { group: 'balance', method: '*', path: /^\/api\/(balance|balance_api|swap_auxiliary_api)\b/, perMinute: 240 },
  { group: 'read', method: '*', path: /^\/api\//, perMinute: 600 },
]

/**
 * Counts one use per window, a minute by default.
 * @throws AppError `too_many_requests` (429) with the seconds to wait
 */
export async function spend(deps: LimitDeps, bucket: string, most: number, windowSeconds = 60): Promise<void> {
  const max = Math.max(1, Math.floor(most * deps.config.rateLimitScale))
  const { allowed, retryAfterSeconds } = await deps.store.limits.hit(bucket, max, windowSeconds, deps.clock.now())
  if (allowed) return
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds))
  throw new AppError('too_many_requests', `Too many requests. Try again in ${seconds} s.`, {
    status: 429,
    retriable: true,
    fix: { kind: 'retry_after', seconds },
  })
}

/** The bot's budget is a multiple of one visitor's, because it calls for all its users. */
const PEOPLE_OF_BOT = 50

/** True for a call that carries the pass of the bot's process. */
export function isFromBot({ telegram }: Pick<ServerDeps, 'telegram'>, c: Context<AppEnv>): boolean {
  const [own, shown] = [Buffer.from(telegram?.botPass ?? ''), Buffer.from(c.req.header(BOT_PASS_HEADER) ?? '')]
  return own.length > 0 && own.length === shown.length && timingSafeEqual(own, shown)
}

/** Limits calls by address before a handler runs; the bot's process has a separate budget. */
export function rateLimit(deps: LimitDeps & Pick<ServerDeps, 'telegram'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const rule = rules.find((r) => (r.method === '*' || r.method === c.req.method) && r.path.test(c.req.path))
    const byBot = isFromBot(deps, c)
    if (rule && byBot) await spend(deps, `${rule.group}:bot`, rule.perMinute * PEOPLE_OF_BOT)
    else if (rule)
      for (const [key, times] of limitBuckets(c.get('visitor').ip))
        await spend(deps, `${rule.group}:ip:${key}`, rule.perMinute * times)
    await next()
  }
}
