import { z } from 'zod'
import { families } from '../chain/family.ts'
import { address, chainIdNumber, time } from './common.ts'

/** The wallet that will sign, as far as known: a nonce for one family or network is valid for no other. */
export const nonceRequest = z.strictObject({ family: z.enum(families).optional(), chain_id: chainIdNumber.optional() })
export type NonceRequest = z.infer<typeof nonceRequest>

/** Fields of the sign-in message, which a wallet must sign verbatim and without any other. */
export const nonceData = z.object({
  nonce: z.string(),
  /** Network to name in the text; absent if the request named none. */
  chain_id: chainIdNumber.optional(),
  domain: z.string(),
  uri: z.string(),
  statement: z.string(),
  /** Value of the text's request id, which names the account that it is signed for. */
  request_id: z.string().optional(),
  issued_at: time,
  expires_at: time,
})
export type NonceData = z.infer<typeof nonceData>

export const verifyRequest = z.strictObject({
  family: z.enum(families),
  address,
  /** Signed content: an ERC-4361 text; on TON a TON Connect proof or signed text, as JSON. */
  message: z.string().min(1).max(4000),
  /** 0x-hex on EVM, base58 or base64 on Solana-style networks, base64 elsewhere. */
  signature: z.string().min(1).max(4000),
  /** The signed network, if a contract account must confirm (ERC-1271); another one is refused. */
  chain_id: chainIdNumber.optional(),
})
export type VerifyRequest = z.infer<typeof verifyRequest>

export const openSessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Browser and system, such as "Chrome · Android"; empty if unknown. */
      device: z.string(),
      surface: z.string(),
      created_at: time,
      last_seen_at: time,
      expires_at: time,
      /** True for the calling session. */
      current: z.boolean(),
    }),
  ),
})
export type OpenSessions = z.infer<typeof openSessions>
/** One session; all, including the caller's; or all others. */
export const endSessionsRequest = z.union([
  z.strictObject({ id: z.string().min(1).max(64) }),
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ others: z.literal(true) }),
])

/** `token` is the same session as the cookie, for contexts that cookies do not reach: `Authorization: Bearer`. */
export const sessionData = z.object({
  user_id: z.string(),
  family: z.enum(families),
  token: z.string(),
  expires_at: time,
})
export type SessionData = z.infer<typeof sessionData>

/** Initial state of an account that is not deployed yet: base64 of a bag of cells. */
const stateInit = z.string().max(3500)
const epochSeconds = z.int().positive()
const tonDomain = z.string().min(1).max(128)

/** Signed proof that a TON account belongs to the wallet (`ton_proof`), as the text of a sign-in: JSON in `message`. */
export const tonProofMessage = z.strictObject({
  /** Network id in the wallet's form. */
  network: z.string().max(20),
  state_init: stateInit.optional(),
  proof: z.strictObject({
    /** Time of the proof. */
    timestamp: epochSeconds,
    domain: z.strictObject({ lengthBytes: z.int(), value: tonDomain }),
    /** Our nonce. The wallet doesn't show it. */
    payload: z.string().min(1).max(128),
  }),
})
export type TonProofMessage = z.infer<typeof tonProofMessage>

/** Sign-in text that a TON wallet showed and signed (`signData`): JSON in `message`. */
export const tonTextMessage = z.strictObject({
  state_init: stateInit.optional(),
  signed: z.strictObject({
    /** Time of the signature. */
    timestamp: epochSeconds,
    /** Domain that the wallet took from the app's manifest. */
    domain: tonDomain,
    /** ERC-4361 text, which names its network. */
    text: z.string().min(1).max(1500),
  }),
})
export type TonTextMessage = z.infer<typeof tonTextMessage>
