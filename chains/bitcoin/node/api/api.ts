import { ZodError } from 'zod'
import type { Faults } from '#chains/rpc/endpoint.ts'
import { behind, translating } from '#chains/rpc/errors.ts'
import type { Pool } from '#chains/rpc/pool.ts'
import type { NodeRecords } from '#chains/contract/node.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import type { BitcoinNetwork } from '../../networks.ts'
import type { BlockDigest } from '../block.ts'
import type { WatchedAddresses } from '../watched.ts'

export interface Block {
  readonly height: bigint
  readonly hash: string
  /** Epoch seconds. */
  readonly time: number
}

/** Block of a transaction; null while it is in the mempool. */
export interface Sighting {
  readonly block: Pick<Block, 'height' | 'hash'> | null
}

/** Unspent output that is in a block. */
export interface Coin {
  readonly txId: string
  readonly index: number
  readonly amount: bigint
  /** Height of its block. */
  readonly height: bigint
}

/** One node's view of the chain, over either of its interfaces. Missing blocks throw a `NodeError` that says so. */
export interface BitcoinApi {
  height(): Promise<bigint>
  blockHash(height: bigint): Promise<string>
  blockTime(hash: string): Promise<number>
  /** The block's bytes, which `parseBlock` verifies. */
  block(hash: string): Promise<Uint8Array>
  /** Null if the node knows no such transaction. */
  transaction(txId: string): Promise<Sighting | null>
  /** The transaction's bytes, which `parseTransaction` verifies; null if the node knows no such transaction. */
  rawTransaction(txId: string): Promise<Uint8Array | null>
  /** Coins that are in a block, in base units. */
  balance(address: string): Promise<bigint>
  coins(address: string): Promise<readonly Coin[]>
  /**
   * Height of the oldest coin of a P2WPKH address that no block up to `final` has spent; null without one. Fails where a
   * mempool hides some, and where the chain changes meanwhile.
   */
  oldestCoin(address: string, final: bigint): Promise<bigint | null>
  /** Outputs to the address that transactions in this node's mempool spend. */
  waitingSpends(address: string): Promise<readonly Pick<Coin, 'txId' | 'index'>[]>
  /** Transactions in this node's mempool that pay the address. */
  waitingPayments(address: string): Promise<readonly string[]>
  /** Transactions in this node's mempool that spend an output of this one. */
  waitingChildren(txId: string): Promise<readonly string[]>
  /** True if no block has spent the output. Fails where the node lacks the block that created it. */
  isUnspent(txId: string, index: number): Promise<boolean>
  /** Satoshis per virtual byte to be in one of the next blocks; null if the node has no estimate. */
  feeRate(): Promise<number | null>
  /** Returns the id. @throws NodeError with the node's refusal */
  broadcast(raw: string): Promise<string>
}

/** Null of an empty list. */
export const lowest = (heights: readonly bigint[]): bigint | null =>
  heights.reduce<bigint | null>((least, height) => (least === null || height < least ? height : least), null)

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** An answer of a node that is an error. */
export class NodeError extends Error {
  /** HTTP status, or the code of JSON-RPC. */
  readonly code: number
  /** The node lacks the block, which others may have. */
  readonly isMissing: boolean
  constructor(code: number, message: string, isMissing = false) {
    super(message)
    this.name = 'NodeError'
    this.code = code
    this.isMissing = isMissing
  }
}

const isMissing = (error: unknown): boolean => error instanceof NodeError && error.isMissing

/** Refusals that any node would repeat: a bad request, and JSON-RPC's codes for wrong parameters and transactions. */
const refusals: ReadonlySet<number> = new Set([400, -1, -3, -5, -8, -22, -25, -26, -27, -32_600, -32_602])

const isTransport = (error: unknown): boolean => {
  if (error instanceof AppError || error instanceof ZodError || isMissing(error)) return false
  return !(error instanceof NodeError) || !refusals.has(error.code)
}

export const faults: Faults = {
  isTransport,
  isBehind: isMissing,
  isPassing: (error) => isMissing(error) || isTransport(error),
}

export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isMissing(error)) return behind(error)
  return new AppError('rpc_failed', 'The node answered with an error.', { status: 502, cause: error })
}

/** Runs a call and translates its errors. */
export const translated = translating(translateError)

interface PlannedCoin {
  /** Epoch ms. */
  readonly until: number
  /** Name of the payment. */
  readonly name: string
  /** Amounts that the payment returns to the wallet, once among its coins. */
  readonly returning: readonly bigint[]
}

/** State shared by the parts of a node. */
export interface NodeContext {
  readonly chain: ChainDef
  readonly network: BitcoinNetwork | null
  /** Hashes of the first block that the network may have; null if any. */
  readonly genesis: readonly string[] | null
  readonly pool: Pool<BitcoinApi>
  /** Blocks after which the head counts as final. */
  readonly finalityBlocks: bigint
  readonly records: NodeRecords | null
  /** Scripts of deposit addresses; null if the network has no deposit account. */
  readonly watched: WatchedAddresses | null
  /** Coins of plans that were made a moment ago, until the records have their transactions. */
  readonly reserved: Map<string, PlannedCoin>
  /** Contents of blocks that prove themselves, by hash. */
  readonly blocks: Map<string, BlockDigest>
}
