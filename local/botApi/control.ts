import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { BotApiError } from './errors.ts'
import { faultKinds, type Faults } from './faults.ts'
import type { BotEvent } from './methods/contract.ts'
import type { People } from './people.ts'

const id = z.int()
const statuses = ['creator', 'administrator', 'member', 'restricted', 'left', 'kicked'] as const
const optional = <T extends z.ZodType>(schema: T) => schema.optional()

interface Act<Schema extends z.ZodType> {
  readonly schema: Schema
  act(people: People, asked: z.infer<Schema>): unknown
}
const act = <Schema extends z.ZodType>(schema: Schema, run: Act<Schema>['act']): Act<z.ZodType> => ({
  schema,
  act: (people, asked) => run(people, asked as z.infer<Schema>),
})

/** Acts on behalf of a user, by the last path segment. */
const acts: Readonly<Record<string, Act<z.ZodType>>> = {
  meet: act(
    z.strictObject({
      user: id,
      first_name: z.string(),
      username: optional(z.string()),
      language_code: optional(z.string()),
    }),
    (people, { user, first_name, username, language_code }) =>
      people.meet(user, {
        first_name,
        ...(username === undefined ? {} : { username }),
        ...(language_code === undefined ? {} : { language_code }),
      }),
  ),
  say: act(
    z.strictObject({ user: id, text: z.string().min(1).max(4096), chat: optional(id) }),
    (people, { user, text, chat }) => people.say(user, text, chat),
  ),
  press: act(
    z.strictObject({ user: id, message_id: id, data: z.string(), chat: optional(id) }),
    (people, { user, message_id, data, chat }) => ({ query_id: people.press(user, message_id, data, chat) }),
  ),
  block: act(z.strictObject({ user: id }), (people, { user }) => people.block(user)),
  unblock: act(z.strictObject({ user: id }), (people, { user }) => people.unblock(user)),
  'allow-writing': act(z.strictObject({ user: id }), (people, { user }) => people.allowWriting(user)),
  become: act(z.strictObject({ user: id, chat: id, status: z.enum(statuses) }), (people, { user, chat, status }) =>
    people.become(user, chat, status),
  ),
  'open-room': act(
    z.strictObject({ id, type: z.enum(['supergroup', 'channel']), title: z.string(), username: optional(z.string()) }),
    (people, { username, ...room }) => people.openRoom({ ...room, ...(username === undefined ? {} : { username }) }),
  ),
  inline: act(z.strictObject({ user: id, query: z.string().max(256) }), (people, { user, query }) => ({
    query_id: people.askInline(user, query),
  })),
}

const fault = z.strictObject({
  kind: z.enum(faultKinds),
  method: optional(z.string()),
  chat: optional(id),
  seconds: optional(id),
  times: optional(id),
  percent: optional(z.number()),
})

interface Options {
  readonly people: People
  readonly faults: Faults
  watch(listener: (event: BotEvent) => void): () => void
}

/**
 * Control API for tests and the local chat pane; Telegram has none of it. Pages of other origins cannot call it: every
 * change needs a content type that they may not send.
 */
export function controlRoutes({ people, faults, watch }: Options): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof AppError) return c.json({ reason: error.reason, message: error.message }, 400)
    if (error instanceof BotApiError) return c.json({ reason: 'refused', message: error.message }, 400)
    throw error
  })
  // A page of another origin may send forms and texts without a preflight; this type would need permission.
  app.post('*', async (c, next) =>
    c.req.header('content-type')?.startsWith('application/json') ? next() : c.json({ reason: 'unknown_act' }, 404),
  )
  app.post('/faults', async (c) => {
    faults.plan(fault.parse(await c.req.json()))
    return c.json({})
  })
  app.delete('/faults', (c) => {
    faults.clear()
    return c.json({})
  })
  app.post('/:act', async (c) => {
    const known = acts[c.req.param('act')]
    if (!known) return c.json({ reason: 'unknown_act' }, 404)
    const asked = known.schema.safeParse(await c.req.json().catch(() => null))
    if (!asked.success) return c.json({ reason: 'request_invalid', message: asked.error.issues[0]?.message ?? '' }, 400)
    return c.json(known.act(people, asked.data) ?? {})
  })
  app.get('/chats/:id', (c) => c.json({ messages: people.chat(Number(c.req.param('id'))) }))
  app.get('/files/:id', (c) => {
    const file = people.file(c.req.param('id'))
    if (!file) return c.json({ reason: 'unknown_file' }, 404)
    return c.body(file.content, 200, {
      'content-type': file.type || 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
  })
  app.get('/people/:id', (c) => c.json(people.standing(Number(c.req.param('id')))))
  app.get('/presses/:id', (c) => c.json({ answer: people.answerTo(c.req.param('id')) }))
  app.get('/inline/:id', (c) => c.json({ results: people.inlineResults(c.req.param('id')) }))
  app.get('/prepared/:user/:id', (c) =>
    c.json({ result: people.preparedFor(Number(c.req.param('user')), c.req.param('id')) }),
  )
  app.get('/events', (c) =>
    streamSSE(c, async (sse) => {
      const gone = new Promise<void>((resolve) => sse.onAbort(resolve))
      const forget = watch((event) => void sse.writeSSE({ event: event.kind, data: JSON.stringify(event) }))
      await sse.writeSSE({ event: 'ready', data: '{}' })
      await gone
      forget()
    }),
  )
  return app
}
