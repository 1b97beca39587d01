import { AppError } from '#core/errors.ts'
import type { BotConfig } from '#runtime/config.ts'

export interface Webhook {
  readonly url: string
  readonly secret: string
}

export interface BotSettings {
  readonly token: string
  readonly apiRoot: string | undefined
  readonly appName: string | null
  readonly publicUrl: string
  readonly apiUrl: string
  /** Null = long polling. */
  readonly webhook: Webhook | null
}

type BotEnv = Pick<
  BotConfig,
  | 'TELEGRAM_BOT_TOKEN'
  | 'TELEGRAM_API_URL'
  | 'TELEGRAM_APP_NAME'
  | 'TELEGRAM_WEBHOOK_URL'
  | 'TELEGRAM_WEBHOOK_SECRET'
  | 'PUBLIC_URL'
  | 'API_URL'
>

const refused = (message: string): AppError => new AppError('config_invalid', message, { retriable: false })
const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

/** Null if no bot is configured. @throws AppError `config_invalid` for an incomplete configuration */
export function botSettings(env: BotEnv): BotSettings | null {
  if (env.TELEGRAM_BOT_TOKEN === undefined) return null
  if (env.PUBLIC_URL === undefined)
    throw refused('The bot opens the app: set PUBLIC_URL to the address under which people reach it.')
  const { TELEGRAM_WEBHOOK_URL: url, TELEGRAM_WEBHOOK_SECRET: secret } = env
  // Without a secret anyone who finds the URL could impersonate any user.
  if (url !== undefined && secret === undefined)
    throw refused('TELEGRAM_WEBHOOK_URL without TELEGRAM_WEBHOOK_SECRET would accept updates from anyone: set both.')
  return {
    token: env.TELEGRAM_BOT_TOKEN,
    apiRoot: env.TELEGRAM_API_URL === undefined ? undefined : withoutSlash(env.TELEGRAM_API_URL),
    appName: env.TELEGRAM_APP_NAME ?? null,
    publicUrl: env.PUBLIC_URL,
    apiUrl: withoutSlash(env.API_URL ?? env.PUBLIC_URL),
    webhook: url === undefined || secret === undefined ? null : { url, secret },
  }
}
