import { createHash } from 'node:crypto'
import { Keypair } from '@solana/web3.js'

export const localSvmNames = ['maker', 'mint-eth', 'mint-usdc', 'user', 'faucet'] as const
export type LocalSvmName = (typeof localSvmNames)[number]

/** Derives the same key on every machine, so that configuration can name its address. For the local network only. */
export const localSvmKeypair = (name: LocalSvmName): Keypair =>
  Keypair.fromSeed(createHash('sha256').update(`causeway local svm ${name}`).digest())
