import type { z } from 'zod'
import { catalogueProblems } from '#core/catalogue/check.ts'
import { exchangeProblems, type MemoRoom } from '#core/catalogue/exchanges.ts'
import { dropHidden } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { buildCatalogue } from './build.ts'
import { type CatalogueSource, configDirs, packagedConfigDir, readConfigFile, requireKnownFiles } from './files.ts'
import { readLogo } from './logo.ts'
import { type CatalogueFile, fileMerges, fileSchemas } from './schema.ts'

const memoRoom: MemoRoom = ({ family }) => (hasAddressRules(family) ? addressRules(family).transferMemo : null)

/** Reads, checks and joins the catalogue. @throws AppError `config_missing`, `config_unknown`, or as `readConfigFile`, naming file, row and field. */
export function loadCatalogue(source: CatalogueSource): Catalogue {
  if (source.configDir) requireKnownFiles(source.configDir, packagedConfigDir())
  const read = <T>(name: CatalogueFile, schema: z.ZodType<T>): T =>
    readConfigFile(source, name, schema, fileMerges[name])
  const catalogue = buildCatalogue(
    source.profile,
    {
      'chains.json': read('chains.json', fileSchemas['chains.json']),
      'settlement.json': read('settlement.json', fileSchemas['settlement.json']),
      'tokens.json': read('tokens.json', fileSchemas['tokens.json']),
      'routes.json': read('routes.json', fileSchemas['routes.json']),
      'exchanges.json': read('exchanges.json', fileSchemas['exchanges.json']),
      'channels.json': read('channels.json', fileSchemas['channels.json']),
      'prices.json': read('prices.json', fileSchemas['prices.json']),
      'price-ids.json': read('price-ids.json', fileSchemas['price-ids.json']),
      'defaults.json': read('defaults.json', fileSchemas['defaults.json']),
    },
    (name) => readLogo(configDirs(source), name),
  )
  const problems = [...catalogueProblems(catalogue), ...exchangeProblems(catalogue, memoRoom)]
  if (problems.length > 0)
    throw new AppError('config_invalid', problems.map((p) => `${p.file}, ${p.path}: ${p.message}`).join('\n'), {
      retriable: false,
    })
  return dropHidden(catalogue)
}
