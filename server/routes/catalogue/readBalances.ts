import { within } from '#core/async.ts'
import { type AssetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AssetDef, Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { assetBySymbol, assetsOf, createNetworkCodes } from '#core/catalogue/lookups.ts'
import type { ChainLookup } from '../../deps.ts'

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

export type ReadBalances = (chain: ChainDef, address: string, assets: readonly AssetDef[]) => Promise<BalanceAnswer>

/**
 * Reads balances on one network at a time. If the network doesn't answer or `MOST_AT_ONCE` reads of it are open, the rows
 * carry a problem; nothing is thrown.
 */
export function createBalanceReads(chains: ChainLookup): ReadBalances {
  const open = new Map<ChainId, number>()
  return async (chain, address, assets) => {
    const owner = ownerOn(chain, address)
    if (owner === null) return { problem: balanceProblems.wrongFamily }
    const reads = open.get(chain.id) ?? 0
    const node = chains(chain.id)
    if (!node || reads >= MOST_AT_ONCE) return { problem: balanceProblems.unreachable }
    open.set(chain.id, reads + 1)
    try {
      const ids = assets.map((a) => a.id)
      return { amounts: await within(node.balances(owner, ids), TIMEOUT_MS) }
    } catch {
      return { problem: balanceProblems.unreachable }
    } finally {
      open.set(chain.id, (open.get(chain.id) ?? 1) - 1)
    }
  }
}

/** Resolves a token address, the family's native name or a symbol on a network; null if unknown. */
export function assetNamed(catalogue: Catalogue, chain: ChainDef, name: string): AssetDef | null {
  const assets = assetsOf(catalogue, chain.id)
  const token = tokenOf(chain, name)
  return assets.find((a) => a.token === token) ?? assetBySymbol(catalogue, chain.id, name)
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
