import { type AssetId, isNative, parseAssetId, sameSymbol } from '#core/chain/assetId.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import { formatUnits } from '#core/money/units.ts'
import { parseUsd, USD_DECIMALS, usdValue } from '#core/money/usd.ts'

/** Base units by asset id; absent while unknown, null for a token that could not be read. */
export type TokenBalances = ReadonlyMap<string, bigint | null>

/** A text that may be a token's address on some family: no symbol or name is as long. */
export const isAddressLike = (text: string): boolean =>
  /^(?:0x[0-9a-fA-F]{40,64}|[1-9A-HJ-NP-Za-km-z]{32,44})$/.test(text)

/** The token that a text names: its asset id, its address, or its symbol. Of a symbol, a listed token is meant. */
export function namedToken(tokens: readonly SwapToken[], text: string | undefined): SwapToken | null {
  if (!text) return null
  const lower = text.toLowerCase()
  const isIt = ({ asset_id }: SwapToken): boolean =>
    asset_id.toLowerCase() === lower || parseAssetId(asset_id).token.toLowerCase() === lower
  return (
    tokens.find(isIt) ??
    tokens.find(({ symbol, warnings }) => warnings.length === 0 && sameSymbol(symbol, text)) ??
    null
  )
}

/** The listed and the imported tokens, without those of other networks; what the server lists replaces an imported copy. */
export function allTokens(
  listed: readonly SwapToken[],
  imported: readonly SwapToken[],
  chainId: number,
): readonly SwapToken[] {
  const known = new Set(listed.map(({ asset_id }) => asset_id))
  const own = imported.filter(({ asset_id }) => !known.has(asset_id) && parseAssetId(asset_id).chain === chainId)
  return [...listed, ...own]
}

/** Specification §3: ETH to USDC, here the native coin to the first dollar token, or whatever the network has. */
export function defaultPair(tokens: readonly SwapToken[]): readonly [from: SwapToken, to: SwapToken] | null {
  const from = tokens.find(({ asset_id }) => isNative(asset_id as AssetId)) ?? tokens[0]
  const others = tokens.filter((token) => token !== from)
  const to = ['USDC', 'USDT'].flatMap((symbol) => namedToken(others, symbol) ?? [])[0] ?? others[0]
  return from && to ? [from, to] : null
}

/** Dollars of an amount; null without a price. */
export const usdOf = (amount: bigint, { decimals, usd }: Pick<SwapToken, 'decimals' | 'usd'>): string | null =>
  usd === null ? null : formatUnits(usdValue(amount, decimals, parseUsd(usd)), USD_DECIMALS)

const rank = (token: SwapToken, words: string): number => {
  const symbol = token.symbol.toLowerCase()
  if (symbol === words) return 0
  if (symbol.startsWith(words)) return 1
  return 2
}

function matches({ symbol, name, asset_id }: SwapToken, words: string): boolean {
  const { token } = parseAssetId(asset_id)
  return symbol.toLowerCase().includes(words) || name.toLowerCase().includes(words) || token.toLowerCase() === words
}

/**
 * Rows of the token list: what the wallet holds by its value, then popular tokens, then the list's own order. A search puts
 * equal symbols first.
 */
export function tokenRows(tokens: readonly SwapToken[], balances: TokenBalances, search: string): readonly SwapToken[] {
  const words = search.trim().toLowerCase()
  const valueOf = (token: SwapToken): bigint => {
    const amount = balances.get(token.asset_id) ?? 0n
    return token.usd === null ? 0n : usdValue(amount, token.decimals, parseUsd(token.usd))
  }
  const holds = (token: SwapToken): boolean => (balances.get(token.asset_id) ?? 0n) > 0n
  const rows = tokens
    .filter((token) => words === '' || matches(token, words))
    .map((token, index) => ({
      token,
      index,
      value: valueOf(token),
      held: holds(token),
      rank: words ? rank(token, words) : 0,
    }))
  return rows
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.held) - Number(a.held) ||
        (a.value < b.value ? 1 : a.value > b.value ? -1 : 0) ||
        Number(b.token.is_popular) - Number(a.token.is_popular) ||
        a.index - b.index,
    )
    .map(({ token }) => token)
}
