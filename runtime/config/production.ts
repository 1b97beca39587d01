import { base58 } from '@scure/base'
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { mnemonicToAccount } from 'viem/accounts'
import { AppError } from '#core/errors.ts'
import { requireIndependentEndpoints } from './endpointOwners.ts'
import { isLoopback, type NetworkEndpoints } from './endpoints.ts'

/** Start settings of a process (or of the embedded root, which is several at once). */
export interface StartFacts {
  /** Networks with our settlement, with their endpoints. */
  networks: readonly NetworkEndpoints[]
  rpcQuorum: number
  /** Every key that the process holds, by the name of its variable. */
  secrets: readonly { name: string; value: string }[]
  database: 'pglite' | 'postgres'
  /** True if the process pays out of the maker's inventory. */
  paysOut: boolean
  allowPglitePayouts: boolean
  /** Journal of payouts; absent if nothing is paid out. */
  journal?: { mirrored: boolean; allowSingle: boolean }
  /** Number of attester keys in this one process. */
  attesterKeys: number
  /** The catalogue has networks that exist only on a developer's machine. */
  localChains: boolean
}

/**
 * Reasons why this start would endanger money on a real network; empty on loopback, where development settings are
 * allowed.
 */
export function productionRefusals(facts: StartFacts): readonly string[] {
  if (facts.networks.every(({ endpoints }) => endpoints.every(isLoopback))) return []
  const isDevelopmentKey = developmentKeyCheck()
  const keys = facts.secrets.filter((secret) => isDevelopmentKey(secret.value))
  const shared = facts.secrets.filter((a, i) =>
    facts.secrets.some((b, j) => j < i && a.value.toLowerCase() === b.value.toLowerCase()),
  )
  const rules: readonly [boolean, string][] = [
    [
      facts.database === 'pglite' && facts.paysOut && !facts.allowPglitePayouts,
      'Payouts from the embedded database can be lost in a power cut: set DATABASE_URL, or ALLOW_PGLITE_PAYOUTS=yes.',
    ],
    [
      facts.paysOut && !facts.journal?.mirrored && !facts.journal?.allowSingle,
      'Payouts are journalled on one disk, and a lost journal with an older database pays twice: set JOURNAL_MIRROR, or ALLOW_SINGLE_JOURNAL=yes.',
    ],
    [
      facts.attesterKeys > 1,
      'One process holds several attester keys, so one break-in could claim every deposit: run each attester apart.',
    ],
    [facts.localChains, 'The catalogue has local development networks: use PROFILE=default.'],
    [facts.rpcQuorum < 2, 'A single endpoint would be trusted: set RPC_QUORUM to 2 or more.'],
  ]
  return [
    ...keys.map((secret) => `${secret.name} is a public development key: create a new one.`),
    ...shared.map((secret) => `${secret.name} is used for another purpose too: each key serves one.`),
    ...rules.filter(([broken]) => broken).map(([, message]) => message),
  ]
}

/**
 * Refuses an unsafe start.
 * @throws AppError `endpoints_dependent`, or `unsafe_start` with every refusal, one per line.
 */
export function refuseUnsafeStart(facts: StartFacts): void {
  requireIndependentEndpoints(facts.networks, facts.rpcQuorum)
  const refusals = productionRefusals(facts)
  if (refusals.length > 0)
    throw new AppError(
      'unsafe_start',
      `Refusing to start with endpoints that aren’t on this machine:\n  ${refusals.join('\n  ')}`,
      { retriable: false },
    )
}

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
function developmentKeyCheck(): (secret: string) => boolean {
  const known = new Set([...evmKeys(), ...svmNames.flatMap((name) => svmSpellings(localSvmSeed(name)))])
  return (secret) => secret.trim() === MNEMONIC || known.has(folded(spelling(secret)))
}
