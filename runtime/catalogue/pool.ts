import { z } from 'zod'
import { type CatalogueSource, readConfigFile } from './files.ts'

const schema = z.array(z.string().trim().min(1).max(128))

/** Addresses that may open the pool; none by default. @throws AppError `config_missing`, `config_invalid`. */
export const loadPoolAddresses = (source: CatalogueSource): readonly string[] =>
  readConfigFile(source, 'pool.json', schema)
