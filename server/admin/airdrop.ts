import { existsSync } from 'node:fs'
import { airdropById, airdrops, type Airdrop } from '#core/airdrop/airdrops.ts'
import { AppError } from '#core/errors.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Store } from '#store/contract.ts'
import { readAllocations } from '../airdrop/readAllocations.ts'

export interface AirdropOptions {
  drop?: string | undefined
  file?: string | undefined
}

const refuse = (message: string): AppError => new AppError('command_invalid', message, { status: 400, retriable: false })

function dropNamed(id: string | undefined): Airdrop {
  const drop = id === undefined ? null : airdropById(id)
  if (!drop) throw refuse(`--drop is one of ${airdrops.map((d) => d.id).join(', ')}.`)
  return drop
}

function fileNamed(path: string | undefined): string {
  if (path === undefined) throw refuse('--file names the list: lines of address,amount.')
  if (!existsSync(path)) throw refuse(`There is no file ${path}.`)
  return path
}

type Command = (store: Store['airdrops'], options: AirdropOptions) => Promise<string>

/** What an operator does with the lists behind the airdrop screens. */
export const airdropCommands: Readonly<Record<string, Command>> = {
  import: async (store, options) => {
    const [drop, file] = [dropNamed(options.drop), fileNamed(options.file)]
    const { added, changed, unchanged } = await store.import(drop.id, () => readAllocations(file, drop.decimals))
    return `${drop.id}: ${added} added, ${changed} changed, ${unchanged} as before`
  },
  list: async (store) => {
    const rows = await store.list()
    if (rows.length === 0) return 'No allocations.'
    return rows.map(({ airdrop, addresses, total }) => `${airdrop}  ${addresses} addresses  ${totalText(airdrop, total)}`).join('\n')
  },
  remove: async (store, options) => {
    const drop = dropNamed(options.drop)
    return `${drop.id}: ${await store.remove(drop.id)} addresses removed`
  },
}

/** A list whose airdrop is no longer in the code is told in base units. */
function totalText(id: string, total: bigint): string {
  const drop = airdropById(id)
  return drop ? `${formatUnits(total, drop.decimals)} ${drop.symbol}` : `${total} base units`
}
