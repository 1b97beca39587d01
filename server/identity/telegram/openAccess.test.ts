import { expect, it } from 'vitest'
import { loadConfig } from '#runtime/config.ts'
import { openTelegramAccess } from './access.ts'

const open = (env: Record<string, string>) => openTelegramAccess(loadConfig('server', env))
const secret = { SESSION_SECRET: 'x'.repeat(32) }

it('uses the bot’s token, or its id and a secret, and is off without either', () => {
  expect(open({})).toBeNull()
  expect(open(secret)).toBeNull()
  const [token, number] = [open({ TELEGRAM_BOT_TOKEN: '1:a' }), open({ TELEGRAM_BOT_ID: '1', ...secret })]
  expect(token?.tokensOf('f')[0]).toMatch(/^cs_[\w-]{43}$/)
  expect([token?.tokensOf('g')[0], number?.tokensOf('f')[0]]).not.toContain(token?.tokensOf('f')[0])
})

it('knows the sessions of two secrets during a rotation', () => {
  const rotating = { SESSION_SECRET: 'y'.repeat(32), SESSION_SECRET_PREVIOUS: secret.SESSION_SECRET }
  const [before, during, after] = [secret, rotating, { SESSION_SECRET: 'y'.repeat(32) }].map((env) =>
    open({ TELEGRAM_BOT_ID: '1', ...env })?.tokensOf('f'),
  )
  expect(during).toEqual([...(after ?? []), ...(before ?? [])])
  expect([before?.length, after?.length]).toEqual([1, 1])
  expect(after).not.toEqual(before)
})

it.each([
  [{ TELEGRAM_BOT_ID: '1' }, 'SESSION_SECRET'],
  [{ TELEGRAM_BOT_ID: '1', SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ TELEGRAM_BOT_ID: '1', ...secret, TELEGRAM_PUBLIC_KEY: 'abc' }, 'TELEGRAM_PUBLIC_KEY'],
])('%o is refused by its name', (env, name) => expect(() => open(env)).toThrow(name))
