import { type Address, type Client, isAddressEqual, parseAbi, type Transport, zeroAddress } from 'viem'
import { getEnsName, readContract } from 'viem/actions'
import { namehash, normalize } from 'viem/ens'
import { padAddress } from '#core/format/padAddress.ts'

/** Lookup of a network's names: ENS's universal resolver, a registry of the same kind, or one listed by a hub. */
export type NameService =
  | { readonly kind: 'universal'; readonly chainId: number; readonly resolver: Address }
  | { readonly kind: 'registry'; readonly chainId: number; readonly registry: Address }
  /** `hub` is on another network and lists this network's registry and its domain numbers. */
  | { readonly kind: 'hub'; readonly chainId: number; readonly hubChainId: number; readonly hub: Address }

/** Spec §7: names are looked up on 1, 42161, 56 and 169; the first network with one wins. */
export const nameServices: readonly NameService[] = [
  { kind: 'universal', chainId: 1, resolver: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee' },
  { kind: 'registry', chainId: 42161, registry: '0x4a067EE58e73ac5E4a43722E008DFdf65B2bF348' },
  { kind: 'registry', chainId: 56, registry: '0x08CEd32a7f3eeC915Ba84415e9C07a7286977956' },
  { kind: 'hub', chainId: 169, hubChainId: 1, hub: '0x754D6827A57334143eD5fB58C5b1A4aAe4396ba5' },
]

/** Longer names do not fit into a header. */
const MOST_LETTERS = 64

/** Reader of a network; null when it is not in the catalogue. */
export type ReaderOf = (chainId: number) => Reader | null

async function ask(service: NameService, readerOf: ReaderOf, address: Address): Promise<string | null> {
  const reader = readerOf(service.chainId)
  if (!reader) return null
  switch (service.kind) {
    case 'universal':
      return getEnsName(reader, { address, universalResolverAddress: service.resolver })
    case 'registry':
      return registryName(reader, service.registry, address)
    case 'hub': {
      const hubReader = readerOf(service.hubChainId)
      return hubReader && hubName(hubReader, service.hub, reader, service.chainId, address)
    }
  }
}

/** Rejects names that normalization would change, which covers look-alikes and invisible characters. */
function isPlain(name: string): boolean {
  try {
    return name.length <= MOST_LETTERS && normalize(name) === name
  } catch {
    return false
  }
}

/** Domain name of an address (spec §7); null when it has none or no service answers, because a name is never required. */
export async function nameOf(
  address: Address,
  readerOf: ReaderOf,
  services: readonly NameService[] = nameServices,
): Promise<string | null> {
  const names = await Promise.all(services.map((service) => ask(service, readerOf, address).catch(() => null)))
  return names.find((name) => name !== null && isPlain(name)) ?? null
}

/** First domain of the network that has a name for the address. */
async function hubName(
  hubReader: Reader,
  hub: Address,
  reader: Reader,
  chainId: number,
  address: Address,
): Promise<string | null> {
  const tlds = await readContract(hubReader, {
    address: hub,
    abi: hubAbi,
    functionName: 'getChainTlds',
    args: [BigInt(chainId)],
  })
  if (tlds.length === 0) return null
  const domains = await readContract(hubReader, {
    address: hub,
    abi: hubAbi,
    functionName: 'getTldInfo',
    args: [[...tlds]],
  })
  for (const { identifier, registry } of domains) {
    // A label in brackets is its own hash.
    const name = await registryName(
      reader,
      registry,
      address,
      identifier === 0n ? '' : `.[${padAddress(identifier.toString(16))}]`,
    )
    if (name !== null) return name
  }
  return null
}

type Reader = Client<Transport>

async function resolverOf(reader: Reader, registry: Address, node: `0x${string}`): Promise<Address | null> {
  const found = await readContract(reader, {
    address: registry,
    abi: registryAbi,
    functionName: 'resolver',
    args: [node],
  })
  return isAddressEqual(found, zeroAddress) ? null : found
}

/**
 * Reverse name of an address, if the name's forward record confirms it, because anyone can claim any name. `suffix` follows a name
 * in registries that number their domains.
 */
async function registryName(reader: Reader, registry: Address, address: Address, suffix = ''): Promise<string | null> {
  const reverse = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
  const backward = await resolverOf(reader, registry, reverse)
  if (!backward) return null
  const name = await readContract(reader, {
    address: backward,
    abi: resolverAbi,
    functionName: 'name',
    args: [reverse],
  })
  if (name === '') return null
  const node = namehash(name + suffix)
  const forward = await resolverOf(reader, registry, node)
  if (!forward) return null
  const named = await readContract(reader, { address: forward, abi: resolverAbi, functionName: 'addr', args: [node] })
  return isAddressEqual(named, address) ? name : null
}

/** EIP-137 and EIP-181: resolver of a name, and forward and reverse records. */
const registryAbi = parseAbi(['function resolver(bytes32 node) view returns (address)'])

const resolverAbi = parseAbi([
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
])

/** Registry of a network, and the number under which it lists a top-level domain. */
const hubAbi = parseAbi([
  'struct Tld { string tld; uint256 identifier; uint256 chainId; string defaultRpc; address registry; address sann; }',
  'function getChainTlds(uint256 chainId) view returns (string[])',
  'function getTldInfo(string[] tlds) view returns (Tld[])',
])
