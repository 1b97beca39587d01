import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { type AssetId, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import type { FamilyName } from '#core/chain/family.ts'

/** Network as 1Click names it, and the family whose addresses it has. */
export interface OneClickNetwork {
  readonly name: string
  readonly family: FamilyName
}

/** Networks of 1Click by our number. Names: the enum `blockchain` of its token list. */
const networks: Readonly<Record<number, OneClickNetwork>> = {
  1: { name: 'eth', family: 'evm' },
  10: { name: 'op', family: 'evm' },
  56: { name: 'bsc', family: 'evm' },
  100: { name: 'gnosis', family: 'evm' },
  137: { name: 'pol', family: 'evm' },
  143: { name: 'monad', family: 'evm' },
  196: { name: 'xlayer', family: 'evm' },
  8453: { name: 'base', family: 'evm' },
  9745: { name: 'plasma', family: 'evm' },
  42161: { name: 'arb', family: 'evm' },
  43114: { name: 'avax', family: 'evm' },
  80094: { name: 'bera', family: 'evm' },
  534352: { name: 'scroll', family: 'evm' },
  83797601: { name: 'sol', family: 'svm' },
  84797801: { name: 'ton', family: 'ton' },
  999706684: { name: 'btc', family: 'bitcoin' },
}

/** Null for a network that 1Click does not have. */
export const networkOf = (chain: number): OneClickNetwork | null => networks[chain] ?? null

/** Token identifiers of an asset on its network, by family; null is a token that has no name which can be derived. */
type NamesOf = (network: string, chain: number, token: string | null) => readonly string[]

const namesOf: Partial<Record<FamilyName, NamesOf>> = {
  evm: (network, chain, token) => {
    const address = token ?? `0x${'00'.repeat(20)}`
    return [
      bridged(network, token),
      `nep245:v2_1.omni.hot.tg:${chain}_${base58.encode(hexToBytes(address.slice(2)))}`,
      ...(token === null ? [coin(network)] : [`1cs_v1:${network}:erc20:${token}`, `1cs_v1:${network}:bep20:${token}`]),
    ]
  },
  // A mint is named by the last twenty bytes of its hash.
  svm: (network, _, mint) =>
    mint === null
      ? [bridged(network, null), coin(network)]
      : [bridged(network, bytesToHex(keccak_256(base58.decode(mint)).subarray(12))), `1cs_v1:${network}:spl:${mint}`],
  bitcoin: (network, _, token) => (token === null ? [coin(network), bridged(network, null)] : []),
  ton: (network, _, token) => (token === null ? ['nep245:v2_1.omni.hot.tg:1117_', coin(network)] : []),
}

const bridged = (network: string, token: string | null): string =>
  `nep141:${network}${token === null ? '' : `-${token}`}.omft.near`
const coin = (network: string): string => `1cs_v1:${network}:native:coin`

/**
 * Identifiers by which 1Click names an asset. It has several bridges, each with its own form, and may sign a quote under
 * another form than was asked. They are derived from network and contract, so that no answer can give one asset the
 * name of another.
 */
export function oneClickNames(asset: AssetId): readonly string[] {
  const { chain, token } = parseAssetId(asset)
  const network = networkOf(chain)
  return (network && namesOf[network.family]?.(network.name, chain, token === NATIVE ? null : token)) ?? []
}
