import { createHmac } from 'node:crypto'
import { botPass, readBotPersonPass } from '#runtime/botPass.ts'
import { AppError } from '#core/errors.ts'
import type { ServerConfig } from '#runtime/config.ts'
import { type Proof, proofByKey, proofByToken } from './proofs.ts'

/** The bot's identity and secrets, as the server has them. */
export interface TelegramAccess {
  readonly proof: Proof
  /**
   * Derives the session token from init data's fingerprint: deterministic, but unguessable without the secret. During a
   * rotation the previous secret's token follows.
   */
  tokensOf(fingerprint: string): readonly [current: string, previous?: string]
  /** Authenticates the bot's own process; null if the server doesn't have the bot's token. */
  readonly botPass: string | null
  /** Telegram user of a pass that the bot made; null for any other text. */
  personOf(pass: string, now: Date): number | null
}

const tokenUnder = (secret: string, fingerprint: string): string =>
  `cs_${createHmac('sha256', secret).update(`telegram session ${fingerprint}`).digest('base64url')}`

/** Access by the bot's token, or by the bot's id and a secret of this server if the token is kept elsewhere. */
export const accessByToken = (botToken: string): TelegramAccess => ({
  proof: proofByToken(botToken),
  tokensOf: (fingerprint) => [tokenUnder(botToken, fingerprint)],
  botPass: botPass(botToken),
  personOf: (pass, now) => readBotPersonPass(botToken, pass, now),
})
export const accessByKey = (
  botId: string,
  { secret, previous }: { secret: string; previous?: string | undefined },
  publicKey?: string,
): TelegramAccess => ({
  proof: proofByKey(botId, publicKey),
  tokensOf: (fingerprint) =>
    previous === undefined
      ? [tokenUnder(secret, fingerprint)]
      : [tokenUnder(secret, fingerprint), tokenUnder(previous, fingerprint)],
  botPass: null,
  personOf: () => null,
})

type TelegramEnv = Pick<
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
