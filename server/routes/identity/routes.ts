import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import {
  endSessionsRequest,
  nonceData,
  nonceRequest,
  type OpenSessions,
  openSessions,
  sessionData,
  verifyRequest,
} from '#core/wire/identity.ts'
import { AppError } from '#core/errors.ts'
import type { SessionRow } from '#store/accounts/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { isSecureUrl } from '../../config.ts'
import type { AppEnv } from '../../http/env.ts'
import { requireCapability, requireOwner } from '../../http/guards.ts'
import { answersData, body, createRouter, ok, optionalBody } from '../../http/router.ts'
import { cookieName } from '../../http/visitor.ts'
import { deviceOf } from '../../identity/deviceOf.ts'
import type { SignIn } from '../../identity/signIn.ts'
import { bearer, hashToken } from '../../identity/token.ts'

const empty = z.object({})
const nonce = createRoute({
  method: 'post',
  path: '/api/identity/v1/nonce',
  summary: 'Create a nonce for a sign-in message',
  request: { body: optionalBody(nonceRequest) },
  responses: answersData(nonceData),
})
const verify = createRoute({
  method: 'post',
  path: '/api/identity/v1/verify',
  summary: 'Exchange a signed sign-in message for a session',
  request: { body: body(verifyRequest) },
  responses: answersData(sessionData),
})
const logout = createRoute({
  method: 'post',
  path: '/api/identity/v1/logout',
  summary: 'End the session',
  responses: answersData(empty),
})

const sessions = createRoute({
  method: 'get',
  path: '/api/identity/v1/sessions',
  summary: 'List active sessions of the signed-in wallet or Telegram account',
  responses: answersData(openSessions),
})
const endSessions = createRoute({
  method: 'post',
  path: '/api/identity/v1/sessions/end',
  summary: 'End one session, all others, or all of them',
  request: { body: body(endSessionsRequest) },
  responses: answersData(empty),
})

export function identityRoutes(deps: Pick<ServerDeps, 'store' | 'clock' | 'config' | 'policy'>, signIn: SignIn) {
  const own = createSessionList(deps)
  const secure = isSecureUrl(deps.config.publicUrl)
  const name = cookieName(deps.config.publicUrl)
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const

  async function revoke(c: Context<AppEnv>): Promise<void> {
    const tokens = [bearer(c.req.header('authorization'), 'session'), getCookie(c, name)]
    for (const token of tokens) if (token) await deps.store.sessions.revoke(hashToken(token))
  }

  return createRouter()
    .openapi(nonce, async (c) => c.json(ok(await signIn.nonce(c.get('visitor').host, c.req.valid('json'))), 200))
    .openapi(verify, async (c) => {
      const visitor = c.get('visitor')
      const request = c.req.valid('json')
      await requireCapability(deps, visitor, `wallet:${request.family}`, 'bridge')
      const from = { surface: await visitor.surface(), device: deviceOf(c.req.header('user-agent')) }
      const { token, userId, family, expiresAt } = await signIn.verify(request, visitor.host, from)
      setCookie(c, name, token, { ...options, maxAge: deps.config.sessionTtlSeconds })
      return c.json(ok({ user_id: userId, family, token, expires_at: expiresAt.toISOString() }), 200)
    })
    .openapi(sessions, async (c) => c.json(ok(await own.list(await requireOwner(c.get('visitor')))), 200))
    .openapi(endSessions, async (c) => {
      const current = await requireOwner(c.get('visitor'))
      const request = c.req.valid('json')
      if ('id' in request) await own.end(current, request.id)
      else await ('all' in request ? own.endAll(current) : own.endOthers(current))
      return c.json(ok({}), 200)
    })
    .openapi(logout, async (c) => {
      await revoke(c)
      deleteCookie(c, name, options)
      return c.json(ok({}), 200)
    })
}

/** Lists and ends the sessions of the calling wallet or Telegram account. */
function createSessionList({ store, clock }: Pick<ServerDeps, 'store' | 'clock'>) {
  return {
    async list(current: SessionRow): Promise<OpenSessions> {
      const rows = await store.sessions.of(current, clock.now())
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          device: row.device,
          surface: row.surface,
          created_at: row.createdAt.toISOString(),
          last_seen_at: row.lastSeenAt.toISOString(),
          expires_at: row.expiresAt.toISOString(),
          current: row.tokenHash === current.tokenHash,
        })),
      }
    },
    /** @throws AppError 404 `session_not_found`, also for another owner's session */
    async end(current: SessionRow, id: string): Promise<void> {
      const found = (await store.sessions.of(current, clock.now())).find((row) => row.id === id)
      if (!found)
        throw new AppError('session_not_found', 'This session has already ended.', { status: 404, retriable: false })
      await store.sessions.revoke(found.tokenHash)
    },
    endOthers: async (current: SessionRow): Promise<void> => void (await store.sessions.revokeOthers(current)),
    endAll: async (current: SessionRow): Promise<void> => void (await store.sessions.revokeAll(current)),
  }
}
