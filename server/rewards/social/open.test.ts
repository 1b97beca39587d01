import { describe, expect, it } from 'vitest'
import { loadConfig } from '#runtime/config.ts'
import { systemClock } from '#runtime/clock.ts'
import { openSocialVerifiers } from './open.ts'

const open = (env: Record<string, string>) =>
  openSocialVerifiers({
    env: loadConfig('server', env),
    publicUrl: 'https://bridge.example.org',
    clock: systemClock,
    telegramUserOf: () => Promise.resolve(null),
  })
const x = { X_BEARER_TOKEN: 'a', X_ACCOUNT_ID: '2244994945' }
const discord = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'b', DISCORD_GUILD_ID: '2' }
const telegram = { TELEGRAM_BOT_TOKEN: '1:c', TELEGRAM_CHANNEL: '@causeway' }

describe('configured platforms', () => {
  it.each([
    [{}, []],
    [x, ['x']],
    [{ TELEGRAM_BOT_TOKEN: '1:c' }, []],
    [{ ...telegram, ...discord }, ['discord', 'telegram']],
  ])('%o', (env, names) => expect([...open(env).keys()]).toEqual(names))

  it('Discord redirects users to the points page, and rechecks only with a bot', () => {
    const [alone, withBot] = [open(discord).get('discord'), open({ ...discord, DISCORD_BOT_TOKEN: 'd' }).get('discord')]
    expect(new URL(alone?.authorizeUrl ?? '').searchParams.get('redirect_uri')).toBe(
      'https://bridge.example.org/points',
    )
    expect([alone?.recheck, typeof withBot?.recheck]).toEqual([null, 'function'])
    expect([alone?.notice, withBot?.notice]).toEqual([expect.stringContaining('DISCORD_BOT_TOKEN'), null])
  })

  it('refuses a wallet without a linked account, with that reason', async () => {
    expect(
      await open(telegram).get('telegram')?.verify({ wallet: '0xabc', twitterUsername: null, code: null }),
    ).toEqual({ refusal: 'telegram_not_linked' })
  })

  it.each([
    [{ X_BEARER_TOKEN: 'a' }, 'X_ACCOUNT_ID'],
    [{ DISCORD_CLIENT_ID: '1', DISCORD_GUILD_ID: '2' }, 'DISCORD_CLIENT_SECRET'],
    [{ TELEGRAM_CHANNEL: '@causeway' }, 'TELEGRAM_BOT_TOKEN'],
    [{ ...x, X_ACCOUNT_ID: '@someone' }, 'X_ACCOUNT_ID'],
    [{ ...telegram, TELEGRAM_CHANNEL: 'https://t.me/causeway' }, 'TELEGRAM_CHANNEL'],
  ])('%o reports what is missing or wrong', (env, name) => expect(() => open(env)).toThrow(name))
})
