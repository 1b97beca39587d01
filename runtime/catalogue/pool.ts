import { z } from 'zod'
import { readConfigFile } from './files.ts'
import { type CatalogueSource, configDirs } from './load.ts'

const schema = z.array(z.string().trim().min(1).max(128))

/** Addresses that may open the pool; nobody by default. @throws AppError `config_missing`, `config_invalid`. */
export const loadPoolAddresses = (source: CatalogueSource): readonly string[] =>
  readConfigFile(configDirs(source), 'pool.json', schema)
