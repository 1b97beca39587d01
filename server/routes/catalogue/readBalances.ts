import { delay } from '#core/async.ts'
import { within } from '#core/within.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AssetDef, Catalogue, ChainDef } from '#core/catalogue/types.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { assetBySymbol, assetsOf, createNetworkCodes } from '#core/catalogue/lookups.ts'
import type { ChainLookup } from '../../deps.ts'
import { wrappedToken } from '../../swaps/tokens.ts'

/** Tokens per request that no list has. */
export const MOST_UNLISTED = 10

/** Problem codes that replace a balance; 0 means ok (spec §3). */
export const balanceProblems = {
  unreachable: { code: 1, message: 'Network congestion or RPC' },
  unknownToken: { code: 2, message: 'This token isn’t available on this network.' },
  wrongFamily: { code: 3, message: 'This address is for another type of network.' },
  unknownChain: { code: 4, message: 'This network isn’t available here.' },
  tooManyUnlisted: { code: 5, message: `At most ${MOST_UNLISTED} tokens of a request may be unlisted.` },
} as const
export type BalanceProblem = (typeof balanceProblems)[keyof typeof balanceProblems]
export type BalanceAnswer = { amounts: ReadonlyMap<AssetId, bigint> } | { problem: BalanceProblem }

const TIMEOUT_MS = 5000
/** Listed balances wait this long at most for the unlisted ones of their request. */
const GRACE_MS = 1000
/** Concurrent reads per network, so that a silent one holds few calls open; as many again of tokens that no list has. */
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

/** `unlisted`: tokens that no list has; those that can't be read are left out of the answer, and keep no other from it. */
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
  const bounded = createBound()
  const boundedUnlisted = createBound()

  /** Reads each by itself; empty if it can't be read. */
  async function readUnlisted(node: NetworkNode, owner: string, asset: AssetId): Promise<[AssetId, bigint][]> {
    try {
      const amount = await boundedUnlisted(node.id, async () => node.unlistedBalance?.(owner, asset))
      return typeof amount === 'bigint' ? [[asset, amount]] : []
    } catch {
      return []
    }
  }

  return async (chain, address, assets, unlisted = []) => {
    const owner = ownerOn(chain, address)
    if (owner === null) return { problem: balanceProblems.wrongFamily }
    const node = chains(chain.id)
    if (!node) return { problem: balanceProblems.unreachable }
    const ids = assets.map((a) => a.id)
    const listed = ids.length === 0 ? null : bounded(chain.id, () => node.balances(owner, ids))
    try {
      const [amounts, others] = await Promise.all([
        listed ?? [],
        Promise.all(unlisted.map((asset) => beforeGrace(readUnlisted(node, owner, asset), listed))),
      ])
      return { amounts: new Map([...amounts, ...others.flat()]) }
    } catch {
      return { problem: balanceProblems.unreachable }
    }
  }
}

/** Result of a read, or nothing if it takes `GRACE_MS` longer than the listed ones of its request. */
function beforeGrace<T>(read: Promise<T[]>, listed: Promise<unknown> | null): Promise<T[]> {
  if (!listed) return read
  const end = listed.then(
    () => delay(GRACE_MS).then(() => []),
    () => [],
  )
  return Promise.race([read, end])
}

/** Runs at most `MOST_AT_ONCE` reads per network. One counts until it ends, which can be long after its caller stopped waiting. */
function createBound() {
  const open = new Map<ChainId, number>()
  const count = (chain: ChainId, change: 1 | -1): void => void open.set(chain, (open.get(chain) ?? 0) + change)
  return async <T>(chain: ChainId, read: () => Promise<T>): Promise<T> => {
    if ((open.get(chain) ?? 0) >= MOST_AT_ONCE) throw new Error('too many reads of this network are open')
    count(chain, 1)
    const running = Promise.resolve()
      .then(read)
      .finally(() => count(chain, -1))
    return within(running, TIMEOUT_MS)
  }
}

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
