import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#core/errors.ts'

/** Addresses are raw (`0:…`), cells base64 of bags of cells. */
export interface AccountRecord {
  readonly address: string
  /** The shard's account: state, balance, last transaction. */
  readonly boc: string
}

interface TransactionRecord {
  readonly address: string
  readonly boc: string
}

/** One line of the log: the changes of one message to the network. */
export interface Entry {
  readonly accounts: readonly AccountRecord[]
  readonly transactions: readonly TransactionRecord[]
  /** Logical time after it. */
  readonly lt: string
  /** Epoch seconds at which it ran; absent for genesis accounts, and in logs of earlier versions. */
  readonly time?: number
}

export interface Header {
  readonly version: 1
  /** Makes every block hash of this chain unique. */
  readonly genesis: string
  /** Epoch seconds of the first block. */
  readonly time: number
}

export interface LedgerLog {
  readonly header: Header
  /** Oldest first. */
  readonly entries: readonly Entry[]
  /** Returns once the operating system has the line: a killed process loses nothing, a power cut may. */
  append(entry: Entry): void
  close(): void
}

const NAME = 'ledger.jsonl'

const corrupt = (file: string, cause: unknown): AppError =>
  new AppError(
    'data_corrupt',
    `The local TON chain's log ${file} can’t be read. Run npm start -- --reset to start over.`,
    { retriable: false, cause },
  )

const isHeader = (value: unknown): value is Header =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 1 && 'genesis' in value

/** Complete lines; the next writer removes a last line that a kill truncated. */
function readLines(file: string): { values: unknown[]; torn: boolean } {
  const lines = readFileSync(file, 'utf8').split('\n')
  const tail = lines.pop()
  try {
    return { values: lines.map((line): unknown => JSON.parse(line)), torn: tail !== '' }
  } catch (cause) {
    throw corrupt(file, cause)
  }
}

const text = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('')

/**
 * Opens or creates the log of a folder. It is append-only.
 * @throws AppError `data_corrupt` if anything but the end of the last line is unreadable.
 */
export function openLedgerLog(folder: string, fresh: Header): LedgerLog {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, NAME)
  const { values, torn } = existsSync(file) ? readLines(file) : { values: [], torn: false }
  const [header = fresh, ...entries] = values
  if (!isHeader(header)) throw corrupt(file, 'no header')
  const fd = openSync(file, torn || values.length === 0 ? 'w' : 'a')
  if (torn || values.length === 0) appendFileSync(fd, text([header, ...entries]))
  return {
    header,
    entries: entries as Entry[],
    append: (entry) => appendFileSync(fd, text([entry])),
    close: () => closeSync(fd),
  }
}
