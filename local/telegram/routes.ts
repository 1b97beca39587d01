import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { sign } from '@telegram-apps/init-data-node'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { localMinute } from '#bot/reminders/localTime.ts'
import { isQuiet } from '#bot/reminders/nextDue.ts'
import { sweepReminders } from '#bot/reminders/decide.ts'
import { utcDay } from '#core/rewards/utcDay.ts'
import type { BotApi } from '../botApi/createBotApi.ts'
import { PAGE_FILE, PAGE_PATH } from './place.ts'
import { type LaunchPerson, localBot } from './accounts.ts'

interface Deps {
  readonly botApi: Pick<BotApi, 'people' | 'control'>
  readonly store: Store
  readonly clock: Clock
  /** Address of the app for users: frames of another origin stay empty. */
  readonly publicUrl: string
  /** Folder of the local web app; null if another server has the page. */
  readonly webRoot: string | null
}

const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const person = z.strictObject({
  id: z.int().positive(),
  first_name: z.string().min(1),
  username: z.string().optional(),
  language_code: z.string().optional(),
})
const launch = z.strictObject({
  person,
  version: z.string().regex(/^\d{1,2}\.\d{1,2}$/),
  platform: z.string().regex(/^\w{1,20}$/),
  theme: z.record(z.string(), z.string()),
  startParam: z
    .string()
    .regex(/^[\w-]{1,512}$/)
    .optional(),
  fullscreen: z.boolean().optional(),
})
const someone = z.strictObject({ user: z.int().positive() })

/** Only JSON is accepted: another page would need a preflight for it, which no route answers. */
async function read<T>(c: Context, schema: z.ZodType<T>): Promise<T | null> {
  if (!c.req.header('content-type')?.startsWith('application/json')) return null
  return schema.safeParse(await c.req.json().catch(() => null)).data ?? null
}
const present = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
const refused = (c: Context) => c.json({ reason: 'request_invalid' }, 400)

/**
 * Routes of the simulated Telegram page: launches signed for the local bot, the users' side of its Bot API, an
 * immediate reminder.
 */
export function telegramRoutes({ botApi, store, clock, publicUrl, webRoot }: Deps): Hono {
  const app = new Hono()
  const file = webRoot === null ? null : join(webRoot, PAGE_FILE)
  // A foreign host name that resolves to this machine must not reach the signing of launches.
  app.use(`${PAGE_PATH}/*`, async (c, next) =>
    loopback.test(new URL(c.req.url).host) ? next() : c.json({ reason: 'host_refused' }, 403),
  )
  app.get(PAGE_PATH, (c, next) => {
    if (file === null || !existsSync(file)) return next()
    const home = new URL(PAGE_PATH, publicUrl)
    if (new URL(c.req.url).host !== home.host) return Promise.resolve(c.redirect(home.href, 302))
    return Promise.resolve(
      c.html(readFileSync(file, 'utf8'), 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }),
    )
  })
  app.post(`${PAGE_PATH}/launch`, async (c) => {
    const asked = await read(c, launch)
    if (!asked) return refused(c)
    const { person: who, startParam, fullscreen, ...rest } = asked
    const { id, ...described } = present(who)
    botApi.people.meet(id, described)
    const { started, blocked } = botApi.people.standing(id)
    return c.json({
      hash: launchHash({
        ...rest,
        ...present({ startParam, fullscreen }),
        person: { id, ...described, allows_write_to_pm: started && !blocked },
      }),
    })
  })
  app.post(`${PAGE_PATH}/remind`, async (c) => {
    const asked = await read(c, someone)
    return asked ? c.json({ state: await remindNow({ store, clock }, asked.user) }) : refused(c)
  })
  app.route(`${PAGE_PATH}/control`, botApi.control)
  return app
}

/** `due`: it is being sent. All other values are reasons why a due reminder would not be sent. */
export type RemindNow = 'due' | 'off' | 'muted' | 'quiet' | 'checked_in'

/**
 * Makes a user's reminder due now, and sweeps as the bot does. Deletes earlier reminders, so that the one per day
 * can be tried repeatedly.
 */
async function remindNow({ store, clock }: Pick<Deps, 'store' | 'clock'>, userId: number): Promise<RemindNow> {
  const row = await store.reminders.get(userId)
  const now = clock.now()
  if (!row?.on) return 'off'
  const { userId: _, nextDueAt: __, ...preference } = row
  if (preference.mutedUntil && preference.mutedUntil > now) return 'muted'
  if (isQuiet(localMinute(now, preference.zone), preference.quiet)) return 'quiet'
  if ((await store.reminders.checkedIn([userId], utcDay(now))).has(userId)) return 'checked_in'
  await store.notices.purge(now)
  await store.reminders.save(userId, preference, now)
  await sweepReminders({ store, clock })
  return 'due'
}

export interface LaunchOptions {
  readonly person: LaunchPerson
  /** Version of Telegram's protocol, such as `9.1`. */
  readonly version: string
  /** `weba`, `ios`, `tdesktop`, … */
  readonly platform: string
  readonly theme: Readonly<Record<string, string>>
  readonly startParam?: string
  /** Time of Telegram's signature; now by default. */
  readonly signedAt?: Date
  readonly fullscreen?: boolean
  /** Another bot's token, to test its refusal. */
  readonly token?: string
}

/** URL fragment with which Telegram opens the app: signed for the bot, as the real one signs it. */
export function launchHash({
  person,
  version,
  platform,
  theme,
  startParam,
  signedAt = new Date(),
  fullscreen = false,
  token = localBot.token,
}: LaunchOptions): string {
  const initData = sign(
    {
      user: person,
      query_id: 'AAlocal',
      signature: 'local',
      ...(startParam === undefined ? {} : { start_param: startParam }),
    },
    token,
    signedAt,
  )
  const params = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(theme),
  })
  if (startParam !== undefined) params.set('tgWebAppStartParam', startParam)
  if (fullscreen) params.set('tgWebAppFullscreen', '1')
  return params.toString()
}
