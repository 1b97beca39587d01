import { expect, it } from 'vitest'
import { loadConfig } from '#runtime/config.ts'
import { botSettings } from './settings.ts'

const read = (env: Record<string, string>) => botSettings(loadConfig('bot', env))
const token = { TELEGRAM_BOT_TOKEN: '1:a', PUBLIC_URL: 'https://app.example' }

it('the bot has no settings without a token', () => expect(read({ PUBLIC_URL: 'https://app.example' })).toBeNull())

it('the bot polls unless a webhook is set, and calls the API at the public address by default', () => {
  expect(read(token)).toEqual({
    token: '1:a',
    apiRoot: undefined,
    appName: null,
    publicUrl: 'https://app.example',
    apiUrl: 'https://app.example',
    webhook: null,
  })
  const secret = 's'.repeat(32)
  const full = {
    ...token,
    API_URL: 'http://10.0.0.2:8080/',
    TELEGRAM_API_URL: 'http://127.0.0.1:1/',
    TELEGRAM_APP_NAME: 'bridge',
    TELEGRAM_WEBHOOK_URL: 'https://bot.example/hook',
    TELEGRAM_WEBHOOK_SECRET: secret,
  }
  expect(read(full)).toMatchObject({
    apiUrl: 'http://10.0.0.2:8080',
    apiRoot: 'http://127.0.0.1:1',
    appName: 'bridge',
    webhook: { url: 'https://bot.example/hook', secret },
  })
})

it.each([
  [{ TELEGRAM_BOT_TOKEN: '1:a' }, 'PUBLIC_URL'],
  [{ ...token, TELEGRAM_WEBHOOK_URL: 'https://bot.example/hook' }, 'TELEGRAM_WEBHOOK_SECRET'],
  [
    { ...token, TELEGRAM_WEBHOOK_URL: 'https://bot.example/hook', TELEGRAM_WEBHOOK_SECRET: 'short' },
    'TELEGRAM_WEBHOOK_SECRET',
  ],
  [{ ...token, TELEGRAM_APP_NAME: 'no spaces' }, 'TELEGRAM_APP_NAME'],
])('%o is refused with the setting’s name', (env, name) => expect(() => read(env)).toThrow(name))
