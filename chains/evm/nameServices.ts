import {
  type Address,
  bytesToHex,
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import { labelhash, normalize, packetToBytes } from 'viem/ens'
import type { NetworkReads, NameSource } from '../family.ts'

/** EIP-137 and EIP-181: resolver of a name, and forward and reverse records. */
const records = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
  'function owner(bytes32 node) view returns (address)',
])
/** Owner of a top-level domain whose names are rented. */
const registrar = parseAbi(['function nameExpires(uint256 id) view returns (uint256)'])
/** ENS's resolver for all names. Names whose records are outside the chain are refused. */
const universal = parseAbi([
  'function reverseWithGateways(bytes lookup, uint256 coinType, string[] gateways) view returns (string primary, address forward, address backward)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address forward)',
])
/** Registry of a network, and the number under which it lists a top-level domain. */
const hubAbi = parseAbi([
  'struct Tld { string tld; uint256 identifier; uint256 chainId; string defaultRpc; address registry; address sann; }',
  'function getChainTlds(uint256 chainId) view returns (string[])',
  'function getTldInfo(string[] tlds) view returns (Tld[])',
])
const COIN_TYPE = 60n

type Reads = NetworkReads['ask']

/** Reads a record of a node; null if the contract refuses, or the record is empty. */
async function readRecord(
  ask: Reads,
  chainId: number,
  contract: Address,
  functionName: 'resolver' | 'name' | 'addr' | 'owner',
  node: Hex,
): Promise<string | null> {
  const [data] =
    (await ask(chainId, contract, [encodeFunctionData({ abi: records, functionName, args: [node] })])) ?? []
  if (data === undefined) return null
  const value = decodeFunctionResult({ abi: records, functionName, data: data as Hex })
  return value === '' || value === zeroAddress ? null : value
}

/** Record of a name in a registry of the usual kind. */
async function throughRegistry(
  ask: Reads,
  chainId: number,
  registry: Address,
  record: 'name' | 'addr',
  node: Hex,
): Promise<string | null> {
  const resolver = await readRecord(ask, chainId, registry, 'resolver', node)
  return resolver && readRecord(ask, chainId, resolver as Address, record, node)
}

/**
 * True if the rent of a name, or of the name above it, has ended: the records stay until someone else rents it. False for
 * names without rent, such as those of DNS. `suffix`: rest of the top-level domain's name in its registry.
 */
async function isExpired(
  ask: Reads,
  chainId: number,
  registry: Address,
  name: string,
  suffix = '',
  now = Date.now(),
): Promise<boolean> {
  const [domain = '', label = ''] = name.split('.').reverse()
  const owner = await readRecord(ask, chainId, registry, 'owner', namehash(domain + suffix))
  if (owner === null) return false
  const functionName = 'nameExpires'
  const call = encodeFunctionData({ abi: registrar, functionName, args: [BigInt(labelhash(label))] })
  const [data] = (await ask(chainId, owner as Address, [call])) ?? []
  if (data === undefined) return false
  const end = decodeFunctionResult({ abi: registrar, functionName, data: data as Hex })
  return end !== 0n && end <= BigInt(Math.floor(now / 1000))
}

/** Resolver that a registry names for a name, or for the nearest name above it. */
async function resolverIn(ask: Reads, chainId: number, registry: Address, name: string): Promise<string | null> {
  for (let rest = name; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    const found = await readRecord(ask, chainId, registry, 'resolver', namehash(rest))
    if (found !== null) return found
  }
  return null
}

const reverseNode = (account: string): Hex => namehash(`${account.slice(2)}.addr.reverse`)
const canonical = (address: string | null): string | null => address && address.toLowerCase()

/** Refuses what normalization refuses, such as look-alikes and invisible characters. */
export function normalized(name: string, ending: string): string | null {
  try {
    const text = normalize(name)
    return text.length > ending.length && text.endsWith(ending) && text.includes('.') ? text : null
  } catch {
    return null
  }
}

export type Kind = Pick<NameSource, 'addressOf' | 'namesOf'>

/** @param registry rents out the names that it resolves; the universal resolver also serves names of later registries */
export const byUniversalResolver = (chainId: number, resolver: Address, registry: Address): Kind => ({
  async addressOf(name, { ask }) {
    const data = encodeFunctionData({ abi: records, functionName: 'addr', args: [namehash(name)] })
    const args = [bytesToHex(packetToBytes(name)), data, []] as const
    const call = encodeFunctionData({ abi: universal, functionName: 'resolveWithGateways', args })
    const [answer] = (await ask(chainId, resolver, [call])) ?? []
    if (answer === undefined) return null
    const [result, used] = decodeFunctionResult({
      abi: universal,
      functionName: 'resolveWithGateways',
      data: answer as Hex,
    })
    if (result === '0x') return null
    const [address] = decodeAbiParameters([{ type: 'address' }], result)
    if (isAddressEqual(address, zeroAddress)) return null
    const isOfRegistry = (await resolverIn(ask, chainId, registry, name)) === used
    return isOfRegistry && (await isExpired(ask, chainId, registry, name)) ? null : canonical(address)
  },
  async namesOf(account, { ask }) {
    const args = [account as Hex, COIN_TYPE, []] as const
    const call = encodeFunctionData({ abi: universal, functionName: 'reverseWithGateways', args })
    const [answer] = (await ask(chainId, resolver, [call])) ?? []
    if (answer === undefined) return []
    const [name] = decodeFunctionResult({ abi: universal, functionName: 'reverseWithGateways', data: answer as Hex })
    return name === '' ? [] : [name]
  },
})

/** Address of a name in a registry; null if its rent has ended. */
async function addressIn(
  ask: Reads,
  chainId: number,
  registry: Address,
  name: string,
  suffix = '',
): Promise<string | null> {
  const [address, expired] = await Promise.all([
    throughRegistry(ask, chainId, registry, 'addr', namehash(name + suffix)),
    isExpired(ask, chainId, registry, name, suffix),
  ])
  return expired ? null : canonical(address)
}

export const byRegistry = (chainId: number, registry: Address): Kind => ({
  addressOf: (name, { ask }) => addressIn(ask, chainId, registry, name),
  async namesOf(account, { ask }) {
    const name = await throughRegistry(ask, chainId, registry, 'name', reverseNode(account))
    return name === null ? [] : [name]
  },
})

interface Domain {
  readonly identifier: bigint
  readonly registry: Address
}

/** Registries of a network, which a contract on another network lists with the numbers of their domains. */
async function domainsOf(
  ask: Reads,
  hub: { chainId: number; contract: Address },
  chainId: number,
): Promise<readonly Domain[]> {
  const list = encodeFunctionData({ abi: hubAbi, functionName: 'getChainTlds', args: [BigInt(chainId)] })
  const [listed] = (await ask(hub.chainId, hub.contract, [list])) ?? []
  if (listed === undefined) return []
  const tlds = decodeFunctionResult({ abi: hubAbi, functionName: 'getChainTlds', data: listed as Hex })
  if (tlds.length === 0) return []
  const info = encodeFunctionData({ abi: hubAbi, functionName: 'getTldInfo', args: [[...tlds]] })
  const [answer] = (await ask(hub.chainId, hub.contract, [info])) ?? []
  return answer === undefined
    ? []
    : decodeFunctionResult({ abi: hubAbi, functionName: 'getTldInfo', data: answer as Hex })
}

/** A label in brackets is its own hash. */
const suffixOf = ({ identifier }: Domain): string =>
  identifier === 0n ? '' : `.[${identifier.toString(16).padStart(64, '0')}]`

/** First answer that is none of `null`. */
async function firstOf<T, R>(items: readonly T[], read: (item: T) => Promise<R | null>): Promise<R | null> {
  for (const item of items) {
    const found = await read(item)
    if (found !== null) return found
  }
  return null
}

export const byHub = (chainId: number, hub: { chainId: number; contract: Address }): Kind => ({
  addressOf: async (name, { ask }) =>
    firstOf(await domainsOf(ask, hub, chainId), (domain) =>
      addressIn(ask, chainId, domain.registry, name, suffixOf(domain)),
    ),
  async namesOf(account, { ask }) {
    const name = await firstOf(await domainsOf(ask, hub, chainId), ({ registry }) =>
      throughRegistry(ask, chainId, registry, 'name', reverseNode(account)),
    )
    return name === null ? [] : [name]
  },
})
