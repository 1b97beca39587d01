import { createRoute } from '@hono/zod-openapi'
import { deleteCookie } from 'hono/cookie'
import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { accountData, deletionData, deletionRequest, exportLink } from '#core/wire/account.ts'
import { nonceData, nonceRequest } from '#core/wire/identity.ts'
import { isSecureUrl } from '../../config.ts'
import type { ServerDeps } from '../../deps.ts'
import { requireOwner } from '../../http/guards.ts'
import { spend } from '../../http/rateLimit.ts'
import { answersData, body, createRouter, ok, optionalBody } from '../../http/router.ts'
import { cookieName } from '../../http/visitor.ts'
import { createDeletion } from '../../identity/account/deleteAccount.ts'
import {
  createTickets,
  exportAccount,
  exportFileName,
  streamOf,
  TICKET_SECONDS,
} from '../../identity/account/exportAccount.ts'
import type { WalletProof } from '../../identity/walletProof.ts'

const base = '/api/identity/v1/account'
const read = createRoute({
  method: 'get',
  path: base,
  summary: 'Get the subject of export and deletion: the signed-in wallet, or the Telegram account with its wallets',
  responses: answersData(accountData),
})
const prepare = createRoute({
  method: 'post',
  path: `${base}/export`,
  summary: 'Create a data export link, valid for five minutes',
  responses: answersData(exportLink),
})
const download = createRoute({
  method: 'get',
  path: `${base}/export/{ticket}`,
  summary: 'Download the data export as a JSON file',
  request: { params: z.object({ ticket: z.string().max(200) }) },
  responses: { 200: { description: 'The file' } },
})
const nonce = createRoute({
  method: 'post',
  path: `${base}/nonce`,
  summary: 'Create a nonce for the message that confirms deletion',
  request: { body: optionalBody(nonceRequest) },
  responses: answersData(nonceData),
})
const erase = createRoute({
  method: 'post',
  path: `${base}/delete`,
  summary: 'Delete the data of the signed-in account; requires a fresh proof',
  request: { body: body(deletionRequest) },
  responses: answersData(deletionData),
})

/** Exports per account and hour. */
const EXPORTS_PER_HOUR = 6
/** Telegram's apps request the size first, and users may tap twice. */
const DOWNLOADS_PER_TICKET = 4
/** Telegram's web app fetches the file from its own origin; the ticket authorizes it. */
const TELEGRAM_WEB = 'https://web.telegram.org'

const ended = (): AppError =>
  new AppError('export_ended', 'This download link has expired. Create a new one.', { status: 404, retriable: false })

type Deps = Pick<ServerDeps, 'store' | 'clock' | 'config' | 'campaigns' | 'telegram' | 'pseudonyms' | 'rsaKey' | 'log'>

export function accountRoutes(deps: Deps, proof: WalletProof) {
  const { store, clock, config } = deps
  const tickets = createTickets(deps)
  const deletion = createDeletion(deps, proof)
  const cookie = cookieName(config.publicUrl)

  return createRouter()
    .openapi(read, async (c) => {
      const session = await requireOwner(c.get('visitor'))
      const { telegram, wallets } = await store.accounts.scopeOf(session)
      return c.json(
        ok({
          kind: telegram === null ? ('wallet' as const) : ('telegram' as const),
          user_id: session.userId,
          wallets: [...wallets],
          linked: telegram === null ? (await store.telegram.userOf(session.userId)) !== null : wallets.length > 0,
          deletable: deps.pseudonyms !== null,
        }),
        200,
      )
    })
    .openapi(prepare, async (c) => {
      const session = await requireOwner(c.get('visitor'))
      await spend(deps, `export:${session.family}:${session.userId}`, EXPORTS_PER_HOUR, 3600)
      const { ticket, expiresAt } = tickets.issue(session.tokenHash)
      return c.json(
        ok({
          path: `${base}/export/${ticket}`,
          file_name: exportFileName(clock.now()),
          expires_at: expiresAt.toISOString(),
        }),
        200,
      )
    })
    .openapi(download, async (c) => {
      const ticket = tickets.read(c.req.valid('param').ticket)
      const session = ticket && (await store.sessions.get(ticket.tokenHash, clock.now()))
      if (!ticket || !session) throw ended()
      await spend(deps, `export-ticket:${ticket.name}`, DOWNLOADS_PER_TICKET, TICKET_SECONDS)
      const at = clock.now()
      const scope = await store.accounts.scopeOf(session)
      return c.body(streamOf(exportAccount(store, scope, at)), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${exportFileName(at)}"`,
        'Access-Control-Allow-Origin': TELEGRAM_WEB,
      })
    })
    .openapi(nonce, async (c) => {
      await requireOwner(c.get('visitor'))
      return c.json(ok(await deletion.nonce(c.get('visitor').host, c.req.valid('json'))), 200)
    })
    .openapi(erase, async (c) => {
      const session = await requireOwner(c.get('visitor'))
      const deleted = await deletion.erase(session, c.req.valid('json'), c.get('visitor').host)
      deleteCookie(c, cookie, { path: '/', secure: isSecureUrl(config.publicUrl) })
      return c.json(ok({ deleted }), 200)
    })
}
