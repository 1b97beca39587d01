import type { z } from 'zod'
import { closeUnproven } from '#core/catalogue/availability.ts'
import { catalogueProblems } from '#core/catalogue/check.ts'
import { exchangeProblems, type MemoRoom } from '#core/catalogue/exchanges.ts'
import { dropHidden } from '#core/catalogue/lookups.ts'
import type { AssetDef, Catalogue, ChainSettlement, ChannelDef, RouteDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { addressRules, familyOf, hasAddressRules, leastPayoutGas } from '#chains/registry.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { parseRatio } from '#core/money/ratio.ts'
import { parseUnits } from '#core/money/units.ts'
import { parseUsd } from '#core/money/usd.ts'
import { priceTable } from '#core/money/price.ts'
import {
  type CatalogueSource,
  configDirs,
  packagedConfigDir,
  readConfigFile,
  readLogo,
  requireKnownFiles,
} from './files.ts'
import { type CatalogueFile, type CatalogueFiles, fileMerges, fileSchemas } from './schema.ts'

const memoRoom: MemoRoom = ({ family }) => (hasAddressRules(family) ? addressRules(family).transferMemo : null)

/** Reads, checks and joins the catalogue. @throws AppError `config_missing`, `config_unknown`, or as `readConfigFile`, naming file, row and field. */
export function loadCatalogue(source: CatalogueSource): Catalogue {
  if (source.configDir) requireKnownFiles(source.configDir, packagedConfigDir())
  const read = <T>(name: CatalogueFile, schema: z.ZodType<T>): T =>
    readConfigFile(source, name, schema, fileMerges[name])
  const catalogue = closeUnproven(
    buildCatalogue(
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
    ),
  )
  const problems = [
    ...catalogueProblems(catalogue, ({ family }) => leastPayoutGas(family)),
    ...exchangeProblems(catalogue, memoRoom),
  ]
  if (problems.length > 0)
    throw new AppError('config_invalid', problems.map((p) => `${p.file}, ${p.path}: ${p.message}`).join('\n'), {
      retriable: false,
    })
  return dropHidden(catalogue)
}

type Files = CatalogueFiles

const fail = (file: string, path: string, message: string): never => {
  throw new AppError('config_invalid', `${file}, ${path}: ${message}`, { retriable: false })
}

/** Runs a parser of core and adds the input's file and path to its error. */
function at<T>(file: string, path: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    return fail(file, path, error instanceof Error ? error.message : String(error))
  }
}

function toAsset(files: Files, row: Files['tokens.json'][number]): AssetDef {
  const path = `row ${row.chainId}:${row.token}`
  const chain = files['chains.json'].find((c) => c.id === row.chainId)
  if (!chain) return fail('tokens.json', `${path}, field chainId`, `network ${row.chainId} is not in chains.json`)
  const checked = row.token !== NATIVE && hasAddressRules(chain.family)
  const canonical = checked
    ? at('tokens.json', `${path}, field token`, () => addressRules(chain.family).parse(row.token))
    : row.token
  return { ...row, chainId: chainId(row.chainId), token: canonical, id: assetId(chainId(row.chainId), canonical) }
}

function toRoute(assets: ReadonlyMap<string, AssetDef>, row: Files['routes.json'][number]): RouteDef {
  const path = `${row.from} → ${row.to}`
  const from = assets.get(row.from) ?? fail('routes.json', path, `${row.from} is not in tokens.json`)
  const to = assets.get(row.to) ?? fail('routes.json', path, `${row.to} is not in tokens.json`)
  const units = (text: string): bigint => at('routes.json', path, () => parseUnits(text, from.decimals))
  return {
    ...row,
    from: from.id,
    to: to.id,
    min: units(row.min),
    max: units(row.max),
    feeRatio: at('routes.json', path, () => parseRatio(row.feeRatio)),
    gasTiers: row.gasTiers.map((t) => ({
      ...t,
      upTo: t.upTo === null ? null : units(t.upTo),
      gasUnits: BigInt(t.gasUnits),
    })),
  }
}

/** Orders name their escrow, and pools their token, by canonical addresses. */
function toSettlement(
  row: Files['settlement.json'][string] | undefined,
  { id, family }: Files['chains.json'][number],
): ChainSettlement | null {
  if (!row) return null
  const canonical = (path: string, address: string): string =>
    hasAddressRules(family)
      ? at('settlement.json', `${id}, ${path}`, () => addressRules(family).parse(address))
      : address
  const escrows = row.escrows.map((generation, index) => ({
    ...generation,
    address: canonical(`escrows, ${index}`, generation.address),
  }))
  const pools = row.pools?.map((pool, index) => ({
    ...pool,
    asset: canonical(`pools, ${index}, asset`, pool.asset),
    address: canonical(`pools, ${index}, address`, pool.address),
    account: canonical(`pools, ${index}, account`, pool.account),
  }))
  return { ...row, escrows, ...(pools ? { pools } : {}) }
}

/** The fee is paid out on EVM networks, where escrows account for it. */
function toChannel(row: Files['channels.json'][number], readLogo: (name: string) => string): ChannelDef {
  const { logo, chains, presets, feeAddress } = row
  const path = String(row.id)
  const network = (id: number | null) => (id === null ? null : chainId(id))
  return {
    ...row,
    logo: logo && { light: readLogo(logo.light), dark: readLogo(logo.dark) },
    chains: chains?.map(chainId) ?? null,
    presets: presets && { from: network(presets.from), to: network(presets.to), token: presets.token },
    feeAddress: feeAddress && at('channels.json', path, () => addressRules('evm').parse(feeAddress)),
  }
}

/** Builds one catalogue from the parsed files. @throws AppError `config_invalid` naming file and place. */
function buildCatalogue(profile: Catalogue['profile'], files: Files, readLogo: (name: string) => string): Catalogue {
  const assets = files['tokens.json'].map((row) => toAsset(files, row))
  const asWritten = files['tokens.json'].flatMap((row, i): [string, AssetDef][] =>
    assets[i] ? [[`${row.chainId}:${row.token}`, assets[i]]] : [],
  )
  const byId = new Map<string, AssetDef>([...asWritten, ...assets.map((a): [string, AssetDef] => [a.id, a])])
  const defaults = files['defaults.json']
  const settlements = files['settlement.json']
  const known = new Set(files['chains.json'].map((c) => String(c.id)))
  for (const id of Object.keys(settlements))
    if (!known.has(id)) fail('settlement.json', id, `network ${id} is not in chains.json`)
  return {
    profile,
    chains: files['chains.json'].map((c) => ({
      ...c,
      id: chainId(c.id),
      settlement: toSettlement(settlements[c.id], c),
      settlementStatus: familyOf(c.family)?.settlement ?? 'none',
    })),
    assets,
    routes: files['routes.json'].map((row) => toRoute(byId, row)),
    exchanges: files['exchanges.json'].map((e) => ({
      ...e,
      networks: e.networks.map((n) => ({ ...n, chainId: chainId(n.chainId) })),
    })),
    channels: files['channels.json'].map((row) => toChannel(row, readLogo)),
    prices: priceTable(
      Object.entries(files['prices.json']).map(([key, usd]) => [key, at('prices.json', key, () => parseUsd(usd))]),
    ),
    priceIds: new Map(Object.entries(files['price-ids.json']).map(([id, names]) => [chainId(Number(id)), names])),
    defaults: {
      ...defaults,
      fromChainId: chainId(defaults.fromChainId),
      toChainId: chainId(defaults.toChainId),
      exchangeChains: defaults.exchangeChains.map(chainId),
      exchangeChainsBtc: defaults.exchangeChainsBtc.map(chainId),
      recommendedChains: defaults.recommendedChains.map(chainId),
    },
  }
}
