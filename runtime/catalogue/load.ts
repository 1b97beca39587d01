import { join } from 'node:path'
import { catalogueProblems } from '#core/catalogue/check.ts'
import { exchangeProblems, type MemoRoom } from '#core/catalogue/exchangeProblems.ts'
import { dropHidden } from '#core/catalogue/hidden.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { buildCatalogue } from './build.ts'
import { packagedConfigDir, readConfigFile, requireKnownFiles } from './files.ts'
import { readLogo } from './logo.ts'
import { fileSchemas } from './schema.ts'

export interface CatalogueSource {
  profile: Catalogue['profile']
  /** An operator's folder; a file that it lacks is taken from the packaged profile. */
  configDir?: string | undefined
}

/** Folders to look a file up in, first match wins. */
export function configDirs(source: CatalogueSource): readonly string[] {
  const packaged = packagedConfigDir()
  const profile = source.profile === 'local' ? [join(packaged, 'local'), packaged] : [packaged]
  return source.configDir ? [source.configDir, ...profile] : profile
}

const memoRoom: MemoRoom = ({ family }) => (hasAddressRules(family) ? addressRules(family).transferMemo : null)

/** Reads, checks and joins the catalogue. @throws AppError `config_missing`, `config_unknown`, or `config_invalid` naming the file and the place in it. */
export function loadCatalogue(source: CatalogueSource): Catalogue {
  if (source.configDir) requireKnownFiles(source.configDir, packagedConfigDir())
  const dirs = configDirs(source)
  const catalogue = buildCatalogue(
    source.profile,
    {
      'chains.json': readConfigFile(dirs, 'chains.json', fileSchemas['chains.json']),
      'settlement.json': readConfigFile(dirs, 'settlement.json', fileSchemas['settlement.json']),
      'tokens.json': readConfigFile(dirs, 'tokens.json', fileSchemas['tokens.json']),
      'routes.json': readConfigFile(dirs, 'routes.json', fileSchemas['routes.json']),
      'exchanges.json': readConfigFile(dirs, 'exchanges.json', fileSchemas['exchanges.json']),
      'channels.json': readConfigFile(dirs, 'channels.json', fileSchemas['channels.json']),
      'prices.json': readConfigFile(dirs, 'prices.json', fileSchemas['prices.json']),
      'price-ids.json': readConfigFile(dirs, 'price-ids.json', fileSchemas['price-ids.json']),
      'defaults.json': readConfigFile(dirs, 'defaults.json', fileSchemas['defaults.json']),
    },
    (name) => readLogo(dirs, name),
  )
  const problems = [...catalogueProblems(catalogue), ...exchangeProblems(catalogue, memoRoom)]
  if (problems.length > 0)
    throw new AppError('config_invalid', problems.map((p) => `${p.file}, ${p.path}: ${p.message}`).join('\n'), {
      retriable: false,
    })
  return dropHidden(catalogue)
}
