import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BotApi, createBotApi } from '#local/botApi/createBotApi.ts'
import { loadConfig } from '#runtime/config.ts'
import type { Listening } from '#runtime/listen.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { createApp } from '../../app.ts'
import { readiness } from '../../readiness.ts'
import type { ServerDeps } from '../../deps.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { openSocialVerifiers } from './open.ts'
import { RECHECK_AFTER_MS, recheckSocial } from './recheck.ts'
import { createSocialPlatformCheck } from './platformCheck.ts'

const token = '7654321:task-of-the-test'
const CHANNEL = -1_001_234
/** Channel task in the packaged campaigns. */
const TASK = 32
let people = 5000

let t: TestApp
let telegram: BotApi
let api: Listening
let deps: ServerDeps
let errors: unknown[]
/** Starts a Bot API server with the channel, and our API using it. */
beforeAll(async () => {
  t = await createTestApp()
  telegram = createBotApi({ token, username: 'causeway_task_bot', name: 'Causeway' })
  api = await telegram.listen(await leasePort())
  telegram.people.openRoom({ id: CHANNEL, type: 'channel', title: 'Causeway', username: 'causeway_news' })
})
afterAll(async () => {
  await api.stop()
  await t.close()
})
beforeEach(async () => {
  await t.reset()
  errors = []
  const env = loadConfig('server', {
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_API_URL: api.url,
    TELEGRAM_CHANNEL: '@causeway_news',
  })
  const socialVerifiers = openSocialVerifiers({
    env,
    publicUrl: 'http://localhost',
    clock: t.clock,
    telegramUserOf: t.store.telegram.userOf,
  })
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (told: unknown) => void errors.push(told),
  } as never
  deps = { ...t.deps, socialVerifiers, socialPlatformCheck: createSocialPlatformCheck({ socialVerifiers, log }) }
})

/** Signs in as a new Telegram account with a linked wallet. */
async function person() {
  const id = people++
  const wallet = randomAddress()
  const now = t.clock.now()
  telegram.people.meet(id, { first_name: 'Ada' })
  await t.store.telegram.see({ id, language: 'en', mayWrite: false }, now)
  await t.store.telegram.link({ address: wallet, family: 'evm' }, id, 20, now)
  const session = newToken('session')
  await t.store.sessions.create({
    tokenHash: hashToken(session),
    userId: String(id),
    family: 'telegram',
    surface: 'telegram',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
  })
  const app = createApp(deps)
  const verify = async (of = wallet) => {
    const answer = await app.request(
      `/api/campaign_api/v1/${of}/campaigns/${TASK}?join_type=1&join_platform=2`,
      { method: 'POST', headers: { authorization: `Bearer ${session}` } },
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    )
    const { data, code, message } = (await answer.json()) as {
      code: number
      message: string
      data: { reason?: string }
    }
    return { status: answer.status, code, reason: data.reason, message }
  }
  return {
    id,
    wallet,
    verify,
    points: async (of = wallet) => (await t.store.points.standing(of)).balances.campaign_points,
  }
}
/** Several rounds, because each rechecks a few accounts, including those of previous tests. */
const lookAgain = async () => {
  for (let round = 0; round < 5; round++) await recheckSocial(deps)
}
const aWeekLater = async () => {
  t.clock.advance(RECHECK_AFTER_MS / 1000)
  await lookAgain()
}

it('a new member is verified; one who left loses the points at the recheck and can earn them again', async () => {
  const ada = await person()
  expect(await ada.verify()).toMatchObject({ code: 409, reason: 'verification_failed' })
  telegram.people.become(ada.id, CHANNEL, 'member')
  expect(await ada.verify()).toMatchObject({ code: 0 })
  const earned = await ada.points()
  expect(earned).toBeGreaterThan(0)
  telegram.people.become(ada.id, CHANNEL, 'left')
  await aWeekLater()
  expect(await ada.points()).toBe(0)
  expect(await ada.verify()).toMatchObject({ code: 409, reason: 'verification_failed' })
  telegram.people.become(ada.id, CHANNEL, 'member')
  expect(await ada.verify()).toMatchObject({ code: 0 })
  expect(await ada.points()).toBe(earned)
  await aWeekLater()
  expect(await ada.points()).toBe(earned)
})

it.each([
  ['creator', true],
  ['administrator', true],
  ['restricted', true],
  ['kicked', false],
] as const)('a user who is %s counts: %s', async (status, counts) => {
  const ada = await person()
  telegram.people.become(ada.id, CHANNEL, status)
  expect((await ada.verify()).code).toBe(counts ? 0 : 409)
})

it('one account serves one wallet, and a wallet that moves to another user takes its task along', async () => {
  const [ada, bob] = [await person(), await person()]
  for (const { id } of [ada, bob]) telegram.people.become(id, CHANNEL, 'member')
  await ada.verify()
  const earned = await ada.points()
  const second = randomAddress()
  await t.store.telegram.link({ address: second, family: 'evm' }, ada.id, 20, t.clock.now())
  expect(await ada.verify(second)).toMatchObject({ code: 409, reason: 'account_taken' })
  await t.store.telegram.unlink(ada.wallet, ada.id)
  await t.store.telegram.link({ address: ada.wallet, family: 'evm' }, bob.id, 20, t.clock.now())
  await bob.verify(ada.wallet)
  expect([await bob.points(ada.wallet), await ada.points(second)]).toEqual([earned, 0])
})

it('setup problems are reported to the operator; users only learn that it is not their fault', async () => {
  const ada = await person()
  telegram.people.become(ada.id, CHANNEL, 'member')
  const ready = async () => ((await (await readiness(deps).request('/ready')).json()) as { social: unknown }).social
  await deps.socialPlatformCheck.look()
  expect(await ready()).toEqual([{ platform: 'telegram', problem: null, notice: null }])
  telegram.people.become(7654321, CHANNEL, 'member')
  await deps.socialPlatformCheck.look()
  expect(errors).toEqual([
    { subject: 'telegram', problem: expect.stringContaining('not an administrator of @causeway_news') as string },
  ])
  expect(await ready()).toEqual([
    { platform: 'telegram', problem: expect.stringContaining('not an administrator') as string, notice: null },
  ])
  expect(await ada.verify()).toMatchObject({
    status: 503,
    reason: 'verification_unavailable',
    message: expect.not.stringMatching(/administrator|bot|channel/) as string,
  })
  expect(await ada.points()).toBe(0)
  telegram.people.become(7654321, CHANNEL, 'administrator')
  expect((await ada.verify()).code).toBe(0)
})

it('a bot that lost its access reverses nothing', async () => {
  const ada = await person()
  telegram.people.become(ada.id, CHANNEL, 'member')
  await ada.verify()
  const earned = await ada.points()
  telegram.people.become(ada.id, CHANNEL, 'left')
  telegram.people.become(7654321, CHANNEL, 'left')
  await aWeekLater()
  expect(await ada.points()).toBe(earned)
  telegram.people.become(7654321, CHANNEL, 'administrator')
  t.clock.advance(3600)
  await lookAgain()
  expect(await ada.points()).toBe(0)
})
