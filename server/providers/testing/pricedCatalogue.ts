import type { Catalogue } from '#core/catalogue/types.ts'
import { priceTable } from '#core/money/price.ts'
import { parseUsd } from '#core/money/usd.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'

/** Dollars by price key; every other asset is worth one. */
const known: Readonly<Record<string, string>> = { ETH: '3000', BTC: '100000', SOL: '150', TON: '3', BNB: '600' }

/** The default catalogue with prices, which a server has from its vendors. */
export function pricedCatalogue(): Catalogue {
  const catalogue = loadCatalogue({ profile: 'default' })
  const keys = new Set(catalogue.assets.flatMap(({ priceKey }) => (priceKey === null ? [] : [priceKey])))
  return { ...catalogue, prices: priceTable([...keys].map((key) => [key, parseUsd(known[key] ?? '1')])) }
}
