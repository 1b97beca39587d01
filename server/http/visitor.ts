import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { once } from '#core/async.ts'
import { type Surface, surfaces } from '#core/catalogue/surface.ts'
import type { Log } from '#runtime/log.ts'
import type { SessionRow } from '#store/accounts/types.ts'
import { isSecureUrl } from '../config.ts'
import type { ServerDeps } from '../deps.ts'
import { bearer, hashToken } from '../identity/token.ts'
import { TELEGRAM } from '../identity/telegram/signInWithInitData.ts'
import { clientIp, isPublicAddress, isTrusted, trustedList } from './clientIp.ts'
import { CHANNEL_HEADER, channelOf } from './channel.ts'
import type { AppEnv, Visitor } from './env.ts'

/** Browsers accept the prefix only on https; it pins the cookie to this host. */
export const cookieName = (publicUrl: string): string => (isSecureUrl(publicUrl) ? '__Host-causeway' : 'causeway')

const SEEN_EVERY_MS = 10 * 60_000

/** Sent by the app inside Telegram, even without a session: it can only narrow what the web would permit. */
export const SURFACE_HEADER = 'x-surface'

/** A session from Telegram is always on that surface, regardless of the header. */
const surfaceOf = (session: SessionRow | null, named: string | undefined): Surface =>
  surfaces.find((s) => s !== 'web' && (s === session?.surface || s === named)) ?? 'web'

/** Records the use of a session at most every ten minutes; a failed write doesn't fail the call. */
async function seen({ store, clock }: Pick<ServerDeps, 'store' | 'clock'>, session: SessionRow | null) {
  const now = clock.now()
  if (session && now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS)
    await store.sessions.touch(session.tokenHash, now).catch(() => undefined)
  return session
}

/** A contract account acts only on its home network; on another network the address may be another contract. */
async function isAtHome({ store }: Pick<ServerDeps, 'store'>, { userId, chainId }: SessionRow): Promise<boolean> {
  const home = chainId === null ? null : await store.sessions.homeChain(userId)
  return home === null || home === chainId
}

/** Warns once. Public peers can invent the header, so only a peer that may be the operator's own proxy counts. */
function proxyWarning(log: Log): (peer: string) => void {
  let warned = false
  return (peer) => {
    if (warned || isPublicAddress(peer)) return
    warned = true
    log.warn(
      { peer },
      "A proxy forwards visitors, but TRUSTED_PROXIES doesn't name it: all visitors share one address's limits.",
    )
  }
}

/** Identifies the visitor; forwarding headers are trusted only from trusted proxies. */
export function identifyVisitor(
  deps: Pick<ServerDeps, 'store' | 'catalogue' | 'clock' | 'config' | 'log'>,
): MiddlewareHandler<AppEnv> {
  const { config } = deps
  const trusted = trustedList(config.trustedProxies)
  const cookie = cookieName(config.publicUrl)
  const warnUntrusted = proxyWarning(deps.log)

  const read = (c: Context<AppEnv>): Visitor => {
    const peer = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
    const proxied = isTrusted(trusted, peer)
    const forwardedFor = c.req.header('x-forwarded-for')
    if (forwardedFor !== undefined && !proxied) warnUntrusted(peer)
    const host =
      (proxied ? c.req.header('x-forwarded-host') : undefined) ?? c.req.header('host') ?? new URL(c.req.url).host
    const country = proxied && config.countryHeader ? c.req.header(config.countryHeader) : undefined
    const session = once(async () => {
      const token = bearer(c.req.header('authorization'), 'session') ?? getCookie(c, cookie)
      return token ? seen(deps, await deps.store.sessions.get(hashToken(token), deps.clock.now())) : null
    })
    return {
      ip: clientIp(peer, forwardedFor, trusted),
      country: countryOf(country, config.restrictedCountries),
      channel: channelOf(deps.catalogue, host, c.req.header(CHANNEL_HEADER)),
      host: host.toLowerCase(),
      session,
      owns: async (wallet) => {
        const known = await session()
        return (
          (known?.userId === wallet && (await isAtHome(deps, known))) ||
          (known?.family === TELEGRAM && String(await deps.store.telegram.userOf(wallet)) === known.userId)
        )
      },
      surface: async () => surfaceOf(await session(), c.req.header(SURFACE_HEADER)),
      person: async () => {
        const known = await session()
        return known?.family === TELEGRAM ? known.userId : null
      },
    }
  }

  return async (c, next) => {
    c.set('visitor', read(c))
    await next()
  }
}

/** Codes that proxies send for an unknown country. */
const unknown = new Set(['XX', 'ZZ', 'T1', '-'])

/** Normalizes to two upper-case letters; empty for everything else. */
function codeOf(value: string): string {
  const code = value.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && !unknown.has(code) ? code : ''
}

/**
 * Returns the visitor's country from the proxy's header; empty if unknown. The visitor can have forged one of several values:
 * any restricted one counts, and values that differ otherwise mean unknown.
 */
export function countryOf(header: string | undefined, restricted: readonly string[]): string {
  const [first = '', ...others] = (header ?? '').split(',').map(codeOf)
  const forbidden = [first, ...others].find((code) => restricted.includes(code))
  return forbidden ?? (others.every((code) => code === first) ? first : '')
}
