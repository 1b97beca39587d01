import { createHmac } from 'node:crypto'
import { botPass } from '#runtime/botPass.ts'
import { type Proof, proofByKey, proofByToken } from './proofs.ts'

/** What the server knows of the bot. */
export interface TelegramAccess {
  readonly proof: Proof
  /**
   * Turns a launch into the token of its session: the same one for the same launch, to be known by us alone. While the secret is being
   * rotated, the token under the previous secret follows.
   */
  tokensOf(fingerprint: string): readonly [current: string, previous?: string]
  /** What the bot's process shows with its calls; null where the token is not here to make it of. */
  readonly botPass: string | null
}

const tokenUnder = (secret: string, fingerprint: string): string =>
  `cs_${createHmac('sha256', secret).update(`telegram session ${fingerprint}`).digest('base64url')}`

/** By the bot's token, or, where that is kept elsewhere, by its number and a secret of this server. */
export const accessByToken = (botToken: string): TelegramAccess => ({
  proof: proofByToken(botToken),
  tokensOf: (fingerprint) => [tokenUnder(botToken, fingerprint)],
  botPass: botPass(botToken),
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
})
