import { z } from 'zod'
import { type Around, loadAround } from './around.ts'
import { type CatalogueSource, readConfigFile } from './files.ts'
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

const schema = z.array(z.string().trim().min(1).max(128))

/** Addresses that may open the pool; none by default. @throws AppError `config_missing`, `config_invalid`. */
export const loadPoolAddresses = (source: CatalogueSource): readonly string[] =>
  readConfigFile(source, 'pool.json', schema)
