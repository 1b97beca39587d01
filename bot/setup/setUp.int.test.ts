import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Api } from 'grammy'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languageIds } from '#src/i18n/languages.ts'
import { type BotApi, createBotApi } from '#local/botApi/createBotApi.ts'
import type { Listening } from '#runtime/listen.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { loadTexts } from '../loadTexts.ts'
import type { SetUpPlan } from './findings.ts'
import { exits, setUp, settingsOf } from './setUp.ts'

const token = '5151:set-up-of-the-test'
const me = 5151
const CHANNEL = -1_005_151
const texts = loadTexts()
const plan: SetUpPlan = {
  publicUrl: 'https://app.example',
  apiUrl: 'http://127.0.0.1:1',
  appName: 'bridge',
  webhook: { url: 'http://127.0.0.1:1/telegram', secret: 's'.repeat(40) },
  channel: '@causeway_news',
}

let telegram: BotApi
let server: Listening
let written: string[]
beforeEach(async () => {
  telegram = createBotApi({ token, username: 'causeway_set_up_bot', name: 'Somebody' })
  server = await telegram.listen(await leasePort())
  telegram.people.openRoom({ id: CHANNEL, type: 'channel', title: 'Causeway', username: 'causeway_news' })
  written = []
})
afterEach(() => server.stop())

function api(): Api {
  const made = new Api(token, { apiRoot: server.url })
  made.config.use((call, method, payload, signal) => {
    if (/^(set|delete)/.test(method)) written.push(method)
    return call(method, payload, signal)
  })
  return made
}
async function run(apply: boolean, some: Partial<SetUpPlan> = {}) {
  const lines: string[] = []
  const exit = await setUp({
    api: api(),
    texts,
    plan: { ...plan, ...some },
    apply,
    tell: (line) => void lines.push(line),
  })
  return { exit, lines, all: lines.join('\n') }
}

describe('setting up the bot', () => {
  it('first shows the diff and changes nothing; then applies it; then finds nothing to do', async () => {
    const dry = await run(false)
    expect([dry.exit, written]).toEqual([exits.changesWait, []])
    expect(dry.all).toContain('* commands in private chats, ru\n      + /start')
    expect(dry.all).toContain('* name\n      - Somebody\n      + Causeway')
    expect(dry.all).toContain('npm run bot:setup -- --apply')

    const applied = await run(true)
    expect(applied.exit).toBe(exits.done)
    expect(new Set(written)).toEqual(
      new Set([
        'setMyName',
        'setMyDescription',
        'setMyShortDescription',
        'setMyCommands',
        'setChatMenuButton',
        'setWebhook',
      ]),
    )
    written = []

    const again = await run(true)
    expect([again.exit, written]).toEqual([exits.done, []])
    const count = settingsOf(texts, plan).length
    expect(again.all).toContain(`= ${count} of ${count} settings are up to date`)
  })

  it('uses the catalogue’s texts in each language', async () => {
    await run(true)
    for (const id of languageIds) {
      const where = id === 'en' ? {} : { language_code: id }
      const words = texts.translatorFor(id)
      expect((await api().getMyDescription(where)).description).toBe(words.plain('bot-profile-description'))
      const commands = await api().getMyCommands({ scope: { type: 'all_private_chats' }, ...where })
      expect(commands.find(({ command }) => command === 'points')?.description).toBe(words.plain('bot-command-points'))
    }
    expect(await api().getChatMenuButton()).toEqual({
      type: 'web_app',
      text: 'Causeway',
      web_app: { url: 'https://app.example/' },
    })
    expect(await api().getWebhookInfo()).toMatchObject({
      url: 'http://127.0.0.1:1/telegram',
      allowed_updates: ['message', 'callback_query', 'inline_query', 'my_chat_member'],
    })
  })

  it('changes only what was edited by hand, and removes a webhook if long polling is configured', async () => {
    await run(true)
    await api().setMyShortDescription('Of somebody else', { language_code: 'ru' })
    written = []
    const mended = await run(true)
    expect([mended.exit, written]).toEqual([exits.done, ['setMyShortDescription']])
    expect(mended.all).toContain('- Of somebody else')
    written = []
    expect((await run(true, { webhook: null })).exit).toBe(exits.done)
    expect(written).toEqual(['deleteWebhook'])
    expect((await api().getWebhookInfo()).url).toBe('')
  })

  it('continues after Telegram refuses one change, reports it and its reason, and exits as failed', async () => {
    telegram.faults.plan({ kind: 'forbidden', method: 'setMyName' })
    const { exit, all } = await run(true)
    expect(exit).toBe(exits.failed)
    expect(all).toContain('! name')
    expect(all).toContain('Telegram refused it: Forbidden')
    telegram.faults.clear()
    expect((await run(true)).exit).toBe(exits.done)
    expect(written.filter((method) => method === 'setMyName')).toHaveLength(2)
  })
})

describe('setup steps that need a person', () => {
  beforeEach(() => run(true))

  it.each([
    ['member', exits.needsPerson, 'is not an administrator of @causeway_news'],
    ['left', exits.needsPerson, 'is not an administrator of @causeway_news'],
    ['administrator', exits.done, ''],
    ['creator', exits.done, ''],
  ] as const)('a bot that is %s in the channel', async (status, exit, words) => {
    telegram.people.become(me, CHANNEL, status)
    const told = await run(false)
    expect([told.exit, told.all.includes('not an administrator')]).toEqual([exit, words !== ''])
    expect(told.all).toContain(words)
  })

  it('a channel that does not exist', async () => {
    expect(await run(false, { channel: '@nowhere' })).toMatchObject({
      exit: exits.needsPerson,
      all: expect.stringContaining('can’t find @nowhere') as string,
    })
  })

  it('an address without https; links that the server should know; no channel', async () => {
    const { all } = await run(false, { publicUrl: 'http://app.example', channel: null })
    expect(all).toContain('PUBLIC_URL is http://app.example')
    expect(all).toContain('https://t.me/causeway_set_up_bot/bridge')
    expect(all).toContain('No TELEGRAM_CHANNEL')
  })

  it('a webhook to which Telegram cannot deliver updates', async () => {
    telegram.people.become(me, CHANNEL, 'administrator')
    await expect
      .poll(async () => (await run(false)).all, { timeout: 90_000 })
      .toContain('Telegram could not deliver an update')
  })
})

describe('the command', () => {
  const root = join(import.meta.dirname, '../..')
  async function command(args: readonly string[], env: Record<string, string>) {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'bot/setup/main.ts'), ...args], {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number]>,
    ])
    return { code, out, errors }
  }
  const env = () => ({
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_API_URL: server.url,
    PUBLIC_URL: 'https://app.example',
    TELEGRAM_APP_NAME: 'bridge',
    TELEGRAM_CHANNEL: '@causeway_news',
  })

  it('exits with 2 while changes are pending, then applies them', async () => {
    const dry = await command([], env())
    expect([dry.code, dry.errors]).toEqual([2, ''])
    expect(dry.out).toContain('@causeway_set_up_bot')
    expect(await command(['--apply'], env())).toMatchObject({ code: 0, errors: '' })
    expect((await command([], env())).code).toBe(0)
  })

  it.each([
    [['--aply'], {}, 'bot:setup [--apply]'],
    [[], { TELEGRAM_BOT_TOKEN: '' }, 'TELEGRAM_BOT_TOKEN is not set'],
    [[], { TELEGRAM_BOT_TOKEN: '5151:another' }, 'rejects this TELEGRAM_BOT_TOKEN'],
    [[], { TELEGRAM_API_URL: 'http://127.0.0.1:1' }, 'Telegram does not answer'],
  ])('exits with 1 and a message: %j %j', async (args, some, words) => {
    const told = await command(args, { ...env(), ...some })
    expect(told.code).toBe(1)
    expect(told.errors).toContain(words)
    expect(told.errors).not.toContain('set-up-of-the-test')
  })
})
