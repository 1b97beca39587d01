import { z } from 'zod'
import { families } from '../chain/family.ts'
import { address, chainIdNumber, time } from './common.ts'

/** The wallet that is to sign, as far as it is known: a nonce with a family or network serves no other. */
export const nonceRequest = z.strictObject({ family: z.enum(families).optional(), chain_id: chainIdNumber.optional() })
export type NonceRequest = z.infer<typeof nonceRequest>

/** The fields of the sign-in message that a wallet must sign, word for word and without any other. */
export const nonceData = z.object({
  nonce: z.string(),
  /** Network to name in the text; absent where the request named none. */
  chain_id: chainIdNumber.optional(),
  domain: z.string(),
  uri: z.string(),
  statement: z.string(),
  /** Where the text must say for whom it is signed. */
  request_id: z.string().optional(),
  issued_at: time,
  expires_at: time,
})
export type NonceData = z.infer<typeof nonceData>

export const verifyRequest = z.strictObject({
  family: z.enum(families),
  address,
  /** What was signed: a text of the form of ERC-4361; on TON a proof of TON Connect as JSON (`tonProof.ts`). */
  message: z.string().min(1).max(4000),
  /** 0x-hex on EVM, base58 or base64 elsewhere. */
  signature: z.string().min(1).max(4000),
  /** The network that was signed, where a contract account is asked for its consent (ERC-1271); another one is refused. */
  chain_id: chainIdNumber.optional(),
})
export type VerifyRequest = z.infer<typeof verifyRequest>

export const openSessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Browser and system, such as "Chrome · Android"; empty where they are unknown. */
      device: z.string(),
      surface: z.string(),
      created_at: time,
      last_seen_at: time,
      expires_at: time,
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
})
export type OpenSessions = z.infer<typeof openSessions>
/** One of them; all, the one that asks included; all others. */
export const endSessionsRequest = z.union([
  z.strictObject({ id: z.string().min(1).max(64) }),
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ others: z.literal(true) }),
])

/** `token` is the same session as the cookie, for places where cookies do not reach: `Authorization: Bearer`. */
export const sessionData = z.object({
  user_id: z.string(),
  family: z.enum(families),
  token: z.string(),
  expires_at: time,
})
export type SessionData = z.infer<typeof sessionData>
