/**
 * Renamed assets by their current symbol: Toncoin (TON) has been Gram since 2026-06-15. Only name and symbol changed.
 */
const former: Readonly<Record<string, { readonly symbol: string; readonly name: string }>> = {
  GRAM: { symbol: 'TON', name: 'Toncoin' },
}

const renamed = new Map(Object.entries(former).map(([now, { symbol }]) => [symbol, now]))

const current = (symbol: string): string => renamed.get(symbol.toUpperCase()) ?? symbol.toUpperCase()

/** Former symbol and name of an asset, by which users still search for it; null if it always had this one. */
export const formerly = (symbol: string): { readonly symbol: string; readonly name: string } | null =>
  former[symbol.toUpperCase()] ?? null

/** Ignores case and accepts a former symbol too: links and saved forms outlive a name. */
export const sameSymbol = (a: string, b: string): boolean => current(a) === current(b)
