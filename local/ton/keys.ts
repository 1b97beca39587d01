import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { localTonSeed } from '#runtime/config/production.ts'

/** Wallets that the node signs for. */
export const localTonNames = ['user'] as const

/** Header of a PKCS #8 private key that holds a bare Ed25519 seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface LocalTonKey {
  /** 32 bytes. */
  readonly publicKey: Buffer
  sign(bytes: Uint8Array): Buffer
}

/** Derives the same key on every machine. For the local network only. */
export function localTonKey(name: string): LocalTonKey {
  const seed = localTonSeed(name)
  const key: KeyObject = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = Buffer.from(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32))
  return { publicKey, sign: (bytes) => sign(null, bytes, key) }
}
