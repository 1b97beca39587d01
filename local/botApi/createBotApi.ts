import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import type { ApiMethods, UserFromGetMe } from 'grammy/types'
import { type Listening, listen } from '#runtime/listen.ts'
import { controlRoutes } from './control.ts'
import { BotApiError, conflict } from './errors.ts'
import { createFaults } from './faults.ts'
import type { BotEvent, Method, Methods, Telegram } from './methods/contract.ts'
import { readParams } from './params.ts'
import { createPeople } from './people.ts'
import { createUpdates } from './updates.ts'
import { createWebhook } from './webhook.ts'
import { createWorld } from './world.ts'
import { chatMethods } from './methods/chats.ts'
import { fileMethods } from './methods/files.ts'
import { messageMethods } from './methods/messages.ts'
import { profileMethods } from './methods/profile.ts'
import { queryMethods } from './methods/queries.ts'

const updateMethods: Methods = {
  getUpdates({ updates, webhook }, args, signal) {
    if (webhook.isSet())
      throw conflict(
        "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      )
    updates.want(args.allowed_updates)
    return updates.poll({
      offset: Number(args.offset ?? 0),
      limit: Number(args.limit ?? 100),
      seconds: Number(args.timeout ?? 0),
      signal,
    })
  },
  async setWebhook({ updates, webhook }, args) {
    if (args.url === '') await webhook.remove()
    else await webhook.set(args.url, args.secret_token)
    updates.want(args.allowed_updates)
    if (args.drop_pending_updates) updates.drop()
    return true as const
  },
  async deleteWebhook({ updates, webhook }, args) {
    await webhook.remove()
    if (args.drop_pending_updates) updates.drop()
    return true as const
  },
  getWebhookInfo: ({ webhook }) => webhook.info(),
}

/** Supported methods of the Bot API. */
const methods: Methods = {
  ...updateMethods,
  ...messageMethods,
  ...queryMethods,
  ...chatMethods,
  ...fileMethods,
  ...profileMethods,
}

export interface BotApiOptions {
  readonly token: string
  readonly username: string
  readonly name: string
  /** Allows Mini Apps and webhooks at plain http addresses, as on a developer's machine. */
  readonly plainHttp?: boolean
  readonly now?: () => number
  /**
   * Number of the first update, so that a bot whose state survives restarts of this server mistakes no update for an
   * earlier one.
   */
  readonly firstUpdate?: number
}

const botOf = ({ token, username, name }: BotApiOptions): UserFromGetMe => ({
  id: Number(token.split(':')[0]),
  is_bot: true,
  first_name: name,
  username,
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: true,
  has_topics_enabled: false,
  allows_users_to_create_topics: false,
  can_manage_bots: false,
  supports_join_request_queries: false,
})

const byName = new Map(
  Object.entries(methods).map(([name, method]) => [
    name.toLowerCase(),
    { name, method: method as Method<keyof ApiMethods> },
  ]),
)
const unanswered = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('no one is waiting')), { once: true }),
  )

/** Local Telegram servers for one bot: the Bot API on one side, users on the other. */
export function createBotApi(options: BotApiOptions) {
  const now = options.now ?? (() => Math.floor(Date.now() / 1000))
  const plainHttp = options.plainHttp ?? true
  const world = createWorld({ bot: botOf(options), token: options.token, plainHttp, now })
  const faults = createFaults()
  const updates = createUpdates(faults, options.firstUpdate)
  const webhook = createWebhook({ updates, plainHttp, now })
  const watchers = new Set<(event: BotEvent) => void>()
  const telegram: Telegram = { world, updates, webhook, tell: (event) => watchers.forEach((watcher) => watcher(event)) }
  const people = createPeople(telegram)
  const watch = (watcher: (event: BotEvent) => void): (() => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }

  const control = controlRoutes({ people, faults, watch })
  const app = new Hono()
  app.onError((error, c) => {
    const { code, message, parameters } =
      error instanceof BotApiError ? error : new BotApiError(500, 'Internal Server Error')
    return c.json(
      { ok: false, error_code: code, description: message, ...(parameters ? { parameters } : {}) },
      code as 400,
    )
  })
  app.route('/control', control)
  app.all('/:bot/:method', async (c) => {
    if (c.req.param('bot') !== `bot${options.token}`) throw new BotApiError(401, 'Unauthorized')
    const called = byName.get(c.req.param('method').toLowerCase())
    if (!called) throw new BotApiError(404, 'Not Found')
    const args = await readParams(c.req.raw)
    const { signal } = c.req.raw
    const chat = typeof args['chat_id'] === 'number' ? args['chat_id'] : null
    if (faults.before(called.name, chat)) await unanswered(signal)
    const result = await called.method(telegram, args as never, signal)
    const fault = faults.after(called.name, chat)
    if (fault === 'cut') (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.destroy()
    if (fault !== null) await unanswered(signal)
    return c.json({ ok: true, result })
  })
  app.get('/file/:bot/documents/:id', (c) => {
    const file = c.req.param('bot') === `bot${options.token}` ? world.files.get(c.req.param('id')) : undefined
    if (!file) throw new BotApiError(404, 'Not Found')
    return c.body(file.content)
  })
  app.notFound((c) => c.json({ ok: false, error_code: 404, description: 'Not Found' }, 404))

  return {
    people,
    faults,
    watch,
    app,
    /** Control routes, for a server that mounts them under its own address. */
    control,
    async listen(port: number): Promise<Listening> {
      const listening = await listen(app, { host: '127.0.0.1', port, limits: { silenceMs: 0 } })
      return {
        url: listening.url,
        async stop() {
          await webhook.remove()
          updates.close()
          await listening.stop()
        },
      }
    },
  }
}
export type BotApi = ReturnType<typeof createBotApi>
