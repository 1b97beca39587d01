import { p256 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { z } from 'zod'
import type { FamilyServices, SignIn, Verifier, WebRpc } from '../family.ts'
import { isSignedByEd25519, parseSignInMessage } from '../signIn.ts'
import { benfenAddressRules } from './address.ts'
import { COIN_TYPE, chainOfIdentifier } from './node/api.ts'
import { createBenfenNode } from './node/createNode.ts'

interface Scheme {
  readonly keyBytes: number
  isSigned(key: Uint8Array, digest: Uint8Array, signature: Uint8Array): boolean
}

/** Signatures over SHA-256 of the digest, with low s: the network refuses others. */
const byCurve = ({ Signature, verify }: typeof secp256k1 | typeof p256): Scheme => ({
  keyBytes: 33,
  isSigned: (key, digest, bytes) =>
    !Signature.fromBytes(bytes, 'compact').hasHighS() &&
    verify(bytes, sha256(digest), key, { prehash: false, lowS: true, format: 'compact' }),
})

/** Schemes of a single key, by the flag before the signature. */
const schemes: ReadonlyMap<number, Scheme> = new Map([
  [0, { keyBytes: 32, isSigned: isSignedByEd25519 }],
  [1, byCurve(secp256k1)],
  [2, byCurve(p256)],
])
const SIGNATURE_BYTES = 64

/** Intent of a personal message, which no transaction has: scope, version, application. */
const PERSONAL_MESSAGE = [3, 0, 0]

/** Length before bytes, seven bits at a time. */
function lengthPrefix(length: number): number[] {
  return length < 128 ? [length] : [(length & 127) | 128, ...lengthPrefix(length >> 7)]
}

/** Hash that a wallet signs for a text. */
function digestOf(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'utf8')
  return blake2b(Uint8Array.from([...PERSONAL_MESSAGE, ...lengthPrefix(bytes.length), ...bytes]), { dkLen: 32 })
}

/** Account whose key made the signature: a flag, 64 bytes and the public key, in base64. */
function signerOf(text: string, signature: string): string | null {
  const bytes = new Uint8Array(Buffer.from(signature, 'base64'))
  const scheme = schemes.get(bytes[0] ?? -1)
  if (!scheme || bytes.length !== 1 + SIGNATURE_BYTES + scheme.keyBytes) return null
  const key = bytes.subarray(1 + SIGNATURE_BYTES)
  try {
    if (!scheme.isSigned(key, digestOf(text), bytes.subarray(1, 1 + SIGNATURE_BYTES))) return null
  } catch {
    return null
  }
  const hash = blake2b(Uint8Array.from([bytes[0] ?? 0, ...key]), { dkLen: 32 })
  return benfenAddressRules.fromBytes(`0x${Buffer.from(hash).toString('hex')}`)
}

/** Accounts are keys. Several keys in one account (MultiSig), and zkLogin, cannot sign in. */
const verify: Verifier = ({ account, message, signature }) =>
  Promise.resolve(signerOf(message, signature) === account ? 'key' : null)

const benfenSignIn: SignIn = {
  read: (text) => parseSignInMessage(text, 'BenFen'),
  createVerifier: () => verify,
}

const account = z.string().regex(/^BFC[\da-f]{68}$/)
/** Coin after which a page starts, as the node wrote it. */
const cursor = z.string().regex(/^(?:0x[\da-f]{64}|BFC[\da-f]{68})$/i)
const digest = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
/** Of a transfer, with its memo; a transaction in general has up to 128 kilobytes. */
const transaction = z
  .string()
  .max(4_096)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

/** Methods that the web app may call. Anyone can call these at the operator's cost. */
const methods: WebRpc['methods'] = {
  bfc_getTransactionBlock: { params: z.tuple([digest, z.strictObject({ showEffects: z.literal(true) })]), keepMs: 500 },
  bfcx_getCoins: { params: z.tuple([account, z.literal(COIN_TYPE), cursor.nullable(), z.int().min(1).max(50)]) },
  bfcx_getReferenceGasPrice: { params: z.tuple([]), keepMs: 5_000 },
  bfc_dryRunTransactionBlock: { params: z.tuple([transaction]) },
}

export const benfenServices: FamilyServices = {
  name: 'benfen',
  createNode: createBenfenNode,
  signIn: benfenSignIn,
  webRpc: { methods, chainId: { method: 'bfc_getChainIdentifier', read: chainOfIdentifier } },
}
