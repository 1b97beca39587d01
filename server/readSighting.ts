import type { Execution, NonceUse } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { AppError } from '#core/errors.ts'
import type { SightingState } from '#core/wire/common.ts'

/** Place of a transaction in its sender's sequence, and a height before which it can't be. */
export interface TxPosition {
  readonly sender: string
  readonly nonce: bigint
  readonly since: bigint
}

/** Position as calls write it. */
interface WirePosition {
  readonly sender: string
  readonly nonce: string
  readonly since: string
}

/** @param sender canonical */
export const positionFromWire = ({ nonce, since }: WirePosition, sender: string): TxPosition => ({
  sender,
  nonce: BigInt(nonce),
  since: BigInt(since),
})

export const positionToWire = ({ sender, nonce, since }: TxPosition): WirePosition => ({
  sender,
  nonce: String(nonce),
  since: String(since),
})

export interface Sought {
  /** Canonical; null if the wallet has not told it. */
  readonly txHash: string | null
  /** Null if it is not known. */
  readonly position: TxPosition | null
}

/** Verdict on a transaction by its kind of use. */
export interface Judgement<T> {
  readonly state: Extract<SightingState, 'pending' | 'done' | 'failed' | 'other'>
  /** Null unless `done`. */
  readonly found: T | null
}

export interface Sighting<T> {
  readonly state: SightingState
  readonly txHash: string | null
  readonly position: TxPosition | null
  /** Null unless `done`. */
  readonly found: T | null
  /** Height and time of its block; null while it is in none. */
  readonly mined: { readonly height: bigint; readonly at: Date } | null
}

type Node = Pick<NetworkNode, 'head' | 'timeAt' | 'execution' | 'nonceUse'>

/** A search by nonce reads old states, which few endpoints keep and all charge for. The page searches for minutes. */
const SEARCHED_SECONDS = 2 * 24 * 3600

/**
 * Reads what a quorum shows of a transaction that a wallet sent: itself, or the one that used its nonce instead.
 * @param beforeSearch awaited before the expensive search by nonce; may refuse it
 * @throws AppError `rpc_unreachable`, `rpc_disagree`, `rpc_behind`
 */
export async function readSighting<T>(
  node: Node,
  { txHash, position }: Sought,
  judge: (txHash: string, seen: Execution) => Judgement<T>,
  beforeSearch: () => Promise<void> = () => Promise.resolve(),
): Promise<Sighting<T>> {
  const sight = async (hash: string, seen: Execution): Promise<Sighting<T>> => {
    const { from: sender, nonce, mined } = seen
    const isKnown = position?.sender === sender && position.nonce === nonce
    const since = isKnown ? position.since : (mined?.height ?? (await node.head()).height)
    return { txHash: hash, position: { sender, nonce, since }, mined, ...judge(hash, seen) }
  }
  const seen = txHash === null ? null : await executionOf(node, txHash)
  if (seen !== null && txHash !== null) return sight(txHash, seen)
  const none = { txHash, position, found: null, mined: null }
  const use = position && (await searchNonce(node, position, beforeSearch))
  if (!use?.isUsed) return { ...none, state: 'unknown' }
  if (use.txId === null) return { ...none, state: 'replaced' }
  const other = await executionOf(node, use.txId)
  // Nodes that lag behind count a nonce before they show its transaction.
  if (!other?.mined) return { ...none, state: 'unknown' }
  const read = await sight(use.txId, other)
  return read.state === 'other' ? { ...none, state: 'replaced' } : read
}

/** Null if the search would reach back too far, or begin at a block that our nodes don't have yet. */
async function searchNonce(
  node: Node,
  { sender, nonce, since }: TxPosition,
  beforeSearch: () => Promise<void>,
): Promise<NonceUse | null> {
  if (!node.nonceUse || !node.timeAt) return null
  await beforeSearch()
  const { height, time } = await node.head()
  if (since > height || (await node.timeAt(since)) < time - SEARCHED_SECONDS) return null
  return node.nonceUse(sender, nonce, since)
}

async function executionOf(node: Node, txHash: string): Promise<Execution | null> {
  if (!node.execution) throw new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503 })
  return node.execution(txHash)
}

/** Searches of one request; a page makes four. */
export const SEARCHES_PER_MINUTE = 12
/** More transactions of one wallet since its request leave a search open. */
const MOST_NONCES = 24n
/** Seconds by which a chain's clock may be behind ours. */
const CLOCK_SECONDS = 3600

interface SentSearch {
  /** The transaction; null if none is it. */
  readonly txHash: string | null
  /** True if all transactions since then were read, none of them is it, and no other account can send the wallet's calls. */
  readonly isComplete: boolean
  /** Chain time up to which that holds, epoch seconds. */
  readonly time: number
}

interface Wanted {
  /** Creation of the request. Callers send the position: one from before it would make nodes read old states for nothing. */
  readonly madeAt: Date
  isIt(seen: Execution, txHash: string): boolean | Promise<boolean>
}

/**
 * Searches a call among the transactions that a wallet has sent since a position, as a quorum shows them: for a wallet that never
 * answered. Nothing is searched for requests of more than two days ago.
 * @throws AppError `rpc_unreachable`, `rpc_disagree`, `rpc_behind`
 */
export async function searchSent(
  node: Pick<NetworkNode, 'head' | 'timeAt' | 'execution' | 'nonceUse' | 'sender'>,
  { sender: wallet, nonce: first, since }: TxPosition,
  { madeAt, isIt }: Wanted,
): Promise<SentSearch> {
  // Read first: the reads after it have to cover the time that it shows.
  const head = await node.head()
  const open = { txHash: null, isComplete: false, time: head.time }
  if (!node.nonceUse || !node.execution || !node.sender || !node.timeAt || since > head.height) return open
  const begun = Math.max(madeAt.getTime() / 1000 - CLOCK_SECONDS, head.time - SEARCHED_SECONDS)
  if ((await node.timeAt(since)) < begun) return open
  const own = await node.sender(wallet)
  const isWhole = own.nonce - first <= MOST_NONCES
  let isClear = isWhole && !own.hasCode && own.height >= head.height
  for (let nonce = first; nonce < (isWhole ? own.nonce : first + MOST_NONCES); nonce++) {
    const { txId } = await node.nonceUse(wallet, nonce, since)
    const seen = txId === null ? null : await node.execution(txId)
    // Nodes that lag behind count a nonce before they show its transaction.
    if (txId === null || !seen?.mined) isClear = false
    else if (await isIt(seen, txId)) return { ...open, txHash: txId }
  }
  return { ...open, isComplete: isClear }
}

/** Position of a wallet's next transaction, as a quorum shows it; null where wallets have none. */
export async function nextPosition(node: Pick<NetworkNode, 'sender'>, wallet: string): Promise<TxPosition | null> {
  if (!node.sender) return null
  const { nonce, height } = await node.sender(wallet)
  return { sender: wallet, nonce, since: height }
}
