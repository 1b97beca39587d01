import { Api } from 'grammy'
import { describe, expect, it } from 'vitest'
import { languageIds } from '#src/i18n/languages.ts'
import { commandNames } from '../commands/names.ts'
import { loadTexts } from '../loadTexts.ts'
import { difference, settingsOf } from './setUp.ts'

const texts = loadTexts()
const settings = settingsOf(texts, {
  publicUrl: 'https://app.example',
  apiUrl: 'http://127.0.0.1:1',
  appName: null,
  webhook: null,
  channel: null,
})

/** Calls that would be sent to Telegram. */
async function sent(): Promise<{ method: string; payload: Record<string, unknown> }[]> {
  const calls: { method: string; payload: Record<string, unknown> }[] = []
  const api = new Api('1:nobody')
  api.config.use((_, method, payload) => {
    calls.push({ method, payload: payload as Record<string, unknown> })
    return Promise.resolve({ ok: true, result: true } as never)
  })
  for (const setting of settings) await setting.write(api)
  return calls
}

describe('the bot’s profile', () => {
  it('has a text for every language, and English for all others', async () => {
    const calls = await sent()
    for (const method of ['setMyDescription', 'setMyShortDescription']) {
      const of = calls.filter((call) => call.method === method)
      expect(of.map(({ payload }) => payload['language_code'] ?? 'en').toSorted()).toEqual([...languageIds].toSorted())
      expect(new Set(of.map(({ payload }) => payload['description'] ?? payload['short_description'])).size).toBe(
        languageIds.length,
      )
    }
    const menus = calls.filter(({ method }) => method === 'setMyCommands')
    expect(menus).toHaveLength(2 * languageIds.length)
  })

  it('fits Telegram’s limits', async () => {
    for (const { method, payload } of await sent()) {
      if (method === 'setMyDescription') expect([...(payload['description'] as string)].length).toBeLessThanOrEqual(512)
      if (method === 'setMyShortDescription')
        expect([...(payload['short_description'] as string)].length).toBeLessThanOrEqual(120)
      if (method !== 'setMyCommands') continue
      for (const { command, description } of payload['commands'] as { command: string; description: string }[]) {
        expect(command).toMatch(/^[a-z0-9_]{1,32}$/)
        expect(description.length).toBeGreaterThan(0)
        expect(description.length).toBeLessThanOrEqual(256)
        expect(description).not.toMatch(/[<>]|^bot-/)
      }
    }
  })

  it('offers only non-personal commands in groups', async () => {
    const menus = (await sent())
      .filter(({ method }) => method === 'setMyCommands')
      .map(({ payload }) => payload as { scope: { type: string }; commands: { command: string }[] })
    for (const { scope, commands } of menus)
      expect(commands.map(({ command }) => command)).toEqual(
        scope.type === 'all_group_chats' ? ['start', 'help'] : [...commandNames],
      )
  })
})

it.each([
  [['a', 'b'], ['a', 'b'], []],
  [
    ['a', 'b'],
    ['a', 'c'],
    ['- b', '+ c'],
  ],
  [[], ['a'], ['+ a']],
  [['a'], [], ['- a']],
  [
    ['a', 'b'],
    ['b', 'a'],
    ['~ b', '~ a'],
  ],
  [['a', 'a'], ['a'], ['~ a']],
])('the change from %j to %j is shown as %j', (found, wanted, lines) =>
  expect(difference(found, wanted)).toEqual(lines),
)
