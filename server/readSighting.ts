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
