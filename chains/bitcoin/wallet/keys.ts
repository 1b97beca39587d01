import { HDKey } from '@scure/bip32'
import { hex } from '@scure/base'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { AppError } from '#core/errors.ts'
import { scriptOf, writeBitcoin } from '../address.ts'
import type { BitcoinNetwork } from '../networks.ts'

/** Output of ours that pays to one key. */
export interface OwnOutput {
  readonly address: string
  readonly script: Uint8Array
}

/** Addresses of deposits, one per order; without private keys. */
export interface DepositAccount {
  /** @throws AppError `index_invalid` */
  at(index: number): OwnOutput
}

/** The maker's keys on one network. */
export interface MakerKeys {
  /** Extended public key of the deposit account, for the server. */
  readonly depositAccountKey: string
  readonly deposits: DepositAccount
  /** Pays out and receives the change. */
  readonly payout: OwnOutput
  readonly payoutKey: Uint8Array
  /** Spends a deposit into the inventory or back to its owner. @throws AppError `index_invalid` */
  depositKey(index: number): Uint8Array
}

/** Accounts of BIP-84 under the network's coin type: the deposit account’s extended key never covers the inventory. */
const accounts = { payout: 0, deposits: 1 } as const

/** BIP-44 has one coin type for all test networks. */
const coinTypeOf = ({ hrp }: BitcoinNetwork): number => (hrp === 'bc' ? 0 : 1)

const HARDENED = 2 ** 31

/** Last index of keys that an extended public key derives. */
const requireIndex = (index: number): number => {
  if (Number.isInteger(index) && index >= 0 && index < HARDENED) return index
  throw new AppError('index_invalid', `Deposit addresses have no index ${index}.`, { retriable: false })
}

function keyInvalid(message: string): never {
  // The library's own message may contain parts of the key.
  throw new AppError('key_invalid', message, { retriable: false })
}

const seedForm = /^(?:0x)?((?:[0-9a-fA-F]{2}){16,64})$/

/** Reads a seed in hex or the extended private key of a whole wallet. @throws AppError `key_invalid` */
function readMaster(secret: string): HDKey {
  const text = secret.trim()
  const seed = seedForm.exec(text)?.[1]
  try {
    const key = seed === undefined ? HDKey.fromExtendedKey(text) : HDKey.fromMasterSeed(hex.decode(seed.toLowerCase()))
    if (key.privateKey && key.depth === 0) return key
  } catch {
    // Refused below.
  }
  return keyInvalid(
    'The Bitcoin key is not a seed of 16 to 64 bytes in hex, nor the extended private key of a wallet (xprv).',
  )
}

function outputOf(key: HDKey, network: BitcoinNetwork): OwnOutput {
  const { publicKey } = key
  if (!publicKey) return keyInvalid('The Bitcoin key has no public key.')
  const output = { kind: 'p2wpkh', program: ripemd160(sha256(publicKey)) } as const
  return { address: writeBitcoin(output, network), script: scriptOf(output) }
}

const privateKeyOf = ({ privateKey }: HDKey): Uint8Array =>
  privateKey ?? keyInvalid('The Bitcoin key has no private key.')

const accountOf = (external: HDKey, network: BitcoinNetwork): DepositAccount => ({
  at: (index) => outputOf(external.deriveChild(requireIndex(index)), network),
})

/** Opens the deposit account from its extended public key. @throws AppError `key_invalid` */
export function openDepositAccount(accountKey: string, network: BitcoinNetwork): DepositAccount {
  let account: HDKey
  try {
    account = HDKey.fromExtendedKey(accountKey.trim())
  } catch {
    return keyInvalid('The deposit account is not an extended public key (xpub).')
  }
  if (account.privateKey || account.depth !== 3)
    return keyInvalid('The deposit account must be the extended public key of an account, without its private key.')
  return accountOf(account.deriveChild(0), network)
}

/** Derives the maker's keys on a network from its secret. @throws AppError `key_invalid` */
export function openMakerKeys(secret: string, network: BitcoinNetwork): MakerKeys {
  const master = readMaster(secret)
  const account = (number: number) => master.derive(`m/84'/${coinTypeOf(network)}'/${number}'`)
  const [paying, receiving] = [account(accounts.payout).deriveChild(0).deriveChild(0), account(accounts.deposits)]
  const external = receiving.deriveChild(0)
  return {
    depositAccountKey: receiving.publicExtendedKey,
    deposits: accountOf(external, network),
    payout: outputOf(paying, network),
    payoutKey: privateKeyOf(paying),
    depositKey: (index) => privateKeyOf(external.deriveChild(requireIndex(index))),
  }
}
