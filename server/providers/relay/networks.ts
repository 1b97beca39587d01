import { assetId, isNative, NATIVE, parseAssetId, type AssetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'

/** A network as Relay names it. */
export interface RelayNetwork {
  /** Number in its API. */
  readonly id: number
  /** Name in its settlement orders. */
  readonly name: string
  /** Address of the native coin. */
  readonly native: string
  /** Contract that takes deposits; null where the app sends none. */
  readonly depository: string | null
  /** Address without an owner, for quotes before a wallet is connected. */
  readonly nobody: string
}

/**
 * Depositories by network: the addresses of Relay's deployment list (packages/depository of relay-settlement), which
 * equal those of docs.relay.link, "Contracts Addresses". They are not upgradable.
 */
const DEPOSITORY = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
/** Compiled for networks without the opcodes of Cancun. */
const LONDON_DEPOSITORY = '0x59916da825d2d2ec1bf878d71c88826f6633ecca'

const usual: Readonly<Record<number, string>> = {
  1: 'ethereum',
  10: 'optimism',
  56: 'bnb',
  100: 'gnosis',
  130: 'unichain',
  137: 'polygon',
  143: 'monad',
  146: 'sonic',
  169: 'manta',
  185: 'mint',
  288: 'boba',
  324: 'zksync',
  360: 'shape',
  480: 'worldchain',
  690: 'redstone',
  999: 'hyperevm',
  1135: 'lisk',
  1329: 'sei',
  1514: 'story',
  1625: 'gravity',
  1868: 'soneium',
  1996: 'sanko',
  2020: 'ronin',
  2741: 'abstract',
  2818: 'morph',
  4326: 'megaeth',
  5330: 'superseed',
  7560: 'cyber',
  8333: 'b3',
  8453: 'base',
  9745: 'plasma',
  33139: 'apechain',
  33979: 'funki',
  34443: 'mode',
  42161: 'arbitrum',
  42170: 'arbitrum_nova',
  42220: 'celo',
  43111: 'hemi',
  43114: 'avalanche',
  48900: 'zircuit',
  55244: 'superposition',
  57073: 'ink',
  60808: 'bob',
  80094: 'berachain',
  81457: 'blast',
  98866: 'plume',
  534352: 'scroll',
  747474: 'katana',
  7777777: 'zora',
}

const london: Readonly<Record<number, string>> = {
  25: 'cronos',
  1088: 'metis',
  1101: 'polygon_zkevm',
  5000: 'mantle',
  59144: 'linea',
  167000: 'taiko',
}

/** Networks that only receive, by our number. */
const payoutOnly: Readonly<Record<number, RelayNetwork>> = {
  83797601: {
    id: 792703809,
    name: 'solana',
    native: '11111111111111111111111111111111',
    depository: null,
    nobody: 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr',
  },
}

const evmNetwork = (id: number, name: string, depository: string): RelayNetwork => ({
  id,
  name,
  native: '0x0000000000000000000000000000000000000000',
  depository,
  nobody: '0x000000000000000000000000000000000000dead',
})

/** The network as Relay names it, by our number; null if it is not served. Numbers outside these lists may mean others there. */
export function relayNetwork(chain: number): RelayNetwork | null {
  const [common, older] = [usual[chain], london[chain]]
  if (common !== undefined) return evmNetwork(chain, common, DEPOSITORY)
  if (older !== undefined) return evmNetwork(chain, older, LONDON_DEPOSITORY)
  return payoutOnly[chain] ?? null
}

const numbers: ReadonlyMap<string, number> = new Map(
  [...Object.entries(usual), ...Object.entries(london)]
    .concat(Object.entries(payoutOnly).map(([chain, { name }]) => [chain, name]))
    .map(([chain, name]) => [name, Number(chain)]),
)

/** Our number of a network by Relay's name; null if it is not served. */
export const chainNamed = (name: string): number | null => numbers.get(name) ?? null

/** The asset of a currency on a network, as Relay's API names it. */
export const relayAsset = (chain: number, currency: string): AssetId =>
  assetId(chainId(chain), sameAddress(currency, relayNetwork(chain)?.native ?? '') ? NATIVE : canonicalText(currency))

/** Canonical form of an address: hex in lower case, base58 as it is. */
export const canonicalText = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address)

/** Address of an asset in Relay's API; null on a network that it does not serve. */
export function relayCurrency(asset: AssetId): string | null {
  const { chain, token } = parseAssetId(asset)
  return isNative(asset) ? (relayNetwork(chain)?.native ?? null) : token
}

/** Compares addresses in the notation of their network: hex ignores case. */
export const sameAddress = (one: string, other: string): boolean =>
  one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase())
