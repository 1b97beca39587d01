import type { Brand } from '../brand.ts'
import { type ChainId, chainId } from './chainId.ts'
import { AppError } from '../errors.ts'

/** `"{chainId}:{canonical token address | native}"`. A symbol only groups assets; this identifies one. */
export type AssetId = Brand<string, 'AssetId'>

export const NATIVE = 'native'
const form = /^([1-9]\d{0,15}):([A-Za-z0-9:_-]{1,128})$/

/** The token part must already be canonical for its family; see chains/registry. */
export const assetId = (chain: ChainId, token: string): AssetId => `${chain}:${token}` as AssetId

/** Parses an asset id. @throws AppError `asset_invalid` if the text has another form. */
export function parseAssetId(text: string): { chain: ChainId; token: string } {
  const parts = form.exec(text)
  if (!parts) throw new AppError('asset_invalid', `Not an asset id: ${text.slice(0, 80)}`, { status: 400 })
  return { chain: chainId(Number(parts[1])), token: parts[2] ?? '' }
}

export const isNative = (id: AssetId): boolean => id.endsWith(`:${NATIVE}`)

/**
 * Renamed assets by their current symbol: Toncoin (TON) has been Gram since 2026-06-15. Only name and symbol changed.
 */
const former: Readonly<Record<string, { readonly symbol: string; readonly name: string }>> = {
  GRAM: { symbol: 'TON', name: 'Toncoin' },
}

const renamed = new Map(Object.entries(former).map(([now, { symbol }]) => [symbol, now]))

const current = (symbol: string): string => renamed.get(symbol.toUpperCase()) ?? symbol.toUpperCase()

/** Former symbol and name of an asset that users still search for; null if it always had this one. */
export const formerly = (symbol: string): { readonly symbol: string; readonly name: string } | null =>
  former[symbol.toUpperCase()] ?? null

/** Ignores case and accepts a former symbol too: links and saved forms outlive a name. */
export const sameSymbol = (a: string, b: string): boolean => current(a) === current(b)
