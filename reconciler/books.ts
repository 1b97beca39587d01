import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObservedDeposit, ObservedEnding } from '#chains/contract/deposits.ts'
import type { WalletTransaction } from '#chains/contract/settlement.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { depositKey, escrowKey } from './decide/deposits.ts'

/**
 * Maximum number of cached finished deposits and paid orders; older ones are read from the chain if a row names them.
 */
const MOST_REMEMBERED = 20_000

export interface WalletBooks {
  /** Address of the holdings; absent in files of earlier releases. */
  readonly owner?: string
  /** Last block whose transactions are in the books. */
  readTo: bigint
  /** Balances of the wallet at the last comparison. */
  holdings: ReadonlyMap<AssetId, bigint>
}

/** Account that an escrow may owe something. */
export interface Creditor {
  readonly escrow: string
  readonly asset: AssetId
  readonly account: string
}

/** Facts of one chain that the reconciler read through its own endpoints. */
export interface ChainBooks {
  /** First block that was read. */
  readonly since: bigint
  /** Last block whose deposits and endings are included. */
  cursor: bigint
  /** Highest deposit row that was compared. */
  lastRow: bigint
  /** By `depositKey`. */
  readonly deposits: Map<string, ObservedDeposit>
  /** Keys of deposits whose row is not seen yet. */
  readonly unmatched: Map<string, true>
  /**
   * Last block whose deposits and failed payments are included, by escrow: one that is listed later is read from its
   * own first block.
   */
  readonly escrows: Map<string, bigint>
  /** Deposits that their escrow still owes, by `escrowKey`. */
  readonly open: Map<string, ObservedDeposit>
  /** Payments that an escrow could not make, by escrow, asset and account. */
  readonly creditors: Map<string, Creditor>
  /** By `escrowKey`. */
  readonly ended: Map<string, ObservedEnding['kind']>
  /** Transaction that paid or refunded a deposit, by the deposit's place on its chain. */
  readonly paid: Map<string, string>
  /** Subjects of recorded incidents. */
  readonly reported: Map<string, true>
  /** Transactions that are not explained yet. */
  readonly unexplained: Map<string, WalletTransaction>
  /** The newest block when the wallet was first seen, and its books since then. */
  walletSeenAt: bigint | null
  wallet: WalletBooks | null
  /** Since the last comparison of the wallet's balance. */
  readonly moves: WalletTransaction[]
  readonly received: Map<AssetId, bigint>
}

export const newBooks = (since: bigint): ChainBooks => ({
  since,
  cursor: since - 1n,
  lastRow: 0n,
  deposits: new Map(),
  unmatched: new Map(),
  escrows: new Map(),
  open: new Map(),
  creditors: new Map(),
  ended: new Map(),
  paid: new Map(),
  reported: new Map(),
  unexplained: new Map(),
  walletSeenAt: null,
  wallet: null,
  moves: [],
  received: new Map(),
})

/** Drops the oldest finished entries. */
export function trimBooks({ deposits, unmatched, open, ended, paid, reported }: ChainBooks): void {
  for (const map of [ended, paid, reported]) trim<unknown>(map, () => false)
  trim(
    deposits,
    (deposit) =>
      unmatched.has(depositKey(deposit)) || (deposit.binding.kind === 'escrow' && open.has(escrowKey(deposit.binding))),
  )
}

function trim<T>(map: Map<string, T>, keeps: (value: T) => boolean): void {
  for (const [key, value] of map) {
    if (map.size <= MOST_REMEMBERED) return
    if (!keeps(value)) map.delete(key)
  }
}

/**
 * Storage in which the books outlive the process. It is the reconciler's own: a changed or rolled-back database does
 * not change them.
 */
export interface BookStorage {
  read(chain: ChainId): Promise<ChainBooks | null>
  write(chain: ChainId, books: ChainBooks): Promise<void>
}

/** Opens one file per chain, replaced atomically and synced. */
export function openBookStorage(folder: string): BookStorage {
  const fileOf = (chain: ChainId): string => join(folder, `books-${chain}.json`)
  return {
    async read(chain) {
      const text = await readFile(fileOf(chain), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (text === null) return null
      try {
        return withEscrows(JSON.parse(text, revive) as ChainBooks)
      } catch (cause) {
        throw new AppError(
          'books_corrupt',
          `${fileOf(chain)} cannot be read. Move it away to start with empty books.`,
          {
            retriable: false,
            cause,
          },
        )
      }
    },
    async write(chain, books) {
      const part = `${fileOf(chain)}.part`
      const file = await open(part, 'w', 0o600)
      try {
        await file.writeFile(JSON.stringify(books, replace))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(part, fileOf(chain))
    },
  }
}

/** Books from before networks could have several escrows: their escrow is read again from its first block. */
function withEscrows(books: ChainBooks): ChainBooks {
  if (books.escrows instanceof Map) return books
  return { ...books, escrows: new Map(), open: new Map(), creditors: new Map(), ended: new Map() }
}

const replace = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return { $bigint: value.toString() }
  return value instanceof Map ? { $map: [...value] } : value
}
const revive = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if ('$bigint' in value) return BigInt(String(value.$bigint))
  return '$map' in value ? new Map(value.$map as [unknown, unknown][]) : value
}
