import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Update } from 'grammy/types'
import { z } from 'zod'
import type { Log } from '#runtime/log.ts'
import type { Once } from './updateInbox.ts'

const SECRET_HEADER = 'x-telegram-bot-api-secret-token'
/** Telegram's updates are a few kilobytes. */
const MAX_BODY = 256 * 1024
/** Telegram gives up on a slow response, so longer work continues after it. */
const ANSWER_MS = 5_000

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const update = z.looseObject({ update_id: z.int().nonnegative() })

interface Options {
  /** Path of the webhook's URL. */
  readonly path: string
  readonly secret: string
  readonly once: Once
  readonly log: Log
  readonly answerMs?: number
}

/** Receives Telegram's updates. Without the secret a response doesn't even reveal that there is a bot. */
export function webhookApp({ path, secret, once, log, answerMs = ANSWER_MS }: Options): Hono {
  const expected = digest(secret)
  const app = new Hono()
  app.post(path, async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header(SECRET_HEADER) ?? ''), expected)) return c.notFound()
    return next()
  })
  app.post(path, bodyLimit({ maxSize: MAX_BODY }), async (c) => {
    const told = update.safeParse(await c.req.json().catch(() => null))
    if (!told.success) return c.json({ reason: 'no_update' }, 400)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), answerMs)))
    const take = once.take(told.data as unknown as Update).catch((error: unknown) => {
      log.error({ update: told.data.update_id, error: String(error) }, 'an update was not taken')
      return 'failed' as const
    })
    const outcome = await Promise.race([take, late])
    clearTimeout(timer)
    // The replica that has it may not finish, so Telegram must deliver it again.
    return outcome === 'taken' || outcome === 'done' ? c.json({}) : c.json({ reason: outcome }, 503)
  })
  return app
}
