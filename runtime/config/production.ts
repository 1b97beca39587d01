import { base58 } from '@scure/base'
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { mnemonicToAccount } from 'viem/accounts'
import { AppError } from '#core/errors.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import { nativeAsset } from '#core/catalogue/lookups.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { endpointsOf, isLoopback, type NetworkEndpoints, requireIndependentEndpoints } from './endpoints.ts'
import type { Log } from '../log.ts'

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
/** Accounts of local Solana-style networks. A mint is the same one on each network that lists it. */
export const localSvmNames = ['maker', 'mint-eth', 'mint-usdc', 'mint-btc', 'user', 'faucet'] as const
export type LocalSvmName = (typeof localSvmNames)[number]

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

function evmKeys(): string[] {
  const parent = mnemonicToAccount(MNEMONIC, { path: "m/44'/60'/0'/0" }).getHdKey()
  return Array.from({ length: EVM_ACCOUNTS }, (_, index) =>
    hex(parent.deriveChild(index).privateKey ?? new Uint8Array()),
  )
}

/** Each name gives the same key on every machine, so that configuration can name its address. */
export const localSvmSeed = (name: LocalSvmName): Uint8Array =>
  createHash('sha256').update(`causeway local svm ${name}`).digest()

/** Names of the local TON network's keys. */
const localTonNames = ['maker', 'user'] as const
const localBitcoinNames = ['maker', 'user'] as const

/** Ed25519 seed of a local TON key. */
export const localTonSeed = (name: string): Buffer => createHash('sha256').update(`causeway local ton ${name}`).digest()

/** Seed of a local Bitcoin-like network's wallet. */
export const localBitcoinSeed = (name: string): Buffer =>
  createHash('sha256').update(`causeway local bitcoin ${name}`).digest()

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
  const seeds = [
    ...localSvmNames.map(localSvmSeed),
    ...localTonNames.map(localTonSeed),
    ...localBitcoinNames.map(localBitcoinSeed),
  ]
  const known = new Set([...evmKeys(), ...seeds.flatMap(svmSpellings)])
  return (secret) => secret.trim() === MNEMONIC || known.has(folded(spelling(secret)))
}

/** PostgreSQL settings that make commits durable, in its own terms. */
export interface Durability {
  synchronousCommit: string
  fsync: string
  standbyNames: string
}

interface Place {
  /** A replica may be promoted. */
  replica: boolean
  /** Every endpoint is on this machine, so development settings are allowed. */
  loopback: boolean
}

type Rule = readonly [broken: boolean, reason: string, message: string]

/** Returns the reason why commits of this server could be lost; the first rule is the one to fix first. */
export function durabilityRefusal(found: Durability, replica: boolean): { reason: string; message: string } | null {
  const waits = found.synchronousCommit === 'on' || found.synchronousCommit === 'remote_apply'
  const rules: readonly Rule[] = [
    [
      found.synchronousCommit === 'off',
      'synchronous_commit_off',
      'PostgreSQL answers before commits are on disk: set synchronous_commit to on for this database.',
    ],
    [found.fsync === 'off', 'fsync_off', 'PostgreSQL runs with fsync off, so a power cut loses commits: turn it on.'],
    [
      replica && (found.standbyNames.trim() === '' || !waits),
      'replica_asynchronous',
      'A replica may take over without the last commits: name it in synchronous_standby_names, with synchronous_commit on.',
    ],
  ]
  const broken = rules.find(([is]) => is)
  return broken ? { reason: broken[1], message: broken[2] } : null
}

/**
 * Requires durable commits.
 * @throws AppError `synchronous_commit_off`, `fsync_off`, `replica_asynchronous`; only warns if all endpoints are
 * local.
 */
export function requireDurability(found: Durability, { replica, loopback }: Place, log: Log): void {
  const refusal = durabilityRefusal(found, replica)
  if (!refusal) return
  if (!loopback) throw new AppError(refusal.reason, refusal.message, { retriable: false })
  log.warn({ reason: refusal.reason }, refusal.message)
}

/**
 * Refuses to start if a real network's fees are not bounded in dollars: a false gas price could spend the inventory on
 * fees.
 * @param onlyOn networks of the process; null = every one with settlement
 * @throws AppError `payout_fee_cap_missing` naming each network
 */
export function requireFeeCaps(
  catalogue: Catalogue,
  rpc: ReadonlyMap<number, readonly string[]>,
  onlyOn: readonly number[] | null,
): void {
  refuseUncapped(
    catalogue,
    (chain) => (onlyOn === null || onlyOn.includes(chain.id)) && !endpointsOf(chain, rpc).every(isLoopback),
  )
}

/** Like `requireFeeCaps`, for networks that are already open, so that no process creates a maker without this check. */
export function requireFeeCapsOf(
  catalogue: Catalogue,
  nodes: ReadonlyMap<ChainId, Pick<ChainNode, 'endpoints'>>,
): void {
  const isReal = ({ id }: ChainDef): boolean =>
    nodes
      .get(id)
      ?.endpoints()
      .every(({ label }) => isLoopback(`http://${label}`)) === false
  refuseUncapped(catalogue, isReal)
}

function refuseUncapped(catalogue: Catalogue, isReal: (chain: ChainDef) => boolean): void {
  const missing = catalogue.chains
    .filter((chain) => chain.settlement !== null && isReal(chain))
    .flatMap(({ id, name, settlement }) => {
      if (settlement?.maxPayoutFeeUsd === undefined)
        return [
          `${name}: settlement.json, ${id} needs maxPayoutFeeUsd, the most dollars that one transaction may cost.`,
        ]
      const coin = nativeAsset(catalogue, id)
      return coin === null || coin.priceKey === null
        ? [`${name}: tokens.json needs its own coin with a priceKey, so that fees can be counted in dollars.`]
        : []
    })
  if (missing.length > 0) throw new AppError('payout_fee_cap_missing', missing.join('\n'), { retriable: false })
}
