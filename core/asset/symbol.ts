/** Assets that were renamed, by their symbol of today: Toncoin (TON) has been Gram since 2026-06-15. Nothing but name and symbol changed. */
const former: Readonly<Record<string, { readonly symbol: string; readonly name: string }>> = {
  GRAM: { symbol: 'TON', name: 'Toncoin' },
}

const renamed = new Map(Object.entries(former).map(([now, { symbol }]) => [symbol, now]))

const current = (symbol: string): string => renamed.get(symbol.toUpperCase()) ?? symbol.toUpperCase()

/** Earlier symbol and name of an asset, by which people still look for it; null where it always had this one. */
export const formerly = (symbol: string): { readonly symbol: string; readonly name: string } | null =>
  former[symbol.toUpperCase()] ?? null

/** In any case, and by an earlier symbol too: links and saved forms outlive a name. */
export const sameSymbol = (a: string, b: string): boolean => current(a) === current(b)
