import { within } from '#core/async.ts'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { NetworkNode } from '#chains/contract/node.ts'
import { type AssetId, assetId, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AssetDef, Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { assetBySymbol, assetsOf, createNetworkCodes } from '#core/catalogue/lookups.ts'
import type { ChainLookup } from '../../deps.ts'
import { wrappedToken } from '../../swaps/tokens.ts'

/** Problem codes that replace a balance; 0 means ok (spec §3). */
export const balanceProblems = {
  unreachable: { code: 1, message: 'Network congestion or RPC' },
  unknownToken: { code: 2, message: 'This token isn’t available on this network.' },
  wrongFamily: { code: 3, message: 'This address is for another type of network.' },
  unknownChain: { code: 4, message: 'This network isn’t available here.' },
} as const
export type BalanceProblem = (typeof balanceProblems)[keyof typeof balanceProblems]
export type BalanceAnswer = { amounts: ReadonlyMap<AssetId, bigint> } | { problem: BalanceProblem }

const TIMEOUT_MS = 5000
/** Concurrent reads per network, so that a silent one holds few calls open. */
export const MOST_AT_ONCE = 64

/** Canonical owner on that network, or null if the address belongs to another family. */
function ownerOn(chain: ChainDef, address: string): string | null {
  try {
    return hasAddressRules(chain.family) ? addressRules(chain.family).parse(address, chain.id) : null
  } catch {
    return null
  }
}

type Known = Pick<AssetDef, 'id' | 'decimals'>

/** `unlisted`: tokens that no list has; those that can't be read are left out of the answer. */
export type ReadBalances = (
  chain: ChainDef,
  address: string,
  assets: readonly Known[],
  unlisted?: readonly AssetId[],
) => Promise<BalanceAnswer>

/**
 * Reads balances on one network at a time. If the network doesn't answer or `MOST_AT_ONCE` reads of it are open, the rows
 * carry a problem; nothing is thrown.
 */
export function createBalanceReads(chains: ChainLookup): ReadBalances {
  const open = new Map<ChainId, number>()
  return async (chain, address, assets, unlisted = []) => {
    const owner = ownerOn(chain, address)
    if (owner === null) return { problem: balanceProblems.wrongFamily }
    const reads = open.get(chain.id) ?? 0
    const node = chains(chain.id)
    if (!node || reads >= MOST_AT_ONCE) return { problem: balanceProblems.unreachable }
    open.set(chain.id, reads + 1)
    try {
      const ids = assets.map((a) => a.id)
      const [amounts, others] = await within(
        Promise.all([node.balances(owner, ids), readUnlisted(node, owner, unlisted)]),
        TIMEOUT_MS,
      )
      return { amounts: new Map([...amounts, ...others]) }
    } catch {
      return { problem: balanceProblems.unreachable }
    } finally {
      open.set(chain.id, (open.get(chain.id) ?? 1) - 1)
    }
  }
}

const ofHolder = parseAbi(['function balanceOf(address account) view returns (uint256)'])

/** Reads each token by itself, since a hostile one refuses: it must not keep the others from being read. */
async function readUnlisted(
  node: NetworkNode,
  owner: string,
  assets: readonly AssetId[],
): Promise<readonly (readonly [AssetId, bigint])[]> {
  if (assets.length === 0) return []
  try {
    if (!node.agreedCalls) {
      if (!node.tokenFacts) return []
      const read = (asset: AssetId) => node.balances(owner, [asset]).catch(() => new Map<AssetId, bigint>())
      return (await Promise.all(assets.map(read))).flatMap((found) => [...found])
    }
    const data = encodeFunctionData({ abi: ofHolder, args: [owner as Hex] })
    const { results } = await node.agreedCalls(assets.map((asset) => ({ to: parseAssetId(asset).token, data })))
    return assets.flatMap((asset, index) => {
      const answer = results[index]
      return answer?.ok && answer.data.length >= WORD ? [[asset, BigInt(answer.data.slice(0, WORD))] as const] : []
    })
  } catch {
    return []
  }
}

/** Length of `0x` and 32 bytes. */
const WORD = 66

/** Id of a token by its address on a network; null for anything else. */
export function unlistedNamed(chain: ChainDef, name: string): AssetId | null {
  const token = tokenOf(chain, name)
  return token === null || token === NATIVE ? null : assetId(chain.id, token)
}

/**
 * Resolves a token address, the family's native name or a symbol on a network; null if unknown. The wrapped coin is known by its
 * address alone.
 */
export function assetNamed(catalogue: Catalogue, chain: ChainDef, name: string): Known | null {
  const assets = assetsOf(catalogue, chain.id)
  const token = tokenOf(chain, name)
  const wrapped = wrappedToken(catalogue, chain)
  const known = assets.find((a) => a.token === token) ?? (wrapped?.token === token ? wrapped : null)
  return known ?? assetBySymbol(catalogue, chain.id, name)
}

function tokenOf(chain: ChainDef, name: string): string | null {
  if (!hasAddressRules(chain.family)) return null
  const rules = addressRules(chain.family)
  try {
    const canonical = rules.parse(name)
    return canonical === rules.nativeSentinel ? NATIVE : canonical
  } catch {
    return null
  }
}

/** Finds a network by code, name or alias, ignoring case and spelling variants. */
export function chainNamed({ chains }: Pick<Catalogue, 'chains'>, text: string): ChainDef | null {
  const codes = createNetworkCodes(chains)
  const code = codes.nameToCode(codes.codeToName(text) ?? text)
  return chains.find((c) => c.code === code) ?? null
}
