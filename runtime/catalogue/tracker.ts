import { z } from 'zod'
import { addressRules } from '#chains/registry.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { MAX_DECIMALS } from '#core/money/units.ts'
import { TRACKER_NETWORKS, type TrackerPage, trackerPages } from '#core/tracker/pages.ts'
import { type CatalogueSource, readConfigFile } from './files.ts'
import type { Merge } from './merge.ts'

/** Sources of one network's activity, in the order in which they are asked. */
export interface TrackedNetwork {
  readonly chain: ChainDef
  readonly etherscan: boolean
  /** Base URL of its Blockscout. */
  readonly blockscout: string | null
  /** Our own index reads every block of the network. */
  readonly blocks: boolean
}

/** Token whose balance a page shows. */
export interface TrackerToken {
  readonly chainId: ChainId
  /** Canonical address. */
  readonly token: string
  /** Of the badge in a contract with several (ERC-1155); null for a contract with one balance per address. */
  readonly id: bigint | null
  readonly symbol: string
  readonly decimals: number
}

export interface TrackerSettings {
  readonly networks: readonly TrackedNetwork[]
  /** Pages that read balances; any other one shows an operator's list. */
  readonly tokens: ReadonlyMap<TrackerPage, readonly TrackerToken[]>
}

const network = z.strictObject({
  etherscan: z.boolean().default(false),
  blockscout: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  blocks: z.boolean().default(false),
})
const token = z.strictObject({
  chainId: z.int().positive().transform(chainId),
  token: z.string(),
  id: z
    .string()
    .regex(/^\d{1,78}$/, 'a token id in decimal digits')
    .transform(BigInt)
    .nullable()
    .default(null),
  symbol: z.string().min(1).max(20),
  decimals: z.int().min(0).max(MAX_DECIMALS),
})
const schema = z.strictObject({
  networks: z.record(z.string().regex(/^[1-9]\d{0,15}$/, 'a network id'), network),
  pages: z.partialRecord(z.enum(trackerPages), z.array(token).min(1).max(4)),
})
const merge: Merge = { kind: 'fields', fields: { networks: { kind: 'keys' }, pages: { kind: 'keys' } } }

/** Loads the tracker's networks and pages. @throws AppError `config_missing`, `config_invalid` */
export function loadTracker(source: CatalogueSource, { chains }: Pick<Catalogue, 'chains'>): TrackerSettings {
  const { networks, pages } = readConfigFile(source, 'tracker.json', schema, merge)
  const chainAt = (id: number, place: string): ChainDef => {
    const chain = chains.find((one) => Number(one.id) === id) ?? refuse(place, `network ${id} does not exist`)
    return chain.family === 'evm' ? chain : refuse(place, `network ${id} has no EVM addresses`)
  }
  const listed = Object.entries(networks).map(([id, row]) => ({ chain: chainAt(Number(id), `networks.${id}`), ...row }))
  if (listed.length > TRACKER_NETWORKS) refuse('networks', `${TRACKER_NETWORKS} networks at most`)
  return {
    networks: listed.toSorted((a, b) => a.chain.order - b.chain.order),
    tokens: new Map(
      Object.entries(pages).map(([page, rows]) => [
        page as TrackerPage,
        rows.map((row, n) => ({ ...row, token: addressAt(chainAt(row.chainId, `pages.${page}.${n}`), row, page) })),
      ]),
    ),
  }
}

function refuse(place: string, message: string): never {
  throw new AppError('config_invalid', `tracker.json, ${place}: ${message}`, { retriable: false })
}

function addressAt({ family }: ChainDef, { token: text }: { token: string }, page: string): string {
  try {
    return addressRules(family).parse(text)
  } catch (error) {
    return refuse(`pages.${page}`, error instanceof Error ? error.message : String(error))
  }
}
