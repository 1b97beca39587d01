import { createHmac } from 'node:crypto'
import { botPass } from '#runtime/botPass.ts'
import { type Proof, proofByKey, proofByToken } from './proofs.ts'

/** What the server knows of the bot. */
export interface TelegramAccess {
  readonly proof: Proof
  /** Turns a launch into the token of its session: the same one for the same launch, to be known by us alone. */
  tokenOf(fingerprint: string): string
  /** What the bot's process shows with its calls; null where the token is not here to make it of. */
  readonly botPass: string | null
}

const tokens = (secret: string) => (fingerprint: string) =>
  `cs_${createHmac('sha256', secret).update(`telegram session ${fingerprint}`).digest('base64url')}`

/** By the bot's token, or, where that is kept elsewhere, by its number and a secret of this server. */
export const accessByToken = (botToken: string): TelegramAccess => ({
  proof: proofByToken(botToken),
  tokenOf: tokens(botToken),
  botPass: botPass(botToken),
})
export const accessByKey = (botId: string, secret: string, publicKey?: string): TelegramAccess => ({
  proof: proofByKey(botId, publicKey),
  tokenOf: tokens(secret),
  botPass: null,
})
