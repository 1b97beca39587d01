import { type Keypair, toSerializedSignature } from '@benfen/bfc.js/cryptography'
import { Ed25519Keypair } from '@benfen/bfc.js/keypairs/ed25519'
import { Secp256k1Keypair } from '@benfen/bfc.js/keypairs/secp256k1'
import { Secp256r1Keypair } from '@benfen/bfc.js/keypairs/secp256r1'
import { hex2BfcAddress } from '@benfen/bfc.js/utils'

export const schemes = ['ED25519', 'Secp256k1', 'Secp256r1'] as const
export type Scheme = (typeof schemes)[number]

/** An account with a known key, which signs as the vendor's library does. */
export interface TestAccount {
  /** Canonical. */
  readonly address: string
  readonly hex: string
  readonly publicKey: Uint8Array
  signText(text: string): Promise<string>
  /** Signs bytes as they are, as no wallet does. */
  signBytes(bytes: Uint8Array): Promise<string>
  signTransaction(bytes: Uint8Array): Promise<{ bytes: string; signature: string }>
}

const keyPairs: Readonly<Record<Scheme, { fromSecretKey(secret: Uint8Array): Keypair }>> = {
  ED25519: Ed25519Keypair,
  Secp256k1: Secp256k1Keypair,
  Secp256r1: Secp256r1Keypair,
}

export function testAccount(seed: number, signatureScheme: Scheme = 'ED25519'): TestAccount {
  const secret = Uint8Array.from(Buffer.from(seed.toString(16).padStart(64, '0'), 'hex'))
  const pair = keyPairs[signatureScheme].fromSecretKey(secret)
  const publicKey = pair.getPublicKey()
  return {
    address: hex2BfcAddress(pair.toHexAddress()),
    hex: pair.toHexAddress(),
    publicKey: publicKey.toRawBytes(),
    signText: async (text) => (await pair.signPersonalMessage(new TextEncoder().encode(text))).signature,
    signBytes: async (bytes) =>
      toSerializedSignature({ signature: await pair.sign(bytes), signatureScheme, publicKey }),
    signTransaction: (bytes) => pair.signTransactionBlock(bytes),
  }
}
