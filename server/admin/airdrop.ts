import { basename } from 'node:path'
import { airdropById, airdrops, type Airdrop } from '#core/airdrop/airdrops.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Store } from '#store/contract.ts'
import { readAllocations } from '../airdrop/readAllocations.ts'
import { type AdminDeps, type AdminOptions, auditOf, refuseCommand } from './command.ts'
import { plural } from './plural.ts'
import { fileNamed } from './fileNamed.ts'

function dropNamed({ drop: id }: AdminOptions): Airdrop {
  const drop = id === undefined ? null : airdropById(id)
  if (!drop) throw refuseCommand(`--drop is one of ${airdrops.map((d) => d.id).join(', ')}.`)
  return drop
}

/** Summarizes an airdrop for the log. */
async function heldBy({ airdrops: lists }: Store, drop: Airdrop): Promise<object | null> {
  const held = (await lists.list()).find(({ airdrop }) => airdrop === drop.id)
  return held ? { addresses: held.addresses, total: totalText(drop.id, held.total) } : null
}

/** Changes the lists and logs the totals before and after, in one transaction. */
async function noting<T>(
  { store }: Deps,
  options: AdminOptions,
  action: string,
  work: (lists: Store['airdrops'], drop: Airdrop) => Promise<T>,
): Promise<T> {
  const [drop, audit] = [dropNamed(options), auditOf(options)]
  return store.transaction(async (inner) => {
    const before = await heldBy(inner, drop)
    const did = await work(inner.airdrops, drop)
    const file = options.file === undefined ? {} : { file: basename(options.file) }
    const held = await heldBy(inner, drop)
    await inner.adminLog.add({
      ...audit,
      action: `airdrop ${action}`,
      subject: `airdrop ${drop.id}`,
      before,
      after: held && { ...held, ...file },
    })
    return did
  })
}

type Deps = Pick<AdminDeps, 'store'>
type Command = (deps: Deps, options: AdminOptions) => Promise<string>

/** Operator commands for the lists behind the airdrop screens. */
export const airdropCommands: Readonly<Record<string, Command>> = {
  import: async (deps, options) => {
    const file = fileNamed(options, 'the list: lines of address,amount')
    return noting(deps, options, 'import', async (lists, drop) => {
      const { added, changed, unchanged } = await lists.import(drop.id, () => readAllocations(file, drop.decimals))
      return `${drop.id}: ${added} added, ${changed} changed, ${unchanged} as before`
    })
  },
  list: async ({ store }) => {
    const rows = await store.airdrops.list()
    if (rows.length === 0) return 'No allocations.'
    return rows
      .map(
        ({ airdrop, addresses, total }) =>
          `${airdrop}  ${plural(addresses, 'address', 'addresses')}  ${totalText(airdrop, total)}`,
      )
      .join('\n')
  },
  remove: (deps, options) =>
    noting(
      deps,
      options,
      'remove',
      async (lists, drop) => `${drop.id}: ${plural(await lists.remove(drop.id), 'address', 'addresses')} removed`,
    ),
}

/** The total is in base units if the airdrop is no longer in the code, because its decimals are unknown. */
function totalText(id: string, total: bigint): string {
  const drop = airdropById(id)
  return drop ? `${formatUnits(total, drop.decimals)} ${drop.symbol}` : `${total} base units`
}
