import { AppError } from '#core/errors.ts'
import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { Clock } from '#runtime/clock.ts'
import type { ServerConfig } from '#runtime/config.ts'
import { createVendor } from './askVendor.ts'
import { discordVerifier } from './discord.ts'
import { type TelegramUserOf, telegramVerifier } from './telegram.ts'
import type { SocialVerifier, SocialVerifiers } from './verifier.ts'
import { xVerifier } from './x.ts'

const TIMEOUT_MS = 5_000
const X = 'https://api.x.com'
const DISCORD = 'https://discord.com'
const TELEGRAM = 'https://api.telegram.org'

type Required =
  | 'X_BEARER_TOKEN'
  | 'X_ACCOUNT_ID'
  | 'DISCORD_CLIENT_ID'
  | 'DISCORD_CLIENT_SECRET'
  | 'DISCORD_GUILD_ID'
  | 'TELEGRAM_BOT_TOKEN'
  | 'TELEGRAM_CHANNEL'
export type SocialEnv = Pick<ServerConfig, Required | 'DISCORD_BOT_TOKEN' | 'TELEGRAM_API_URL'>

export interface SocialOptions {
  readonly env: SocialEnv
  /** Public URL of the app. */
  readonly publicUrl: string
  readonly clock: Clock
  readonly telegramUserOf: TelegramUserOf
  /** Server that replaces the platforms on a developer's machine. */
  readonly standIn?: string
  /** That server's authorization page for Discord. */
  readonly discordAuthorizeUrl?: string
}

const vendor = ({ clock, standIn }: SocialOptions, name: string, base: string) =>
  createVendor({ name, base: standIn ?? base, timeoutMs: TIMEOUT_MS, clock })

type Open = (values: Readonly<Record<Required, string>>, options: SocialOptions) => SocialVerifier

/** Each platform's settings and verifier. */
const platforms: readonly {
  readonly platform: SocialPlatform
  readonly needs: readonly Required[]
  readonly asksFor?: Required
  readonly open: Open
}[] = [
  {
    platform: 'x',
    needs: ['X_BEARER_TOKEN', 'X_ACCOUNT_ID'],
    open: (values, options) =>
      xVerifier({ ask: vendor(options, 'X', X), token: values.X_BEARER_TOKEN, accountId: values.X_ACCOUNT_ID }),
  },
  {
    platform: 'discord',
    needs: ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET', 'DISCORD_GUILD_ID'],
    open: (values, options) =>
      discordVerifier({
        ask: vendor(options, 'Discord', DISCORD),
        clientId: values.DISCORD_CLIENT_ID,
        clientSecret: values.DISCORD_CLIENT_SECRET,
        guildId: values.DISCORD_GUILD_ID,
        authorizeUrl: options.discordAuthorizeUrl ?? `${DISCORD}/oauth2/authorize`,
        redirectUri: new URL('/points', options.publicUrl).href,
        botToken: options.env.DISCORD_BOT_TOKEN ?? null,
      }),
  },
  {
    platform: 'telegram',
    needs: ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHANNEL'],
    // The bot's token has other uses, so it alone doesn't enable this platform.
    asksFor: 'TELEGRAM_CHANNEL',
    open: (values, options) =>
      telegramVerifier({
        ask: vendor(options, 'Telegram', (options.env.TELEGRAM_API_URL ?? TELEGRAM).replace(/\/+$/, '')),
        token: values.TELEGRAM_BOT_TOKEN,
        channel: values.TELEGRAM_CHANNEL,
        userOf: options.telegramUserOf,
      }),
  },
]

/**
 * Creates the verifiers that the environment configures.
 * @throws AppError `config_invalid` for a partially configured platform
 */
export function openSocialVerifiers(options: SocialOptions): SocialVerifiers {
  const { env } = options
  const opened = platforms.flatMap(({ platform, needs, asksFor, open }): [SocialPlatform, SocialVerifier][] => {
    const missing = needs.filter((name) => env[name] === undefined)
    if (asksFor ? missing.includes(asksFor) : missing.length === needs.length) return []
    if (missing.length > 0)
      throw new AppError('config_invalid', `Verifying tasks on ${platform} needs ${missing.join(', ')} too.`, {
        retriable: false,
      })
    return [[platform, open(env as Record<Required, string>, options)]]
  })
  return new Map(opened)
}
