import { hc } from 'hono/client'
import { singleFlight } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'
import type { StatusData } from '#core/wire/status.ts'
import type { PolicyData } from '#core/wire/config.ts'
import type { OrderPage, Payment, PaymentOrder } from '#core/wire/order.ts'
import type { Policy } from '#core/catalogue/surface.ts'
import type { ExportFile } from '#core/wire/portfolio.ts'
import { BOT_PASS_HEADER, BOT_PERSON_HEADER, botPass, botPersonPass } from '#runtime/botPass.ts'
import { withDeadline } from '#runtime/outbound.ts'
import type { AppType } from '#server/app.ts'

const TIMEOUT_MS = 8_000
const POLICY_MS = 60_000

/** A wallet's points by kind; all but the multiplier add up. */
export interface PointsRow {
  readonly total: number
  readonly checkIns: number
  readonly bridges: number
  readonly friends: number
  readonly campaigns: number
  readonly pool: number
  readonly multiplier: number
}

export interface CheckInRow {
  readonly doneToday: boolean
  /** Points that a check-in now earns, or has earned today. */
  readonly points: number
  /** Monday to Sunday, 1 = done. */
  readonly week: string
}

/** Selects the surface whose policy the API applies, as for the app inside Telegram. */
const SURFACE_HEADER = 'x-surface'

/** Client of the public API calls that the bot needs. Every call @throws AppError `api_unavailable`, `api_busy` */
export interface Api {
  points(wallet: string): Promise<PointsRow>
  checkIn(wallet: string): Promise<CheckInRow>
  campaigns(language: string): Promise<readonly CampaignData[]>
  progress(wallet: string, campaignIds: readonly number[]): Promise<ReadonlyMap<number, ProgressData>>
  /** Null for a wallet without a code. */
  inviteCode(wallet: string): Promise<string | null>
  orders(wallet: string, limit: number, cursor?: string): Promise<OrderPage>
  /** Orders that name a payment request, newest first. */
  payment(id: string): Promise<readonly PaymentOrder[]>
  /**
   * CSV file of the wallets linked to a Telegram user.
   * @throws AppError `export_limit`, `export_too_large`
   */
  exportFile(userId: number, file: ExportFile): Promise<Uint8Array>
  /** State of the service. */
  status(): Promise<StatusData>
  /** Policy of the Telegram surface. Refreshed once a minute; the previous one is used until the new one arrives. */
  policy(): Promise<Policy>
}

const unavailable = (cause?: unknown): AppError =>
  new AppError('api_unavailable', 'The API does not answer.', { status: 503, cause })

interface Answer {
  readonly status: number
  readonly ok: boolean
  json(): Promise<unknown>
}

/** Returns the body's `data` of a successful call. */
async function dataOf<T>(work: (signal: AbortSignal) => Promise<Answer>): Promise<T> {
  const { status, body } = await withDeadline(TIMEOUT_MS, async (signal) => {
    const answer = await work(signal)
    return { status: answer.status, body: answer.ok ? ((await answer.json()) as { code: number; data: T }) : null }
  }).catch((cause: unknown) => {
    throw unavailable(cause)
  })
  if (status === 429)
    throw new AppError('api_busy', 'The API rate limit is exceeded.', { status: 429, retriable: true })
  if (body === null) throw unavailable(`status ${status}`)
  return body.data
}

/** Balances are read on every network, which takes a while. */
const FILE_MS = 25_000
/** Below the 50 MB of the largest document that a bot can send. */
const MOST_FILE_BYTES = 45_000_000

interface FileAnswer {
  readonly status: number
  readonly ok: boolean
  readonly body: ReadableStream<Uint8Array> | null
}

/** Reads a body up to the largest document. */
async function bytesOf(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > MOST_FILE_BYTES)
      throw new AppError('export_too_large', 'The file is too large for a message.', { retriable: false })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const BIT = /^[01]{7}$/
/** Returns the index of a UTC day in the week's mask. */
const dayOfWeek = (seconds: number): number => (new Date(seconds * 1000).getUTCDay() + 6) % 7

interface ApiOptions {
  /** Authenticates the bot, so that the API counts its calls separately. */
  readonly token?: string
  readonly now?: () => number
}

export function createApi(baseUrl: string, { token, now = Date.now }: ApiOptions = {}): Api {
  const { api } = hc<AppType>(baseUrl.replace(/\/+$/, ''), {
    headers: { [SURFACE_HEADER]: 'telegram', ...(token === undefined ? {} : { [BOT_PASS_HEADER]: botPass(token) }) },
  })
  const campaigns = api.campaign_api.v1
  let known: { readonly policy: Policy; readonly until: number } | null = null
  async function ask(): Promise<Policy> {
    const { capabilities } = await dataOf<PolicyData>((signal) => api.config.policy.$get({}, at(signal)))
    known = { policy: { web: {}, telegram: capabilities }, until: now() + POLICY_MS }
    return known.policy
  }
  const fresh = singleFlight(ask)
  /** Shared by all callers. None waits for a refresh: otherwise an unresponsive API would delay every message. */
  function policy(): Promise<Policy> {
    if (known && now() < known.until) return Promise.resolve(known.policy)
    const asking = fresh()
    if (!known) return asking
    asking.catch(() => {})
    return Promise.resolve(known.policy)
  }
  const at = (signal: AbortSignal) => ({ init: { signal } })
  return {
    policy,
    async points(userId) {
      const data = await dataOf<Record<string, number>>((signal) =>
        campaigns[':userId'].points.$get({ param: { userId } }, at(signal)),
      )
      const sum = (...names: string[]): number => names.reduce((all, name) => all + (data[name] ?? 0), 0)
      const row = {
        checkIns: sum('check_in_points'),
        bridges: sum('cross_points', 'cross_points_v1'),
        friends: sum('refer_points', 'refer_points_v1'),
        campaigns: sum('campaign_points'),
        pool: sum('pool_points'),
      }
      return {
        ...row,
        total: row.checkIns + row.bridges + row.friends + row.campaigns + row.pool,
        multiplier: data['multiplier'] ?? 1,
      }
    },
    async checkIn(userId) {
      const data = await dataOf<{ sign_in_mask: string; time_now: number; today_points: number }>((signal) =>
        campaigns[':userId'].chainSignInInfo.$get({ param: { userId } }, at(signal)),
      )
      const week = BIT.test(data.sign_in_mask) ? data.sign_in_mask : '0000000'
      return { doneToday: week[dayOfWeek(data.time_now)] === '1', points: data.today_points, week }
    },
    campaigns: async (language) =>
      (
        await dataOf<{ list: CampaignData[] }>((signal) =>
          campaigns.campaigns.$get({ query: { language } }, at(signal)),
        )
      ).list,
    async progress(userId, ids) {
      if (ids.length === 0) return new Map()
      const data = await dataOf<{ campaigns: ProgressData[] }>((signal) =>
        campaigns[':userId'].campaigns.points.$get(
          { param: { userId }, query: { campaign_id: ids.join(',') } },
          at(signal),
        ),
      )
      return new Map(data.campaigns.map((row) => [row.campaign_id, row]))
    },
    inviteCode: async (userId) =>
      (
        await dataOf<{ code: string | null }>((signal) =>
          campaigns[':userId'].referral.$get({ param: { userId }, query: {} }, at(signal)),
        )
      ).code,
    exportFile: (userId, file) =>
      withDeadline(FILE_MS, async (signal) => {
        const header = token === undefined ? {} : { [BOT_PERSON_HEADER]: botPersonPass(token, userId, new Date(now())) }
        const { status, ok, body }: FileAnswer = await api.portfolio_api.v1.bot[':file'].$get(
          { param: { file }, header },
          at(signal),
        )
        if (status === 429)
          throw new AppError('export_limit', 'The user has got many files already.', { status: 429, retriable: true })
        if (!ok) throw unavailable(`status ${status}`)
        return bytesOf(body)
      }).catch((cause: unknown) => {
        throw cause instanceof AppError ? cause : unavailable(cause)
      }),
    status: () => dataOf<StatusData>((signal) => api.bridge_api.v1.status.$get({}, at(signal))),
    payment: async (id) =>
      (await dataOf<Payment>((signal) => api.bridge_api.v1.payments[':id'].$get({ param: { id } }, at(signal)))).orders,
    orders: (userId, limit, cursor) =>
      dataOf<OrderPage>((signal) =>
        api.bridge_api.v1[':userId'].orders.$get(
          { param: { userId }, query: { limit: String(limit), ...(cursor === undefined ? {} : { cursor }) } },
          at(signal),
        ),
      ),
  }
}
