import type { NetworkNode } from '#chains/contract/node.ts'
import type { SwapSearch } from '#core/wire/swap.ts'
import type { Store } from '#store/contract.ts'
import type { EvmSwapRow } from '#store/swaps/types.ts'
import { hasDeadline, isCallOf } from './followSwaps.ts'
import type { SwapProvider } from './provider.ts'

/** Place of the wallet's next transaction when a swap was made. */
export interface SwapPlace {
  readonly nonce: bigint
  readonly since: bigint
}

interface Deps {
  readonly node: NetworkNode
  readonly provider: SwapProvider
  readonly swaps: Pick<Store['swaps'], 'isTaken'>
  readonly now: Date
}

/** More transactions of one wallet since its swap leave the search open. */
const MOST_NONCES = 24n
/** Old states, which few endpoints keep, are read for no longer than this. */
const LONGEST_MS = 2 * 24 * 3_600_000
/** A block that replaces one near the deadline may have an earlier time. */
const REORG_SECONDS = 120

/**
 * Searches a swap among the transactions that its wallet has sent since it was made, as a quorum shows them: for a wallet that
 * never answered. `nothing` only if all of them are other calls, none but the wallet itself can send one, and the swap's
 * deadline has passed: until then the wallet may still hold the request.
 */
export async function searchSwap(
  row: EvmSwapRow,
  place: SwapPlace,
  { node, provider, swaps, now }: Deps,
): Promise<Omit<SwapSearch, 'swap'>> {
  const open = { state: 'unknown', tx_hash: null } as const
  if (!node.nonceUse || !node.execution || !node.sender) return open
  if (now.getTime() - row.createdAt.getTime() > LONGEST_MS) return open
  // Read first: what it shows of the time has to hold for the reads after it.
  const head = await node.head()
  let isClear = true
  let nonce = place.nonce
  for (; nonce < place.nonce + MOST_NONCES; nonce++) {
    const use = await node.nonceUse(row.fromAddress, nonce, place.since)
    if (!use.isUsed) break
    const seen = use.txId === null ? null : await node.execution(use.txId)
    // Nodes that lag behind count a nonce before they show its transaction.
    if (use.txId === null || !seen?.mined) isClear = false
    else if (isCallOf(row, seen, provider) && !(await isTaken(row, use.txId, { provider, swaps })))
      return { state: 'sent', tx_hash: use.txId }
  }
  if (!isClear || !hasDeadline(row, provider) || nonce === place.nonce + MOST_NONCES) return open
  const sender = await node.sender(row.fromAddress)
  if (sender.hasCode || sender.nonce !== nonce || sender.height < head.height) return open
  return head.time > row.expiresAt.getTime() / 1000 + REORG_SECONDS ? { state: 'nothing', tx_hash: null } : open
}

/** A call without a deadline may be that of another swap of the same amounts. */
const isTaken = async (
  row: EvmSwapRow,
  txHash: string,
  { provider, swaps }: Pick<Deps, 'provider' | 'swaps'>,
): Promise<boolean> => !hasDeadline(row, provider) && swaps.isTaken({ ...row, txHash })
