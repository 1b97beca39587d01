import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { z } from 'zod'
import { permits, verdict } from '#core/catalogue/surface.ts'
import { AppError } from '#core/errors.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { address, chainIdNumber } from '#core/wire/common.ts'
import { exportLink } from '#core/wire/account.ts'
import {
  type ExportFile,
  exportFiles,
  exportRequest,
  foundTokens,
  portfolioTokens,
  yearSummaries,
} from '#core/wire/portfolio.ts'
import { BOT_PERSON_HEADER } from '#runtime/botPass.ts'
import type { SessionOwner } from '#store/accounts/types.ts'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv } from '../http/env.ts'
import { isOpen, requireCapability, requireOwner } from '../http/guards.ts'
import { spend } from '../http/rateLimit.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import { createTickets, streamOf, TICKET_SECONDS } from '../identity/account/exportAccount.ts'
import { TELEGRAM } from '../identity/telegram/signInWithInitData.ts'
import { tokenRow } from '../routes/catalogue/rows.ts'
import { createSwapTokens, wrappedToken } from '../swaps/tokens.ts'
import { createBalanceReads } from '../routes/catalogue/readBalances.ts'
import { type ExportOwner, exportFile, ownYears } from './exportFile.ts'
import { createTokenFinder, unsupported } from './findTokens.ts'

const base = '/api/portfolio_api/v1'
const fileParam = z.enum(exportFiles)

const tokens = createRoute({
  method: 'get',
  path: `${base}/tokens`,
  summary: 'List the tokens that a portfolio has in addition to those of routes: wrapped coins',
  responses: answersData(portfolioTokens),
})
const found = createRoute({
  method: 'get',
  path: `${base}/found-tokens`,
  summary: 'Find tokens that an account holds on one network and that no list has',
  request: { query: z.strictObject({ chain_id: z.coerce.number().pipe(chainIdNumber), owner: address }) },
  responses: answersData(foundTokens),
})
const prepare = createRoute({
  method: 'post',
  path: `${base}/exports`,
  summary: 'Create a link to a CSV file of the session’s wallets, valid for five minutes',
  request: { body: body(exportRequest) },
  responses: answersData(exportLink),
})
const download = createRoute({
  method: 'get',
  path: `${base}/exports/{file}/{ticket}`,
  summary: 'Download the CSV file of a link',
  request: { params: z.object({ file: fileParam, ticket: z.string().max(200) }) },
  responses: { 200: { description: 'The file' } },
})
const years = createRoute({
  method: 'get',
  path: `${base}/years`,
  summary: 'Sum the transfers, swaps, fees and points of the session’s wallets by year',
  responses: answersData(yearSummaries),
})
const forBot = createRoute({
  method: 'get',
  path: `${base}/bot/{file}`,
  summary: 'Get a CSV file for the Telegram user that the bot’s own process names',
  request: {
    params: z.object({ file: fileParam }),
    headers: z.object({ [BOT_PERSON_HEADER]: z.string().max(200).optional() }),
  },
  responses: { 200: { description: 'The file' } },
})

/** Files, and summaries, per owner and hour; each reads a whole history. */
const FILES_PER_HOUR = 20
const SUMMARIES_PER_HOUR = 60
const HOUR = 3600
/** Telegram's apps request the size first, and users may tap twice. */
const DOWNLOADS_PER_TICKET = 4
/** Telegram's web app fetches the file from its own origin; the ticket authorizes it. */
const TELEGRAM_WEB = 'https://web.telegram.org'

type Deps = Pick<
  ServerDeps,
  'store' | 'catalogue' | 'chains' | 'clock' | 'config' | 'policy' | 'telegram' | 'rsaKey' | 'swapProviders' | 'tracker'
>

/** Balances, history and yearly sums of an owner's wallets, for the portfolio and the bot. */
export function portfolioRoutes(deps: Deps) {
  const { store, clock, policy } = deps
  const tickets = createTickets(deps)
  const swapTokens = createSwapTokens(deps, deps.swapProviders)
  const findTokens = createTokenFinder(deps, swapTokens)
  const reads = { ...deps, readBalances: createBalanceReads(deps.chains) }
  const spendFile = (owner: SessionOwner): Promise<void> =>
    spend(deps, `portfolio-file:${owner.family}:${owner.userId}`, FILES_PER_HOUR, HOUR)
  const respond = (c: Context<AppEnv>, file: ExportFile, owner: ExportOwner, headers: Record<string, string> = {}) =>
    c.body(streamOf(exportFile(reads, file, owner)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(file, clock.now())}"`,
      ...headers,
    })

  return createRouter()
    .openapi(tokens, async (c) => {
      const { catalogue } = deps
      const listed = new Set(catalogue.assets.map(({ id }) => id))
      const wrapped = catalogue.chains.flatMap((chain) => wrappedToken(catalogue, chain) ?? [])
      const list = wrapped.filter(({ id }) => !listed.has(id)).map((token) => tokenRow(catalogue, token))
      return c.json(ok({ list }), 200)
    })
    .openapi(found, async (c) => {
      const { chain_id, owner } = c.req.valid('query')
      const chain = chainById(deps.catalogue, chain_id)
      if (!hasAddressRules(chain.family)) throw unsupported(chain)
      const visitor = c.get('visitor')
      // A hidden tracker sends no address to an explorer, and neither does this.
      const ip = (await isOpen(deps, visitor, 'tracker')) ? visitor.ip : null
      const account = addressRules(chain.family).parse(owner, chain.id)
      const { list, since, isWhole, isCut } = await findTokens(chain, account, ip)
      const rows = list.map(({ token, amount }) => ({ ...swapTokens.toWire(token), amount: String(amount) }))
      const searched = { searched_since: since?.toISOString() ?? null, is_whole: isWhole, is_cut: isCut }
      return c.json(ok({ list: rows, ...searched }), 200)
    })
    .openapi(prepare, async (c) => {
      await requireCapability(deps, c.get('visitor'), 'exports', 'other')
      const session = await requireOwner(c.get('visitor'))
      const { file } = c.req.valid('json')
      await spendFile(session)
      const { ticket, expiresAt } = tickets.issue(session.tokenHash)
      const path = `${base}/exports/${file}/${ticket}`
      return c.json(ok({ path, file_name: fileName(file, clock.now()), expires_at: expiresAt.toISOString() }), 200)
    })
    .openapi(download, async (c) => {
      const { file, ticket: text } = c.req.valid('param')
      const ticket = tickets.read(text)
      const session = ticket && (await store.sessions.get(ticket.tokenHash, clock.now()))
      if (!ticket || !session) throw ended()
      await spend(deps, `portfolio-ticket:${file}:${ticket.name}`, DOWNLOADS_PER_TICKET, TICKET_SECONDS)
      const surface = session.surface === 'telegram' ? 'telegram' : 'web'
      return respond(
        c,
        file,
        { scope: await store.accounts.scopeOf(session), surface },
        { 'Access-Control-Allow-Origin': TELEGRAM_WEB },
      )
    })
    .openapi(years, async (c) => {
      const visitor = c.get('visitor')
      await requireCapability(deps, visitor, 'exports', 'other')
      const session = await requireOwner(visitor)
      await spend(deps, `portfolio-years:${session.family}:${session.userId}`, SUMMARIES_PER_HOUR, HOUR)
      const scope = await store.accounts.scopeOf(session)
      const list = await ownYears(reads, { scope, surface: await visitor.surface() })
      return c.json(ok({ wallets: scope.wallets.length, years: [...list] }), 200)
    })
    .openapi(forBot, async (c) => {
      const pass = c.req.valid('header')[BOT_PERSON_HEADER]
      const person = pass === undefined ? null : (deps.telegram?.personOf(pass, clock.now()) ?? null)
      if (person === null)
        throw new AppError('bot_unknown', 'Only the bot’s own process may make this call.', {
          status: 403,
          retriable: false,
        })
      if (!permits(verdict(policy(), 'telegram', 'exports'), 'other'))
        throw new AppError('hidden_on_surface', 'This isn’t available here.', { status: 403, retriable: false })
      const owner = { userId: String(person), family: TELEGRAM }
      await spendFile(owner)
      return respond(c, c.req.valid('param').file, {
        scope: await store.accounts.scopeOf(owner),
        surface: 'telegram',
      })
    })
}

const ended = (): AppError =>
  new AppError('export_ended', 'This download link has expired. Create a new one.', { status: 404, retriable: false })

const fileName = (file: ExportFile, at: Date): string => `${file}-${at.toISOString().slice(0, 10)}.csv`
