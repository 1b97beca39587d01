import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { AppError } from '#core/errors.ts'
import type { AllocationLine } from '#store/contract/airdrops.ts'
import { parseAllocationLine } from './parseLine.ts'

/** Lines per statement. */
const BATCH = 10_000
const SHOWN = 20

function refusal(problems: readonly string[], count: number): AppError {
  const more = count > problems.length ? `\n  and ${count - problems.length} more` : ''
  return new AppError(
    'allocations_invalid',
    `Nothing was imported. Put these lines right first:\n  ${problems.join('\n  ')}${more}`,
    { status: 400, retriable: false },
  )
}

/**
 * Reads the file in batches, one at a time in memory. Reads on after a bad line, to report all of them.
 * @throws AppError `allocations_invalid` at the end of a file with bad lines or without any allocation
 */
export async function* readAllocations(file: string, decimals: number): AsyncGenerator<readonly AllocationLine[]> {
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
    throw new AppError('allocations_invalid', 'The file has no allocation in it.', { status: 400, retriable: false })
  if (batch.length > 0) yield batch
}
