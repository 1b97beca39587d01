import { writeFileSync } from 'node:fs'
import { networks as iconNetworks } from '@web3icons/common'
import { type Chain, isAddress } from 'viem'
import * as library from 'viem/chains'
import type { CatalogueFiles } from '#runtime/catalogue/schema.ts'
import { customEvm, type CustomNetwork, explorers, nonEvm } from './custom.ts'
import {
  aliases,
  codes,
  mainnets,
  popular,
  preferredExport,
  protectedRpcs,
  secondEndpoints,
  slugs,
  testnets,
  tokenLists,
} from './selection.ts'

/** Price symbols that differ from the asset's: wrapped assets, and a renamed one. */
const priceKeys: Readonly<Record<string, string>> = { WBTC: 'BTC', GRAM: 'TON' }
const priceKeyOf = (symbol: string): string => priceKeys[symbol] ?? symbol

type ChainRow = CatalogueFiles['chains.json'][number]
type TokenRow = CatalogueFiles['tokens.json'][number]

const definitions: ReadonlyMap<string, Chain> = new Map(Object.entries<Chain>(library))
const https = (urls: readonly string[]): string[] =>
  [...new Set(urls)].filter((url) => /^https?:/.test(url) && URL.canParse(url))

function withSecond(id: number, urls: readonly string[]): string[] {
  const second = secondEndpoints[id]
  return second ? [...urls, second] : [...urls]
}

function definitionOf(id: number): Chain {
  const wanted = preferredExport[id]
  const found = wanted ? definitions.get(wanted) : [...definitions.values()].find((c) => c.id === id)
  if (found?.id !== id) throw new Error(`The library has no network ${id}; add it to custom.ts or remove it.`)
  return found
}

/** "Arbitrum One" → "ArbitrumOneMainnet". */
function codeOf(id: number, name: string, isTestnet: boolean): string {
  const kind = isTestnet ? 'Testnet' : 'Mainnet'
  const words = name.replace(/\b(mainnet|testnet)\b/gi, '').match(/[A-Za-z0-9]+/g) ?? []
  return codes[id] ?? words.map((w) => w.charAt(0).toUpperCase() + w.slice(1)).join('') + kind
}

/** "World Chain Mainnet" → "world-chain". */
const slugOf = (id: number, name: string): string =>
  slugs[id] ??
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|(-mainnet)?-?$/g, '')

const iconOf = (id: number, name: string): string =>
  iconNetworks.find((n) => n.chainId === id)?.id ??
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const rank = (id: number): ChainRow['popular'] => {
  const place = popular.indexOf(id)
  return place < 0 ? [] : [{ tag: 'popular', weight: popular.length - place }]
}

function common(
  id: number,
  name: string,
  isTestnet: boolean,
): Pick<ChainRow, 'id' | 'name' | 'alias' | 'slug' | 'code' | 'isTestnet' | 'popular'> {
  return {
    id,
    name,
    alias: aliases[id] ?? name.replace(/ Mainnet$/, ''),
    slug: slugOf(id, name),
    code: codeOf(id, name, isTestnet),
    isTestnet,
    popular: rank(id),
  }
}

const protectedRpc = (id: number): Pick<ChainRow, 'protectedRpc'> => {
  const own = protectedRpcs[id]
  return own ? { protectedRpc: { name: own[0], url: own[1] } } : {}
}

function fromLibrary(id: number, isTestnet: boolean): ChainRow {
  const chain = definitionOf(id)
  const explorer =
    explorers[id] ??
    (chain.blockExplorers ? [chain.blockExplorers.default.name, chain.blockExplorers.default.url] : null)
  return {
    ...common(id, chain.name, isTestnet),
    family: 'evm',
    nativeCurrency: { ...chain.nativeCurrency },
    rpcUrls: https(withSecond(id, chain.rpcUrls.default.http)),
    ...protectedRpc(id),
    explorerName: explorer?.[0] ?? null,
    explorerUrl: explorer?.[1]?.replace(/\/+$/, '') ?? null,
    icon: iconOf(id, chain.name),
    disabled: false,
    order: 0,
    flags: [],
  }
}

function fromCustom(network: CustomNetwork): ChainRow {
  const [name, symbol, decimals] = network.currency
  return {
    ...common(network.id, network.name, false),
    family: network.family,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: withSecond(network.id, network.rpcUrls),
    ...protectedRpc(network.id),
    explorerName: network.explorer?.[0] ?? null,
    explorerUrl: network.explorer?.[1] ?? null,
    icon: network.icon,
    disabled: network.disabled ?? false,
    order: 0,
    flags: [...(network.flags ?? [])],
  }
}

/** The default profile's networks, in list order: Ethereum, other EVM, non-EVM, test networks. */
export function buildChains(): ChainRow[] {
  const [ethereum, ...otherCustom] = customEvm.map(fromCustom)
  const rows = [
    ...(ethereum ? [ethereum] : []),
    ...mainnets.map((id) => fromLibrary(id, false)),
    ...otherCustom,
    ...nonEvm.map(fromCustom),
    ...testnets.map((id) => fromLibrary(id, true)),
  ]
  return rows.map((row, order) => ({ ...row, order: order + 1 }))
}

/** Rejects a mistyped contract: mixed case carries a checksum. */
function canonical(chain: ChainRow, contract: string): string {
  if (chain.family !== 'evm') return contract
  if (!isAddress(contract)) throw new Error(`Wrong checksum on network ${chain.id}: ${contract}`)
  return contract.toLowerCase()
}

/** Lists the native coins of every offered network, then the listed tokens. A test network's coin has no price. */
export function buildTokens(chains: readonly ChainRow[]): TokenRow[] {
  const natives = chains
    .filter((c) => !c.disabled)
    .map(({ id, nativeCurrency: { name, symbol, decimals }, isTestnet }) => ({
      chainId: id,
      token: 'native',
      symbol,
      name,
      decimals,
      icon: symbol.toLowerCase(),
      priceKey: isTestnet ? null : priceKeyOf(symbol),
    }))
  const listed = tokenLists.flatMap((list) =>
    chains.flatMap((chain): TokenRow[] => {
      const entry = list.contracts[chain.id]
      if (entry === undefined) return []
      const [contract, decimals] = typeof entry === 'string' ? [entry, list.decimals] : entry
      const { symbol, name } = list
      return [
        {
          chainId: chain.id,
          token: canonical(chain, contract),
          symbol,
          name,
          decimals,
          icon: symbol.toLowerCase(),
          priceKey: priceKeyOf(symbol),
        },
      ]
    }),
  )
  return [...natives, ...listed]
}

/** One row per line, so that a change of one network is one changed line. */
export const asJson = (rows: readonly unknown[]): string =>
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`

/** Writes config/chains.json and config/tokens.json of the default profile when run as a program. */
if (process.argv[1] === import.meta.filename) {
  const folder = new URL('../../config/', import.meta.url)
  const chains = buildChains()
  const tokens = buildTokens(chains)
  writeFileSync(new URL('chains.json', folder), asJson(chains))
  writeFileSync(new URL('tokens.json', folder), asJson(tokens))
  console.log(`${chains.length} networks and ${tokens.length} tokens written to config/`)
}
