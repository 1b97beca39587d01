import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { base58 } from '@scure/base'
import { mnemonicToAccount } from 'viem/accounts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const EVM_ACCOUNTS = 20
const svmNames = ['maker', 'mint-eth', 'mint-usdc', 'user', 'faucet'] as const

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

function evmKeys(): string[] {
  const parent = mnemonicToAccount(MNEMONIC, { path: "m/44'/60'/0'/0" }).getHdKey()
  return Array.from({ length: EVM_ACCOUNTS }, (_, index) =>
    hex(parent.deriveChild(index).privateKey ?? new Uint8Array()),
  )
}

/** Seeds of the local Solana-style network; each name gives the same key on every machine. */
export const localSvmSeed = (name: (typeof svmNames)[number]): Uint8Array =>
  createHash('sha256').update(`causeway local svm ${name}`).digest()

/** A key in every format in which a wallet may export it. */
function svmSpellings(seed: Uint8Array): string[] {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const publicKey = createPublicKey(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })).export({
    format: 'der',
    type: 'spki',
  })
  const full = Buffer.concat([seed, publicKey.subarray(-32)])
  return [hex(seed), hex(full), base58.encode(seed), base58.encode(full), JSON.stringify([...full])]
}

const spelling = (secret: string): string => secret.replace(/^0x/i, '').replace(/\s/g, '')
const folded = (text: string): string => (/^[0-9a-f]+$/i.test(text) ? text.toLowerCase() : text)

/** Detects secrets that anyone can look up: the test mnemonic, its keys, and those of the local networks. */
export function developmentKeyCheck(): (secret: string) => boolean {
  const known = new Set([...evmKeys(), ...svmNames.flatMap((name) => svmSpellings(localSvmSeed(name)))])
  return (secret) => secret.trim() === MNEMONIC || known.has(folded(spelling(secret)))
}
