import { timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#core/errors.ts'
import { limitBuckets } from '#runtime/addressBuckets.ts'
import { BOT_PASS_HEADER } from '#runtime/botPass.ts'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv, Visitor } from './env.ts'

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
  { group: 'swap', method: 'POST', path: /^\/api\/swap_api\/v1\/(make_swap|swaps\/[^/]+\/trial)$/, perMinute: 30 },
  // A page looks every 15 seconds while its wallet doesn't answer.
  {
    group: 'deposit-search',
    method: 'POST',
    path: /^\/api\/bridge_api\/v1\/orders\/[^/]+\/deposit\/search$/,
    perMinute: 30,
  },
  { group: 'swap-search', method: 'POST', path: /^\/api\/swap_api\/v1\/swaps\/[^/]+\/search$/, perMinute: 20 },
  { group: 'swap-sent', method: 'POST', path: /^\/api\/swap_api\/v1\/swaps\/[^/]+\/sent$/, perMinute: 60 },
  // Each token that is in no list is simulated.
  { group: 'swap-token', method: 'GET', path: /^\/api\/swap_api\/v1\/token$/, perMinute: 10 },
  // A person who types gets an estimate per pause; a page polls its transaction until it is in a block.
  { group: 'deploy-estimate', method: 'POST', path: /^\/api\/deploy_api\/v1\/estimate$/, perMinute: 60 },
  { group: 'deploy-report', method: 'POST', path: /^\/api\/deploy_api\/v1\/deployments$/, perMinute: 60 },
  // Each is a few agreed reads of every network with a pool; a page reads every 15 seconds, and polls its transaction.
  { group: 'pool', method: 'GET', path: /^\/api\/pool_api\/v1\/pools$/, perMinute: 60 },
  { group: 'pool-report', method: 'POST', path: /^\/api\/pool_api\/v1\/transactions$/, perMinute: 60 },
  { group: 'rpc', method: 'POST', path: /^\/api\/bridge_api\/v1\/chains\/[^/]+\/rpc$/, perMinute: 900 },
  // Each is a dozen wide requests to one network; a portfolio has one per network.
  { group: 'found-tokens', method: 'GET', path: /^\/api\/portfolio_api\/v1\/found-tokens$/, perMinute: 120 },
  { group: 'approvals', method: 'GET', path: /^\/api\/bridge_api\/v1\/approvals$/, perMinute: 60 },
  { group: 'search', method: 'GET', path: /^\/api\/bridge_api\/v1\/search$/, perMinute: 60 },
  // Two pages poll one request, and its payer's network may be the requester's.
  { group: 'payment', method: 'GET', path: /^\/api\/bridge_api\/v1\/payments\/[^/]+$/, perMinute: 120 },
  // Each opening of the app in Telegram is one call, and a mobile operator's customers share an address.
  { group: 'launch', method: 'POST', path: /^\/api\/identity\/v1\/telegram$/, perMinute: 600 },
  { group: 'identity', method: 'POST', path: /^\/api\/identity\//, perMinute: 30 },
  { group: 'action', method: 'POST', path: /^\/api\/config\/user-action$/, perMinute: 30 },
  { group: 'airdrop', method: 'POST', path: /^\/api(\/api)?\/lottery\/maker\/[^/]+\/drop$/, perMinute: 300 },
  // Each progress reads the contracts of all badges, each authorization that of one.
  { group: 'badge-progress', method: 'GET', path: /^\/api\/campaign_api\/v1\/[^/]+\/badges$/, perMinute: 60 },
  { group: 'badge', method: 'POST', path: /^\/api\/campaign_api\/v1\/[^/]+\/badges\/[^/]+$/, perMinute: 30 },
  // Each reads a whole history; an owner's own limit is lower.
  { group: 'portfolio', method: '*', path: /^\/api\/portfolio_api\//, perMinute: 60 },
  // One request names twenty addresses on twenty networks.
  { group: 'tracker', method: 'POST', path: /^\/api\/tracker_api\/v1\/activity$/, perMinute: 20 },
  { group: 'tracker-page', method: 'POST', path: /^\/api\/tracker_api\/v1\/pages\/[^/]+$/, perMinute: 120 },
  { group: 'faucet-challenge', method: 'POST', path: /^\/api\/faucet_api\/v1\/challenges$/, perMinute: 30 },
  { group: 'faucet-claim', method: 'POST', path: /^\/api\/faucet_api\/v1\/claims$/, perMinute: 10 },
  // Reading one's own is a read; sending one is also limited by the day.
  { group: 'application', method: 'POST', path: /^\/api\/maker_api\/v1\/[^/]+\/application$/, perMinute: 10 },
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

/** Counts one use of a visitor's address. @throws AppError `too_many_requests` */
export async function spendOf(
  deps: LimitDeps,
  { ip }: Pick<Visitor, 'ip'>,
  group: string,
  perMinute: number,
): Promise<void> {
  for (const [key, times] of limitBuckets(ip)) await spend(deps, `${group}:ip:${key}`, perMinute * times)
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
    else if (rule) await spendOf(deps, c.get('visitor'), rule.group, rule.perMinute)
    await next()
  }
}
