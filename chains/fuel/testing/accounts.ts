import { hashMessage, Signer } from 'fuels'

/** An account with a known key, which signs as the vendor's library does. */
export interface TestAccount {
  /** Canonical. */
  readonly address: string
  readonly checksum: string
  signText(text: string): string
  /** Signs a transaction by its id. */
  signId(id: string): string
}

export function testAccount(seed: number): TestAccount {
  const signer = new Signer(`0x${seed.toString(16).padStart(64, '0')}`)
  return {
    address: signer.address.toB256(),
    checksum: signer.address.toString(),
    signText: (text) => signer.sign(hashMessage(text)),
    signId: (id) => signer.sign(id),
  }
}
