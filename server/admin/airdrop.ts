import { basename } from 'node:path'
import { type Airdrop, airdropById, allocationLists } from '#core/rewards/airdrops.ts'
import { formatUnits, parseUnits } from '#core/money/units.ts'
import type { Store } from '#store/contract.ts'
import { type AdminDeps, type AdminOptions, auditOf, fileNamed, refuseCommand } from './command.ts'
import { plural } from './text.ts'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { AppError } from '#core/errors.ts'
import type { AllocationLine } from '#store/airdrops/types.ts'
import { evmAddressRules } from '#chains/evm/address.ts'

function dropNamed({ drop: id }: AdminOptions): Airdrop {
  const drop = id === undefined ? null : airdropById(id)
  if (!drop) throw refuseCommand(`--drop is one of ${allocationLists.map((d) => d.id).join(', ')}.`)
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

/** Lines per statement. */
const BATCH = 10_000

const SHOWN = 20

function refusal(problems: readonly string[], count: number): AppError {
  const more = count > problems.length ? `\n  and ${count - problems.length} more` : ''
  return new AppError(
    'allocations_invalid',
    `Nothing was imported. Fix these lines first:\n  ${problems.join('\n  ')}${more}`,
    { status: 400, retriable: false },
  )
}

/**
 * Reads the file in batches, one at a time in memory. Reads on after a bad line, to report all of them.
 * @throws AppError `allocations_invalid` at the end of a file with bad lines or without any allocation
 */
async function* readAllocations(file: string, decimals: number): AsyncGenerator<readonly AllocationLine[]> {
  const problems: string[] = []
  let bad = 0
  let line = 0
  let good = 0
  let batch: AllocationLine[] = []
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    line++
    const parsed = parseAllocationLine(text, line, decimals)
    if (parsed === null) continue
    if ('problem' in parsed) {
      bad++
      if (problems.length < SHOWN) problems.push(`line ${line}: ${parsed.problem}`)
      continue
    }
    if (bad > 0) continue
    good++
    batch.push({ line, ...parsed })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (bad > 0) throw refusal(problems, bad)
  if (good === 0)
    throw new AppError('allocations_invalid', 'The file contains no allocations.', { status: 400, retriable: false })
  if (batch.length > 0) yield batch
}

type ParsedLine = { address: string; amount: bigint } | { problem: string } | null

const header = /^"?address"?\s*,\s*"?(amount|value)"?$/i
/** Whole part and fraction, with at most as many digits as the database stores. */
const plainAmount = /^\d{1,40}(?:\.\d+)?$/
const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

function addressOf(text: string): string | null {
  try {
    return evmAddressRules.parse(text)
  } catch {
    return null
  }
}

function unitsOf(text: string, decimals: number): bigint | null {
  try {
    return parseUnits(text, decimals)
  } catch {
    return null
  }
}

/** Parses an `address,amount` line, the amount in whole tokens. Null for a blank line or the heading. */
export function parseAllocationLine(text: string, line: number, decimals: number): ParsedLine {
  const row = (line === 1 ? text.replace(/^\uFEFF/, '') : text).trim()
  if (row === '' || (line === 1 && header.test(row))) return null
  const [first = '', second = '', ...more] = row.split(',').map(unquoted)
  if (second === '' || more.length > 0) return { problem: 'two columns are expected, address and amount' }
  const address = addressOf(first)
  if (address === null) return { problem: 'invalid address or checksum' }
  if (!plainAmount.test(second)) return { problem: 'the amount must be a plain number such as 12.5' }
  const amount = unitsOf(second, decimals)
  return amount === null ? { problem: `the amount has more than ${decimals} decimals` } : { address, amount }
}
