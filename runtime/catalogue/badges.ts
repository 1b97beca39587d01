import { z } from 'zod'
import { addressRules } from '#chains/registry.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { type Badge, badgeIds } from '#core/rewards/badges.ts'
import { type CatalogueSource, configDirs, readConfigFile, readLogo } from './files.ts'
import { ownWords } from './ownText.ts'

const count = z.int().positive().max(1_000_000)
const moment = z.iso.datetime().transform((text) => new Date(text))

const schema = z.array(
  z
    .strictObject({
      id: z.enum(badgeIds),
      name: ownWords,
      description: ownWords,
      img: z.string(),
      chainId: z.int().positive().transform(chainId),
      contract: z.string().nullable(),
      kind: z.int().min(0).max(0xffff_ffff),
      tasks: z
        .array(
          z.discriminatedUnion('kind', [
            z.strictObject({ kind: z.enum(['bridges', 'check_ins', 'points']), count }),
            z.strictObject({ kind: z.literal('campaign'), campaignId: z.int().positive() }),
          ]),
        )
        .min(1)
        .max(8),
      startTime: moment,
      endTime: moment,
    })
    .refine(({ startTime, endTime }) => startTime < endTime, 'endTime must be after startTime'),
)

/** Loads `badges.json`. @throws AppError `config_missing`, `config_invalid` */
export function loadBadges(source: CatalogueSource, { chains }: Pick<Catalogue, 'chains'>): readonly Badge[] {
  const rows = readConfigFile(source, 'badges.json', schema, { kind: 'rows', by: ['id'] })
  const dirs = configDirs(source)
  const places = new Set<string>()
  return rows.map(({ img, ...row }) => {
    if (chains.find(({ id }) => id === row.chainId)?.family !== 'evm')
      throw refusal(row.id, `network ${row.chainId} is not an EVM network of the catalogue`)
    const contract = row.contract === null ? null : contractOf(row.id, row.contract)
    // The address of the metadata names network and kind alone.
    const place = `${row.chainId} ${row.kind}`
    if (places.has(place)) throw refusal(row.id, `kind ${row.kind} is used by another badge of the network`)
    places.add(place)
    return { ...row, contract, image: readLogo(dirs, img) }
  })
}

function contractOf(id: string, text: string): string {
  try {
    return addressRules('evm').parse(text)
  } catch (error) {
    throw refusal(id, `field contract: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const refusal = (id: string, why: string): AppError =>
  new AppError('config_invalid', `badges.json, row ${id}: ${why}`, { retriable: false })
