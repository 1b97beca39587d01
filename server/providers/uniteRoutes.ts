import type { Catalogue } from '#core/catalogue/types.ts'
import type { ProviderRoute } from './provider.ts'

/**
 * Returns the union of the providers' routes between assets of the catalogue. A pair that several serve has the widest limits and
 * the shortest time; its custody is that of the first provider, until a quote says which one is used.
 */
export function uniteRoutes(
  { assets }: Pick<Catalogue, 'assets'>,
  lists: readonly (readonly ProviderRoute[])[],
): readonly ProviderRoute[] {
  const known = new Set(assets.map(({ id }) => id))
  const united = new Map<string, ProviderRoute>()
  for (const route of lists.flat()) {
    if (!known.has(route.from) || !known.has(route.to)) continue
    const key = `${route.from} ${route.to}`
    const first = united.get(key)
    united.set(key, first ? widen(first, route) : route)
  }
  return [...united.values()]
}

const widen = (first: ProviderRoute, other: ProviderRoute): ProviderRoute => ({
  ...first,
  min: other.min < first.min ? other.min : first.min,
  max: other.max > first.max ? other.max : first.max,
  etaSeconds: Math.min(first.etaSeconds, other.etaSeconds),
})
