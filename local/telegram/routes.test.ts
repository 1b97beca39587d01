import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { validate } from '@telegram-apps/init-data-node'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { type BotApi, createBotApi } from '../botApi/createBotApi.ts'
import { localBot, localChannel, localPeople } from './accounts.ts'
import { PAGE_FILE } from './place.ts'
import { telegramRoutes } from './routes.ts'
import { telegramThemes } from './themes.ts'

const home = 'http://127.0.0.1:8787'
const [ada] = localPeople
let store: Store
let botApi: BotApi
let routes: Hono
let webRoot: string

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'telegram-page-'))
  const file = join(webRoot, PAGE_FILE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '<title>the page</title>')
  store = await openTestStore()
  botApi = createBotApi({ token: localBot.token, username: localBot.name, name: 'Causeway' })
  routes = telegramRoutes({ botApi, store, clock: systemClock, publicUrl: home, webRoot })
})
afterAll(async () => {
  await store.close()
  rmSync(webRoot, { recursive: true })
})

const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  at = home,
) => routes.request(`${at}/telegram/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
const wish = { person: ada, version: '9.1', platform: 'ios', theme: telegramThemes.day, startParam: 'invite' }
const launched = async () => new URLSearchParams(((await (await post('launch', wish)).json()) as { hash: string }).hash)

it('serves the page only at the app’s address, with a policy that blocks framing by others', async () => {
  const page = await routes.request(`${home}/telegram`)
  expect(await page.text()).toContain('the page')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const elsewhere = await routes.request('http://localhost:8787/telegram')
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, `${home}/telegram`])
})

it('signs init data for the local bot, as its Telegram would', async () => {
  const hash = await launched()
  const data = hash.get('tgWebAppData') ?? ''
  expect(() => validate(data, localBot.token)).not.toThrow()
  expect(hash.get('tgWebAppStartParam')).toBe('invite')
  const user = JSON.parse(new URLSearchParams(data).get('user') ?? '') as object
  expect(user).toEqual({ ...ada, allows_write_to_pm: false })
  botApi.people.say(ada.id, '/start')
  expect(new URLSearchParams((await launched()).get('tgWebAppData') ?? '').get('user')).toContain(
    '"allows_write_to_pm":true',
  )
})

it.each([
  ['what is no JSON', () => post('launch', wish, { 'content-type': 'text/plain' })],
  ['a person without a number', () => post('launch', { ...wish, person: { first_name: 'Ada' } })],
  ['a start parameter that no link carries', () => post('launch', { ...wish, startParam: 'a b' })],
  ['a reminder for nobody', () => post('remind', {})],
])('refuses %s', async (_, ask) => expect((await ask()).status).toBe(400))

it('signs nothing for a page that reached this machine by another host name', async () => {
  expect((await post('launch', wish, undefined, 'http://elsewhere.example:8787')).status).toBe(403)
  expect(
    (await post('control/say', { user: ada.id, text: '/start' }, undefined, 'http://elsewhere.example:8787')).status,
  ).toBe(403)
})

it('forwards user actions to the Bot API, and reports the user’s status with the bot', async () => {
  expect((await post('control/say', { user: ada.id, text: '/help' })).status).toBe(200)
  const { messages } = (await (await routes.request(`${home}/telegram/control/chats/${ada.id}`)).json()) as {
    messages: { text: string }[]
  }
  expect(messages.at(-1)?.text).toBe('/help')
  await post('control/block', { user: ada.id })
  expect(await (await routes.request(`${home}/telegram/control/people/${ada.id}`)).json()).toMatchObject({
    started: true,
    blocked: true,
    commands: [],
    button: { type: 'default' },
  })
  await post('control/unblock', { user: ada.id })
})

it('reports channel members, as users join and leave', async () => {
  botApi.people.openRoom({
    id: localChannel.id,
    type: 'channel',
    title: localChannel.title,
    username: localChannel.name,
  })
  const channels = async () =>
    ((await (await routes.request(`${home}/telegram/control/people/${ada.id}`)).json()) as { channels: unknown })
      .channels
  const as = (status: string) => [
    { id: localChannel.id, title: localChannel.title, username: localChannel.name, status },
  ]
  expect(await channels()).toEqual(as('left'))
  await post('control/become', { user: ada.id, chat: localChannel.id, status: 'member' })
  expect(await channels()).toEqual(as('member'))
})

it('explains why no reminder is sent', async () =>
  expect(await (await post('remind', { user: ada.id })).json()).toEqual({ state: 'off' }))
