import { z } from 'zod'
import { addressRules } from '#chains/registry.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { type OwlEvent, owlEvents } from '#core/screens/table.ts'
import { type CatalogueSource, readConfigFile } from './files.ts'

/** Rows of one event; a longer list belongs on a page of its own. */
const MOST_ROWS = 50_000

const resultRow = z.strictObject({
  rank: z.int().positive(),
  address: z.string(),
  score: z.int().nonnegative(),
  reward: z.string().min(1).max(60).nullable().default(null),
})
const schema = z.partialRecord(
  z.enum(owlEvents),
  z.strictObject({
    chainId: z.int().positive().transform(chainId),
    endedOn: z.iso.date().nullable().default(null),
    rows: z.array(resultRow).min(1).max(MOST_ROWS),
  }),
)

type ResultRow = z.infer<typeof resultRow>

/** Final results of an event. */
export interface OwlResults {
  /** Network of the addresses. */
  readonly chain: ChainDef
  readonly endedOn: string | null
  /** Best first; addresses are canonical, and each is listed once. */
  readonly rows: readonly ResultRow[]
}

/** Loads the final results that the operator publishes. @throws AppError `config_missing`, `config_invalid` */
export function loadOwls(
  source: CatalogueSource,
  catalogue: Pick<Catalogue, 'chains'>,
): ReadonlyMap<OwlEvent, OwlResults> {
  const events = readConfigFile(source, 'owls.json', schema, { kind: 'keys' })
  return new Map(
    Object.entries(events).map(([event, { chainId: id, endedOn, rows }]) => {
      const chain = catalogue.chains.find((one) => one.id === id)
      if (chain?.family !== 'evm') return refuse(`${event}.chainId`, `${id} is not a network with EVM addresses`)
      const read = rows.map((row, n) => ({ ...row, address: canonical(chain, row, `${event}.rows.${n}`) }))
      requireOrder(read, event)
      return [event as OwlEvent, { chain, endedOn, rows: read }]
    }),
  )
}

/** A list that contradicts itself would show someone a wrong rank for good. */
function requireOrder(rows: readonly ResultRow[], event: string): void {
  const seen = new Set<string>()
  for (const [n, row] of rows.entries()) {
    const place = `${event}.rows.${n}`
    if (seen.has(row.address)) refuse(place, `${row.address} is listed twice`)
    seen.add(row.address)
    const before = rows[n - 1]
    if (!before) continue
    if (row.rank < before.rank) refuse(place, 'rows are in the order of their ranks')
    if (row.score > before.score) refuse(place, 'a lower rank has a higher score')
    if (row.rank === before.rank && row.score !== before.score) refuse(place, 'equal ranks have equal scores')
  }
}

function canonical({ family }: ChainDef, { address }: ResultRow, place: string): string {
  try {
    return addressRules(family).parse(address)
  } catch (error) {
    return refuse(place, error instanceof Error ? error.message : String(error))
  }
}

function refuse(place: string, message: string): never {
  throw new AppError('config_invalid', `owls.json, ${place}: ${message}`, { retriable: false })
}
