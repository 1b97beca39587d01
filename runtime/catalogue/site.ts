import { type Around, loadAround } from './around.ts'
import type { CatalogueSource } from './files.ts'
import { loadPoolAddresses } from './pool.ts'
import { loadTerms, type Terms } from './terms.ts'

/** The operator's content for the web app other than the catalogue. */
export interface Site {
  readonly terms: Terms
  readonly poolAddresses: readonly string[]
  readonly around: Around
}

/** Loads the site's content. @throws AppError `config_missing`, `config_invalid`. */
export const loadSite = (source: CatalogueSource): Site => ({
  terms: loadTerms(source),
  poolAddresses: loadPoolAddresses(source),
  around: loadAround(source),
})
