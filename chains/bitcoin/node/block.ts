import { hex } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2.js'
import { AppError } from '#core/errors.ts'

export interface BlockInput {
  readonly txId: string
  readonly index: number
}

export interface BlockOutput {
  readonly script: Uint8Array
  readonly amount: bigint
}

export interface BlockTransaction {
  readonly txId: string
  readonly inputs: readonly BlockInput[]
  readonly outputs: readonly BlockOutput[]
}

export interface ParsedBlock {
  readonly hash: string
  readonly previous: string
  /** Epoch seconds. */
  readonly time: number
  readonly transactions: readonly BlockTransaction[]
}

/** Part of a block that a search for our payments needs. */
export interface BlockDigest {
  readonly previous: string
  /** Epoch seconds. */
  readonly time: number
  /** Transactions with a reference of ours, by the hex of its script. */
  readonly named: ReadonlyMap<string, readonly BlockTransaction[]>
}

const HEADER_BYTES = 80
const HASH_BYTES = 32
/** Bytes of a block with all witnesses, by the limit of its weight. */
const MOST_BYTES = 4_000_000
/** Bytes of the shortest input, output and transaction. */
const INPUT_BYTES = 41
const OUTPUT_BYTES = 9
const TRANSACTION_BYTES = 60

const sha256d = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes))
/** Hashes are shown with their bytes reversed. */
const shown = (hash: Uint8Array): string => hex.encode(hash.toReversed())

const invalid = (why: string): never => {
  throw new AppError('block_invalid', `The node’s block is not valid: ${why}.`, { status: 502, retriable: true })
}

/** Reads the bytes in order. @throws AppError `block_invalid` past their end */
class Cursor {
  at = 0
  readonly bytes: Uint8Array
  readonly view: DataView
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  take(length: number): Uint8Array {
    const end = this.at + length
    if (end > this.bytes.length) invalid('it ends early')
    const taken = this.bytes.subarray(this.at, end)
    this.at = end
    return taken
  }
  uint32(): number {
    this.take(4)
    return this.view.getUint32(this.at - 4, true)
  }
  uint64(): bigint {
    this.take(8)
    return this.view.getBigUint64(this.at - 8, true)
  }
  /** Number in the protocol's variable form; none in a block exceeds its own length. */
  count(): number {
    const [first = 0] = this.take(1)
    const size = { 0xfd: 2, 0xfe: 4, 0xff: 8 }[first]
    if (size === undefined) return first
    const value = this.take(size).reduceRight((sum, byte) => sum * 256 + byte, 0)
    return value <= this.bytes.length ? value : invalid('a count is too high')
  }
  /** @param least bytes of the shortest item: a count of more than fit is refused before anything is read */
  list<T>(least: number, read: () => T): T[] {
    const length = this.count()
    if (length * least > this.bytes.length - this.at) invalid('a count is too high')
    return Array.from({ length }, read)
  }
}

/** The id covers everything but the witness: version, inputs, outputs and lock time. */
function readTransaction(cursor: Cursor): { hash: Uint8Array; transaction: BlockTransaction } {
  const version = cursor.take(4)
  const hasWitness = cursor.bytes[cursor.at] === 0
  if (hasWitness && cursor.take(2)[1] !== 1) invalid('a transaction has an unknown form')
  const start = cursor.at
  const inputs = cursor.list(INPUT_BYTES, () => {
    const input = { txId: shown(cursor.take(HASH_BYTES)), index: cursor.uint32() }
    cursor.take(cursor.count())
    cursor.take(4)
    return input
  })
  const outputs = cursor.list(OUTPUT_BYTES, () => {
    const amount = cursor.uint64()
    return { amount, script: cursor.take(cursor.count()).slice() }
  })
  const body = cursor.bytes.subarray(start, cursor.at)
  if (hasWitness)
    for (const _ of inputs) for (let items = cursor.count(); items > 0; items--) cursor.take(cursor.count())
  const identified = Uint8Array.from([...version, ...body, ...cursor.take(4)])
  // A transaction of this length could pass for a node of the tree.
  if (identified.length === 2 * HASH_BYTES) invalid('a transaction has the length of two hashes')
  const hash = sha256d(identified)
  return { hash, transaction: { txId: shown(hash), inputs, outputs } }
}

/** Parses a transaction. @throws AppError `block_invalid` */
export function readRaw(bytes: Uint8Array): BlockTransaction {
  const cursor = new Cursor(bytes)
  const { transaction } = readTransaction(cursor)
  return cursor.at === bytes.length ? transaction : invalid('a transaction has bytes after its end')
}

/** Parses a transaction and proves that it has the id. @throws AppError `block_invalid` */
export function parseTransaction(bytes: Uint8Array, txId: string): BlockTransaction {
  const transaction = readRaw(bytes)
  return transaction.txId === txId ? transaction : invalid('a transaction has another id')
}

/** Root of the tree of transaction ids. Two equal neighbors would give a block with a repeated end the same root. */
function merkleRoot(hashes: readonly Uint8Array[]): Uint8Array {
  let level = hashes
  while (level.length > 1) {
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
      const left = level[2 * at] ?? invalid('it has no transactions')
      const right = level[2 * at + 1]
      if (right && shown(left) === shown(right)) invalid('a transaction is repeated')
      return sha256d(Uint8Array.from([...left, ...(right ?? left)]))
    })
  }
  return level[0] ?? invalid('it has no transactions')
}

/**
 * Parses a block and proves its content: the header has the hash, and the transactions have the header's root. One
 * endpoint's bytes are enough for a hash that a quorum agrees on. @throws AppError `block_invalid`
 */
export function parseBlock(bytes: Uint8Array, hash: string): ParsedBlock {
  if (bytes.length > MOST_BYTES) invalid('it is too long')
  const cursor = new Cursor(bytes)
  const header = cursor.take(HEADER_BYTES)
  if (shown(sha256d(header)) !== hash) invalid('it has another hash')
  const read = cursor.list(TRANSACTION_BYTES, () => readTransaction(cursor))
  if (cursor.at !== bytes.length) invalid('it has bytes after its transactions')
  const root = merkleRoot(read.map((each) => each.hash))
  if (shown(root) !== shown(header.subarray(36, 68))) invalid('its transactions are not those of its header')
  return {
    hash,
    previous: shown(header.subarray(4, 36)),
    time: cursor.view.getUint32(68, true),
    transactions: read.map(({ transaction }) => transaction),
  }
}
