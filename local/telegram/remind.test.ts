import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ReminderPreference } from '#store/telegram/reminders.ts'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { createBotApi } from '../botApi/createBotApi.ts'
import { localBot, localPeople } from './accounts.ts'
import { telegramRoutes } from './routes.ts'

const now = new Date('2026-03-04T10:00:00Z')
const later = new Date('2026-03-04T20:00:00Z')
const ada = localPeople[0].id
const on: ReminderPreference = { on: true, minute: 1200, zone: 'UTC', quiet: null, mutedUntil: null }
let store: Store

beforeEach(async () => {
  store = await openTestStore({ clock: { now: () => now } })
  await store.telegram.see({ id: ada, language: 'en', mayWrite: true }, now)
})
afterEach(() => store.close())

const botApi = createBotApi({ token: localBot.token, username: localBot.name, name: 'Causeway' })

async function ask(): Promise<string> {
  const clock = { now: () => now }
  const routes = telegramRoutes({ botApi, store, clock, publicUrl: 'http://127.0.0.1', webRoot: null })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ user: ada })
  const answer = await routes.request('http://127.0.0.1/telegram/remind', { method: 'POST', headers, body })
  return ((await answer.json()) as { state: string }).state
}
const waiting = async () => (await store.notices.count()).get('waiting') ?? 0

it('writes the reminder at once, and moves it to its next day', async () => {
  await store.reminders.save(ada, on, later)
  expect(await ask()).toBe('due')
  expect(await waiting()).toBe(1)
  const row = await store.reminders.get(ada)
  expect(row?.nextDueAt.toISOString().slice(0, 10)).toBe('2026-03-05')
})

it('writes one for each request, and not two at once', async () => {
  await store.reminders.save(ada, on, later)
  await ask()
  await ask()
  expect(await waiting()).toBe(1)
  const [notice] = (await store.notices.claim(now, { perSecond: 10, horizonMs: 1000, chatGapMs: 0, claimMs: 1000 }))
    .notices
  if (!notice) throw new Error('nothing was claimed')
  await store.notices.sent(notice, 1, new Date(now.getTime() - 1))
  await ask()
  expect(await waiting()).toBe(1)
})

it.each([
  ['off', { on: false }],
  ['muted', { mutedUntil: later }],
  ['quiet', { quiet: { from: 540, to: 660 } }],
] as const)('returns that it is %s, and changes nothing', async (why, change) => {
  await store.reminders.save(ada, { ...on, ...change }, later)
  expect(await ask()).toBe(why)
  expect(await waiting()).toBe(0)
  expect((await store.reminders.get(ada))?.nextDueAt).toEqual(later)
})

it('is off for a user who never enabled it', async () => expect(await ask()).toBe('off'))
