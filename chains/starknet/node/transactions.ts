import { z } from 'zod'
import type { AccountCall, AccountEvent, AccountFee } from '#chains/contract/callReads.ts'
import type { Head, TxStatus } from '#chains/contract/reader.ts'
import type { Pool } from '#chains/rpc/pool.ts'
import type { SharedReads } from '#chains/rpc/sharedReads.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { padFelt } from '../address.ts'
import { blockAt, height, readHead } from './blocks.ts'
import { canonical, event, eventOf, feeOf, receipt, selectorOf, short, signedIn } from './calls.ts'
import { type StarknetRpc, felt, findTransaction, translateError } from './rpc.ts'
import { behind } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'
import { starknet } from '../family.ts'

/** State that the parts of a node share. */
export interface NodeContext {
  readonly chain: ChainDef
  /** The network's own id, which signatures cover. */
  readonly networkId: string
  readonly pool: Pool<StarknetRpc>
  /** Listed tokens by canonical contract; Ether's is the native coin. */
  readonly tokens: ReadonlyMap<string, AssetId>
  /** Canonical. */
  readonly depositAddress: string | null
  /** Highest final block that was reported; an older answer proves nothing. */
  readonly seen: { finalized: bigint }
  /** Agreed transactions, by block hash and own hash. */
  readonly known: Map<string, Executed>
  readonly shared: SharedReads
}

/** Newest block that a quorum has. */
export async function headOf({ pool, chain, seen, shared }: NodeContext): Promise<Head> {
  const head = await shared('head', () => readHead(pool, chain.settlement?.finalityBlocks ?? null))
  if (head.finalized > seen.finalized) seen.finalized = head.finalized
  return head
}

/** Transaction in a block. */
export interface Executed {
  readonly hash: string
  /** Canonical account and its nonce; null for declarations, and for messages of Ethereum, which no account signs. */
  readonly signed: { readonly sender: string; readonly nonce: bigint; readonly calls: readonly AccountCall[] } | null
  readonly succeeded: boolean
  readonly height: bigint
  readonly blockHash: string
  readonly events: readonly AccountEvent[]
  readonly fee: AccountFee
}

/** One endpoint's view of a transaction; null if no block of it has one. */
export async function lookAt(rpc: StarknetRpc, { id }: ChainDef, hash: string): Promise<Executed | null> {
  const seen = await findTransaction(rpc, 'starknet_getTransactionReceipt', hash)
  const result = seen === null ? null : receipt.parse(seen)
  if (result?.block_number === undefined || result.block_hash === undefined) return null
  const signed = signedIn(await findTransaction(rpc, 'starknet_getTransactionByHash', hash), hash)
  const { execution_status, block_number, block_hash, actual_fee, events } = result
  return {
    hash,
    signed,
    succeeded: execution_status === 'SUCCEEDED',
    height: BigInt(block_number),
    blockHash: canonical(block_hash),
    events: events.map((one) => eventOf(one.from_address, one)),
    fee: feeOf(id, actual_fee.amount, actual_fee.unit),
  }
}

export const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner))

const MOST_KNOWN = 5_000

/**
 * Reads a transaction as a quorum has it; null if no block has one. A quorum's result for a block hash never changes, so
 * that with `inBlock` it is read once.
 */
export async function readExecuted(
  { pool, chain, known }: NodeContext,
  hash: string,
  inBlock?: string,
): Promise<Executed | null> {
  const found = inBlock === undefined ? undefined : known.get(`${inBlock} ${hash}`)
  if (found) return found
  const read: Executed | null = await pool.agree((rpc) => lookAt(rpc, chain, hash), keyOf)
  if (read === null) return null
  known.set(`${read.blockHash} ${hash}`, read)
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break
    known.delete(oldest)
  }
  return read
}

/** Numbers of the methods and the event of tokens. */
export const tokenNumbers = {
  transfer: selectorOf('transfer'),
  balance_of: selectorOf('balance_of'),
  Transfer: selectorOf('Transfer'),
} as const

export interface TokenTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** Transfers that the events show, in order, of any contract: older ones have all accounts in an event's data. */
export const transfersIn = (events: readonly AccountEvent[]): TokenTransfer[] =>
  events.flatMap(({ contract, numbers }) => {
    const [name, from = '', to = '', low = '0x0', high = '0x0'] = numbers
    if (name !== tokenNumbers.Transfer || numbers.length !== 5) return []
    return [{ token: contract, from: canonical(from), to: canonical(to), amount: BigInt(low) + (BigInt(high) << 128n) }]
  })

const page = z.object({
  events: z.array(
    event.extend({ block_hash: felt.optional(), block_number: z.int().optional(), transaction_hash: felt }),
  ),
  continuation_token: z.string().nullish(),
})
const PAGE = 1_000
/** Pages of a range, above which it is halved; a single block has far fewer than the last number. */
const MOST_PAGES = 100
const MOST_PAGES_OF_BLOCK = 10_000

export interface TransferFilter {
  readonly token: string
  /** Canonical account on one side. */
  readonly side: 'from' | 'to'
  readonly account: string
  /** Blocks, both included. */
  readonly first: bigint
  readonly last: bigint
  /**
   * True lets nodes filter by the account, which hides every transfer of a token with accounts in the data of its events: an
   * absence then proves nothing.
   */
  readonly isHint?: boolean
}

/** A token may have accounts in the data of its events, where no filter of a node reaches them. */
function keysOf({ side, account, isHint = false }: TransferFilter): readonly (readonly string[])[] {
  return [[tokenNumbers.Transfer], ...(isHint ? [...(side === 'to' ? [[]] : []), [short(account)]] : [])]
}

/** Transaction with an event, and its block. */
export interface Found {
  readonly hash: string
  readonly height: number
  readonly blockHash: string
}

/** Transactions with such transfers at one endpoint, which must have the last block: one that lags would list none. */
export async function findTransfers(
  rpc: StarknetRpc,
  wanted: TransferFilter,
): Promise<{ readonly end: string; readonly found: readonly Found[] }> {
  const end = (await blockAt(rpc, { block_number: Number(wanted.last) })).hash
  return { end, found: [...new Map((await listTransfers(rpc, wanted)).map((one) => [one.hash, one])).values()] }
}

async function listTransfers(rpc: StarknetRpc, wanted: TransferFilter): Promise<readonly Found[]> {
  const { token, side, account, first, last } = wanted
  const found: Found[] = []
  const filter = {
    from_block: { block_number: Number(first) },
    to_block: { block_number: Number(last) },
    address: token,
    keys: keysOf(wanted),
    chunk_size: PAGE,
  }
  let next: string | undefined
  for (let pages = 0; pages < (first < last ? MOST_PAGES : MOST_PAGES_OF_BLOCK); pages++) {
    const asked = { filter: next === undefined ? filter : { ...filter, continuation_token: next } }
    const { events, continuation_token } = page.parse(await rpc.call('starknet_getEvents', asked))
    for (const one of events) {
      const [transfer] = transfersIn([eventOf(token, one)])
      // Without a block hash the sequencer may still change its block.
      if (transfer?.[side] !== account || one.block_hash === undefined || one.block_number === undefined) continue
      const [hash, blockHash] = [one.transaction_hash, one.block_hash].map(canonical) as [string, string]
      found.push({ hash, height: one.block_number, blockHash })
    }
    if (continuation_token == null) return found
    next = continuation_token
  }
  if (first === last) throw new Error(`${token} has too many events in block ${first}`)
  const middle = (first + last) / 2n
  const earlier = await listTransfers(rpc, { ...wanted, last: middle })
  return [...earlier, ...(await listTransfers(rpc, { ...wanted, first: middle + 1n }))]
}

const outside = (state: 'unknown' | 'pending'): TxStatus => ({ state, height: null, blockHash: null, final: false })

/** One endpoint's view of a transaction. */
type Sighting =
  | { readonly kind: 'unknown' | 'pending' }
  | { readonly kind: 'included'; readonly success: boolean; readonly height: bigint; readonly blockHash: string }

/** Without a block hash the transaction is in a block that the sequencer may still change. */
const place = z.object({
  execution_status: z.enum(['SUCCEEDED', 'REVERTED']),
  block_number: height.optional(),
  block_hash: felt.optional(),
})

async function look(rpc: StarknetRpc, hash: string): Promise<Sighting> {
  const raw = await findTransaction(rpc, 'starknet_getTransactionReceipt', hash)
  if (raw === null)
    return {
      kind: (await findTransaction(rpc, 'starknet_getTransactionStatus', hash)) === null ? 'unknown' : 'pending',
    }
  const { execution_status, block_number, block_hash } = place.parse(raw)
  if (block_hash === undefined || block_number === undefined) return { kind: 'pending' }
  return {
    kind: 'included',
    success: execution_status === 'SUCCEEDED',
    height: BigInt(block_number),
    blockHash: padFelt(block_hash.slice(2)),
  }
}

/** @param reached block without which a node cannot prove that it does not know a transaction */
async function sight(rpc: StarknetRpc, hash: string, reached: bigint): Promise<Sighting> {
  const found = await look(rpc, hash)
  if (found.kind !== 'unknown') return found
  const at = BigInt(height.parse(await rpc.call('starknet_blockNumber', [])))
  if (at < reached) throw behind(new Error(`the node is at ${at}`))
  // The node may have caught up in between.
  return look(rpc, hash)
}

/** Included only if a quorum agrees on block and outcome; one endpoint that has the transaction makes it pending. */
function combine(sightings: readonly Sighting[], quorum: number): Sighting {
  const keys = sightings.map((one) => (one.kind === 'included' ? `${one.success} ${one.height} ${one.blockHash}` : ''))
  const agreed = sightings.find(
    (one, at) => one.kind === 'included' && keys.filter((key) => key === keys[at]).length >= quorum,
  )
  return agreed ?? { kind: sightings.some(({ kind }) => kind !== 'unknown') ? 'pending' : 'unknown' }
}

/** Status of a transaction: final once Ethereum has accepted the proof of its block, or by the operator's number of blocks. */
export async function readTxStatus(context: NodeContext, text: string): Promise<TxStatus> {
  const [status] = await readTxStatuses(context, [text])
  if (!status || status instanceof AppError) throw status ?? outside('unknown')
  return status
}

/** Votes on each transaction; all of them share one read of the head, made afterwards. */
export async function readTxStatuses(
  context: NodeContext,
  texts: readonly string[],
): Promise<readonly (TxStatus | AppError)[]> {
  const { pool, seen } = context
  const sightings = await Promise.all(
    texts.map(async (text): Promise<Sighting | AppError> => {
      const hash = starknet.txRef(text)
      if (hash === null) return { kind: 'unknown' }
      return pool
        .heard((rpc) => sight(rpc, hash, seen.finalized))
        .then((votes) => combine(votes, pool.quorum), translateError)
    }),
  )
  const isIncluded = sightings.some((one) => !(one instanceof AppError) && one.kind === 'included')
  const head = isIncluded ? await headOf(context).catch(translateError) : null
  return sightings.map((one) => {
    if (one instanceof AppError) return one
    if (one.kind !== 'included') return outside(one.kind)
    if (head === null || head instanceof AppError) return head ?? outside('pending')
    const { success, height: at, blockHash } = one
    return { state: success ? 'mined' : 'failed', height: at, blockHash, final: at <= head.finalized }
  })
}
