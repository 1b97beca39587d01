import { createRoute } from '@hono/zod-openapi'
import { AppError } from '#core/errors.ts'
import { nonceData, nonceRequest, verifyRequest } from '#core/wire/identity.ts'
import {
  acknowledgeMoveRequest,
  launchData,
  launchRequest,
  namedWallet,
  receiptsRequest,
  type TelegramReceipts,
  telegramReceipts,
  telegramWallets,
} from '#core/wire/telegram.ts'
import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Visitor } from '../../http/env.ts'
import { requireCapability } from '../../http/guards.ts'
import { answersData, body, createRouter, ok, optionalBody } from '../../http/router.ts'
import { deviceOf } from '../../identity/deviceOf.ts'
import type { Linking } from '../../identity/telegram/linking.ts'
import { signInWithInitData, TELEGRAM } from '../../identity/telegram/signInWithInitData.ts'

const base = '/api/identity/v1/telegram'
const launch = createRoute({
  method: 'post',
  path: base,
  summary: 'Exchange init data for a session',
  request: { body: body(launchRequest) },
  responses: answersData(launchData),
})
const list = createRoute({
  method: 'get',
  path: `${base}/wallets`,
  summary:
    'List linked wallets of the signed-in Telegram account, the selected one first, and wallets moved to another account',
  responses: answersData(telegramWallets),
})
const nonce = createRoute({
  method: 'post',
  path: `${base}/nonce`,
  summary: 'Create a nonce for the message that links a wallet',
  request: { body: optionalBody(nonceRequest) },
  responses: answersData(nonceData),
})
const link = createRoute({
  method: 'post',
  path: `${base}/link`,
  summary: 'Link a wallet by its signature, and select it',
  request: { body: body(verifyRequest) },
  responses: answersData(telegramWallets),
})
const choose = createRoute({
  method: 'post',
  path: `${base}/choose`,
  summary: 'Select one of the linked wallets',
  request: { body: body(namedWallet) },
  responses: answersData(telegramWallets),
})
const unlink = createRoute({
  method: 'post',
  path: `${base}/unlink`,
  summary: 'Unlink a wallet',
  request: { body: body(namedWallet) },
  responses: answersData(telegramWallets),
})
const acknowledgeMove = createRoute({
  method: 'post',
  path: `${base}/acknowledge-move`,
  summary: 'Dismiss the notice about a wallet that moved to another account',
  request: { body: body(acknowledgeMoveRequest) },
  responses: answersData(telegramWallets),
})
const receipts = createRoute({
  method: 'get',
  path: `${base}/receipts`,
  summary: 'Get the transfer message setting',
  responses: answersData(telegramReceipts),
})
const chooseReceipts = createRoute({
  method: 'post',
  path: `${base}/receipts`,
  summary: 'Turn transfer messages on or off',
  request: { body: body(receiptsRequest) },
  responses: answersData(telegramReceipts),
})

/** @throws AppError 401 `telegram_session_required` */
async function personOf(visitor: Visitor): Promise<number> {
  const session = await visitor.session()
  if (session?.family !== TELEGRAM)
    throw new AppError('telegram_session_required', 'Open the app in Telegram to do this.', {
      status: 401,
      retriable: false,
    })
  return Number(session.userId)
}

export function telegramIdentityRoutes(
  deps: Pick<ServerDeps, 'store' | 'clock' | 'config' | 'policy' | 'telegram'>,
  linking: Linking,
) {
  const told = createReceipts(deps.store)
  return createRouter()
    .openapi(launch, async (c) => {
      if (!deps.telegram)
        throw new AppError('telegram_off', 'This site has no Telegram bot.', { status: 404, retriable: false })
      const {
        launch: { user, startParam },
        token,
        expiresAt,
      } = await signInWithInitData(
        deps,
        deps.telegram,
        c.req.valid('json').init_data,
        deviceOf(c.req.header('user-agent')),
      )
      return c.json(
        ok({
          telegram_user_id: user.id,
          start_param: startParam,
          token,
          expires_at: expiresAt.toISOString(),
          ...(await linking.wallets(user.id)),
        }),
        200,
      )
    })
    .openapi(list, async (c) => c.json(ok(await linking.wallets(await personOf(c.get('visitor')))), 200))
    .openapi(nonce, async (c) =>
      c.json(
        ok(await linking.nonce(await personOf(c.get('visitor')), c.get('visitor').host, c.req.valid('json'))),
        200,
      ),
    )
    .openapi(link, async (c) => {
      const visitor = c.get('visitor')
      const request = c.req.valid('json')
      const person = await personOf(visitor)
      await requireCapability(deps, visitor, `wallet:${request.family}`, 'bridge')
      return c.json(ok(await linking.link(person, request, visitor.host)), 200)
    })
    .openapi(choose, async (c) =>
      c.json(ok(await linking.choose(await personOf(c.get('visitor')), c.req.valid('json'))), 200),
    )
    .openapi(unlink, async (c) =>
      c.json(ok(await linking.unlink(await personOf(c.get('visitor')), c.req.valid('json'))), 200),
    )
    .openapi(acknowledgeMove, async (c) =>
      c.json(ok(await linking.acknowledgeMove(await personOf(c.get('visitor')), c.req.valid('json'))), 200),
    )
    .openapi(receipts, async (c) => c.json(ok(await told.read(await personOf(c.get('visitor')))), 200))
    .openapi(chooseReceipts, async (c) =>
      c.json(ok(await told.choose(await personOf(c.get('visitor')), c.req.valid('json').on)), 200),
    )
}

/**
 * Reads and sets a user's transfer messages. `may_write` is read-only: Telegram reports it in init data or to the bot.
 */
function createReceipts({ telegram }: Pick<Store, 'telegram'>) {
  const read = async (userId: number): Promise<TelegramReceipts> => {
    const person = await telegram.person(userId)
    return { wanted: person?.receipts ?? false, may_write: person !== null && person.mayWrite && person.reachable }
  }
  return {
    read,
    async choose(userId: number, on: boolean): Promise<TelegramReceipts> {
      await telegram.setReceipts(userId, on)
      return read(userId)
    },
  }
}
