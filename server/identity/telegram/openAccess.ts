import { AppError } from '#core/errors.ts'
import type { ServerConfig } from '#runtime/config.ts'
import { accessByKey, accessByToken, type TelegramAccess } from './access.ts'

export type TelegramEnv = Pick<
  ServerConfig,
  'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_BOT_ID' | 'TELEGRAM_PUBLIC_KEY' | 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'
>

/**
 * Reads the environment; null if no bot is configured.
 * @throws AppError `config_invalid` for a bot id without a secret
 */
export function openTelegramAccess(env: TelegramEnv): TelegramAccess | null {
  if (env.TELEGRAM_BOT_TOKEN !== undefined) return accessByToken(env.TELEGRAM_BOT_TOKEN)
  if (env.TELEGRAM_BOT_ID === undefined) return null
  if (env.SESSION_SECRET === undefined)
    throw new AppError('config_invalid', 'TELEGRAM_BOT_ID without TELEGRAM_BOT_TOKEN needs SESSION_SECRET too.', {
      retriable: false,
    })
  const secrets = { secret: env.SESSION_SECRET, previous: env.SESSION_SECRET_PREVIOUS }
  return accessByKey(env.TELEGRAM_BOT_ID, secrets, env.TELEGRAM_PUBLIC_KEY)
}
