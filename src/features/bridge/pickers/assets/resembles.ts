import type { TokenRow } from '#core/wire/catalogue.ts'

/** Look-alike letters and digits, each mapped to the Latin capital that it resembles. */
const twins: Readonly<Record<string, string>> = Object.assign(
  { 0: 'O', 1: 'I', L: 'I', 5: 'S', 8: 'B', $: 'S' },
  // Cyrillic, then Greek.
  {
    А: 'A',
    В: 'B',
    С: 'C',
    Е: 'E',
    Н: 'H',
    І: 'I',
    Ј: 'J',
    К: 'K',
    М: 'M',
    О: 'O',
    Р: 'P',
    Ѕ: 'S',
    Т: 'T',
    У: 'Y',
    Х: 'X',
  },
  { Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X' },
)

/** Returns the symbol as it looks to the eye. */
const seen = (symbol: string): string =>
  [...symbol.normalize('NFKD').toUpperCase()]
    .map((letter) => twins[letter] ?? letter)
    .join('')
    .replace(/[^A-Z0-9]/g, '')

/** Shorter symbols are too similar by nature. */
const LEAST = 3
/** Looks the same, or has one letter more, such as "USDC.e" and "USDC". */
const alike = (a: string, b: string): boolean =>
  a === b || (b.length >= LEAST && a.startsWith(b) && a.length === b.length + 1)

const sameSymbol = (a: TokenRow, b: TokenRow): boolean => a.symbol.toUpperCase() === b.symbol.toUpperCase()

/** Number of networks that list each symbol. */
function fameOf(all: readonly TokenRow[]): ReadonlyMap<string, number> {
  const networks = new Map<string, Set<number>>()
  for (const { symbol, chain_id } of all)
    networks.set(symbol.toUpperCase(), (networks.get(symbol.toUpperCase()) ?? new Set()).add(chain_id))
  return new Map([...networks].map(([symbol, ids]) => [symbol, ids.size]))
}

/**
 * Better-known asset that each of these may be mistaken for: one of the same symbol listed before it on its network, or one with
 * a look-alike symbol on more networks.
 * @param all the whole catalogue, in its order
 */
export function resemblances(assets: readonly TokenRow[], all: readonly TokenRow[]): ReadonlyMap<string, string> {
  const fame = fameOf(all)
  const known = [...fame].map(([symbol, networks]) => ({ symbol, seen: seen(symbol), networks }))
  const found = assets.flatMap((asset) => {
    const first = all.find((other) => other.chain_id === asset.chain_id && sameSymbol(other, asset))
    if (first && first.asset_id !== asset.asset_id) return [[asset.asset_id, first.symbol] as const]
    const upper = asset.symbol.toUpperCase()
    const like = known.find(
      (other) =>
        other.symbol !== upper && other.networks > (fame.get(upper) ?? 0) && alike(seen(asset.symbol), other.seen),
    )
    return like
      ? [
          [
            asset.asset_id,
            all.find((other) => other.symbol.toUpperCase() === like.symbol)?.symbol ?? like.symbol,
          ] as const,
        ]
      : []
  })
  return new Map(found)
}
