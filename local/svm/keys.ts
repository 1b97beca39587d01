import { Keypair } from '@solana/web3.js'
import { type LocalSvmName, localSvmNames, localSvmSeed } from '#runtime/config/production.ts'

/** Derives a key of the local networks, as anyone can. */
export const localSvmKeypair = (name: LocalSvmName): Keypair => Keypair.fromSeed(localSvmSeed(name))

/** Finds the key that creates a token of the local catalogue. @throws Error if none does */
export function localMintKeypair(address: string): Keypair {
  const found = localSvmNames.map(localSvmKeypair).find(({ publicKey }) => publicKey.toBase58() === address)
  if (!found) throw new Error(`${address} is not the address of a local mint.`)
  return found
}
