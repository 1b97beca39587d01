import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#core/errors.ts'
import type { AccountRecord, Header, TransactionRecord } from './records.ts'

/** One line: changed accounts and their transaction; genesis accounts have none. */
interface Entry {
  readonly accounts: readonly AccountRecord[]
  readonly transaction: TransactionRecord | null
}

export interface LedgerState {
  readonly header: Header
  readonly accounts: ReadonlyMap<string, AccountRecord>
  /** Oldest first, up to the requested number. */
  readonly transactions: readonly TransactionRecord[]
}

export interface LedgerLog {
  readonly state: LedgerState
  /** Returns once the operating system has the line: a killed process loses nothing, a power cut may. */
  append(entry: Entry): void
  close(): void
}

const NAME = 'ledger.jsonl'
const corrupt = (file: string, cause: unknown): AppError =>
  new AppError(
    'data_corrupt',
    `The local SVM chain's log ${file} can’t be read. Run npm start -- --reset to start over.`,
    { retriable: false, cause },
  )

/** A kill during a write truncates a line; only the last one may be truncated. */
function parseLines(text: string, file: string): unknown[] {
  const lines = text.split('\n')
  const tail = lines.pop()
  const parsed = lines.map((line): unknown => {
    try {
      return JSON.parse(line)
    } catch (cause) {
      throw corrupt(file, cause)
    }
  })
  return tail ? [...parsed, ...tryParse(tail)] : parsed
}

function tryParse(line: string): unknown[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

function isHeader(value: unknown): value is Header {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 1 && 'genesis' in value
}

function load(file: string, fresh: Header, keep: number): LedgerState {
  const [header, ...entries] = existsSync(file) ? parseLines(readFileSync(file, 'utf8'), file) : []
  if (header === undefined) return { header: fresh, accounts: new Map(), transactions: [] }
  if (!isHeader(header)) throw corrupt(file, 'no header')
  const accounts = new Map<string, AccountRecord>()
  const transactions: TransactionRecord[] = []
  for (const entry of entries as Entry[]) {
    for (const account of entry.accounts) {
      if (account.lamports === '0') accounts.delete(account.key)
      else accounts.set(account.key, account)
    }
    if (entry.transaction) transactions.push(entry.transaction)
  }
  return { header, accounts, transactions: transactions.slice(-keep) }
}

const line = (value: Header | Entry): string => `${JSON.stringify(value)}\n`

/**
 * Opens or creates the log of a folder, and compacts it.
 * @throws AppError `data_corrupt` if anything but the last line is unreadable.
 */
export function openLedgerLog(folder: string, fresh: Header, keep: number): LedgerLog {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, NAME)
  const state = load(file, fresh, keep)
  const compacted = `${file}.new`
  rmSync(compacted, { force: true })
  const fd = openSync(compacted, 'a')
  appendFileSync(fd, line(state.header))
  if (state.accounts.size > 0) appendFileSync(fd, line({ accounts: [...state.accounts.values()], transaction: null }))
  for (const transaction of state.transactions) appendFileSync(fd, line({ accounts: [], transaction }))
  renameSync(compacted, file)
  return {
    state,
    append: (entry) => {
      appendFileSync(fd, line(entry))
    },
    close: () => closeSync(fd),
  }
}
