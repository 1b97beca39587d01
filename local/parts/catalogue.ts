import type { Catalogue } from '#core/catalogue/types.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'

/** The local profile, with each chain's endpoint of this run. */
export function localCatalogue(urls: ReadonlyMap<number, string>): Catalogue {
  const catalogue = loadCatalogue({ profile: 'local' })
  const chains = catalogue.chains.map((chain) => {
    const url = urls.get(chain.id)
    return url === undefined ? chain : { ...chain, rpcUrls: [url] }
  })
  return { ...catalogue, chains }
}
