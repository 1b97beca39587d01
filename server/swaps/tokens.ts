import { decodeAbiParameters, encodeFunctionData, type Hex, hexToString, parseAbi } from 'viem'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import type { TokenFacts } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { type AssetId, assetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { assetsOf, nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import { looksAlike } from '#core/catalogue/misleading.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { pow10 } from '#core/money/units.ts'
import type { SwapToken as WireToken, TokenWarning } from '#core/wire/swap.ts'
import type { Clock } from '#runtime/clock.ts'
import type { ServerDeps } from '../deps.ts'
import { isStale, usdText } from '../providers/maker/price.ts'
import type { SwapProvider, SwapToken, TokenCheck } from './provider.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'

const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
])
const reads = ['decimals', 'symbol', 'name'] as const

const MOST_DECIMALS = 36
/** A token's code may be anyone's. */
const FACT_GAS = 500_000n
const [LONGEST_SYMBOL, LONGEST_NAME] = [32, 80]
/** Facts of a token hardly change; whether it can be sold does. */
const KEEP_MS = 10 * 60_000
const MOST_KEPT = 1_000
const popular: ReadonlySet<string> = new Set(['ETH', 'WETH', 'USDC', 'USDT', 'BTC', 'WBTC'])
/** A search lists no more; a longer list helps no one choose. */
const MOST_LISTED = 200

export interface SwapTokens {
  /** Tokens of a network that can be chosen without an import. */
  list(chain: ChainDef): readonly SwapToken[]
  /** Tokens whose symbol, name or address contains the text. */
  search(chain: ChainDef, text: string): readonly SwapToken[]
  /**
   * A token of the list, or another one as its contract describes it.
   * @throws AppError `token_unknown`, `token_unsupported`, `asset_invalid`, errors of the network
   */
  find(chain: ChainDef, id: string): Promise<SwapToken>
  /** Trial purchase and sale of a token that is in no list. */
  check(chain: ChainDef, token: SwapToken): Promise<TokenCheck>
  toWire(token: SwapToken, check?: TokenCheck): WireToken
}

type Deps = Pick<ServerDeps, 'chains'> & { readonly catalogue: Catalogue; readonly clock: Clock }

/** Lists the catalogue's tokens and the native coin's own, and reads any other token from its contract. */
export function createSwapTokens(deps: Deps, providers: readonly SwapProvider[]): SwapTokens {
  const { catalogue, chains, clock } = deps
  const known = createKept<SwapToken>(clock)
  const checked = createKept<TokenCheck>(clock)

  const list = (chain: ChainDef): readonly SwapToken[] => {
    const listed = assetsOf(catalogue, chain.id).map((asset) => ({ ...asset, isListed: true }))
    // Elsewhere no provider wraps coins, so that theirs is chosen by its address.
    const wrapped = deploymentOf(chain.id) ? wrappedToken(catalogue, chain) : null
    return wrapped && !listed.some(({ id }) => id === wrapped.id) ? [...listed, wrapped] : listed
  }

  const toWire = (token: SwapToken, check?: TokenCheck): WireToken => ({
    asset_id: token.id,
    symbol: token.symbol,
    name: token.name,
    decimals: token.decimals,
    icon: token.icon === '' ? null : token.icon,
    usd: usdText(pow10(token.decimals), token.decimals, priceOf(catalogue, token)),
    usd_stale: isStale(priceOf(catalogue, token)),
    is_popular: token.isListed && popular.has(token.symbol),
    warnings: [...warningsOf(token), ...(check?.warnings ?? [])],
    tax_bps: check?.taxBps ?? null,
  })

  const warningsOf = ({ id, isListed, symbol, chainId }: SwapToken): readonly TokenWarning[] => {
    if (isListed) return []
    const chain = catalogue.chains.find((one) => one.id === chainId)
    const isWrapped = chain && wrappedToken(catalogue, chain)?.id === id
    const isTaken = chain && !isWrapped ? list(chain).some((one) => looksAlike(one.symbol, symbol)) : false
    return ['unlisted', ...(isTaken ? (['same_symbol'] as const) : [])]
  }

  return {
    list,
    toWire,
    search: (chain, text) => {
      const wanted = text.trim().toLowerCase()
      return list(chain)
        .filter((token) => [token.symbol, token.name, token.token].some((each) => each.toLowerCase().includes(wanted)))
        .slice(0, MOST_LISTED)
    },
    find: async (chain, id) => {
      const canonical = canonicalAsset(chain, id)
      const listed = list(chain).find((token) => token.id === canonical)
      return listed ?? known(canonical, () => readToken(requireNode(chains(chain.id)), canonical))
    },
    check: (chain, token) =>
      checked(token.id, async () => {
        const provider = providers.find((one) => one.check && one.chains().includes(chain.id))
        const unchecked: TokenCheck = { warnings: ['unchecked'], taxBps: null }
        const node = chains(chain.id)
        return node ? ((await provider?.check?.(chain, node, token).catch(() => unchecked)) ?? unchecked) : unchecked
      }),
  }
}

/** Keeps answers for a while, and the newest ones alone; failures are not kept. Callers at the same time share one read. */
function createKept<T>(clock: Clock): (key: string, read: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly answer: Promise<T>; readonly until: number }>()
  return async (key, read) => {
    const now = clock.now().getTime()
    const found = kept.get(key)
    if (found && found.until > now) return found.answer
    const one = { answer: read(), until: now + KEEP_MS }
    kept.delete(key)
    kept.set(key, one)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    try {
      return await one.answer
    } catch (error) {
      if (kept.get(key) === one) kept.delete(key)
      throw error
    }
  }
}

/** Token that wraps the native coin: of a known contract, or of its family; null where none is known. */
export function wrappedToken(catalogue: Catalogue, chain: ChainDef): SwapToken | null {
  const native = nativeAsset(catalogue, chain.id)
  const deployment = deploymentOf(chain.id)
  const ofFamily = hasAddressRules(chain.family) ? addressRules(chain.family).wrappedNative : undefined
  const token = deployment?.wrapped ?? ofFamily
  if (!native || token === undefined) return null
  const symbol = deployment?.wrappedSymbol ?? `W${native.symbol}`
  const id = assetId(chain.id, token)
  const { decimals, icon, priceKey } = native
  return {
    id,
    chainId: chain.id,
    token,
    symbol,
    name: `Wrapped ${native.name}`,
    decimals,
    icon,
    priceKey,
    isListed: true,
  }
}

/** @throws AppError `asset_invalid`, `token_unsupported` */
function canonicalAsset(chain: ChainDef, id: string): AssetId {
  const { chain: of, token } = parseAssetId(id)
  if (of !== chain.id) throw unsupported('Both tokens have to be on one network.')
  if (token === NATIVE) return id as AssetId
  if (!hasAddressRules(chain.family)) throw unsupported('Tokens of this network can’t be imported.')
  return assetId(chain.id, addressRules(chain.family).parse(token))
}

const unsupported = (message: string): AppError =>
  new AppError('token_unsupported', message, { status: 422, retriable: false })

function requireNode(node: NetworkNode | null): NetworkNode {
  if (node) return node
  throw new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503, retriable: true })
}

/** Reads a token that is in no list from its network. */
async function readToken(node: NetworkNode, id: AssetId): Promise<SwapToken> {
  const { chain: chainId, token } = parseAssetId(id)
  const facts = isNative(id) ? undefined : await (node.tokenFacts?.(token) ?? readContract(node, token))
  if (facts === undefined) throw unsupported('Tokens of this network can’t be imported.')
  if (facts === null)
    throw new AppError('token_unknown', 'No token exists at this address on this network.', {
      status: 404,
      retriable: false,
    })
  const { decimals, symbol, name } = facts
  if (decimals > MOST_DECIMALS) throw unsupported('This token has too many decimals.')
  return {
    id,
    chainId,
    token,
    symbol: shortText(symbol, LONGEST_SYMBOL) || `${token.slice(0, 6)}…${token.slice(-4)}`,
    name: shortText(name, LONGEST_NAME),
    decimals,
    icon: '',
    priceKey: null,
    isListed: false,
  }
}

/** Facts of a token's contract; null if there is none, undefined where the network has no contracts. */
async function readContract(node: NetworkNode, token: string): Promise<TokenFacts | null | undefined> {
  if (!node.callAll) return undefined
  const calls = reads.map((functionName) => ({
    to: token,
    data: encodeFunctionData({ abi, functionName }),
    gas: FACT_GAS,
  }))
  const [decimals, symbol, name] = (await node.callAll(calls)).results
  if (!decimals?.ok || decimals.data.length !== 66) return null
  const digits = BigInt(decimals.data)
  const most = BigInt(MOST_DECIMALS) + 1n
  return {
    decimals: Number(digits < most ? digits : most),
    symbol: symbol?.ok ? textOf(symbol.data) : null,
    name: name?.ok ? textOf(name.data) : null,
  }
}

/** Text of a token, without what could disguise it; empty if there is none. */
const shortText = (text: string | null, longest: number): string =>
  // Control, format and private characters, such as those that turn the direction of what follows.
  (text ?? '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()

function textOf(data: Hex): string {
  try {
    // Old tokens answer 32 bytes of text.
    return data.length === 66
      ? hexToString(data).replace(/\0/g, '')
      : decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return ''
  }
}
