import { expect, it } from 'vitest'
import { loadConfig } from '#runtime/config.ts'
import { openTelegramAccess } from './openAccess.ts'

const open = (env: Record<string, string>) => openTelegramAccess(loadConfig('server', env))
const secret = { SESSION_SECRET: 'x'.repeat(32) }

it('is by the token of the bot, or by its number and a secret, and nothing without either', () => {
  expect(open({})).toBeNull()
  expect(open(secret)).toBeNull()
  const [token, number] = [open({ TELEGRAM_BOT_TOKEN: '1:a' }), open({ TELEGRAM_BOT_ID: '1', ...secret })]
  expect(token?.tokenOf('f')).toMatch(/^cs_[\w-]{43}$/)
  expect([token?.tokenOf('g'), number?.tokenOf('f')]).not.toContain(token?.tokenOf('f'))
})

it.each([
  [{ TELEGRAM_BOT_ID: '1' }, 'SESSION_SECRET'],
  [{ TELEGRAM_BOT_ID: '1', SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ TELEGRAM_BOT_ID: '1', ...secret, TELEGRAM_PUBLIC_KEY: 'abc' }, 'TELEGRAM_PUBLIC_KEY'],
])('%o is refused by its name', (env, name) => expect(() => open(env)).toThrow(name))
