import type { NetworkNode } from '#chains/contract/node.ts'
import type { SwapSearch } from '#core/wire/swap.ts'
import type { Store } from '#store/contract.ts'
import type { EvmSwapRow } from '#store/swaps/types.ts'
import { searchSent, type TxPosition } from '../readSighting.ts'
import { hasDeadline, isCallOf } from './followSwaps.ts'
import type { SwapProvider } from './provider.ts'

interface Deps {
  readonly node: NetworkNode
  readonly provider: SwapProvider
  readonly swaps: Pick<Store['swaps'], 'isTaken'>
  readonly now: Date
}

/** Old states, which few endpoints keep, are read for no longer than this. */
const LONGEST_MS = 2 * 24 * 3_600_000
/** A block that replaces one near the deadline may have an earlier time. */
const REORG_SECONDS = 120

/**
 * Searches a swap among the transactions that its wallet has sent since it was made. `nothing` only if none of them is it and its
 * deadline has passed: until then the wallet may still hold the request.
 */
export async function searchSwap(
  row: EvmSwapRow,
  place: TxPosition,
  { node, provider, swaps, now }: Deps,
): Promise<Omit<SwapSearch, 'swap'>> {
  const open = { state: 'unknown', tx_hash: null } as const
  if (row.txHash !== null) return { state: 'sent', tx_hash: row.txHash }
  const isOpen = row.status === 'waiting' || row.status === 'expired'
  if (!isOpen || now.getTime() - row.createdAt.getTime() > LONGEST_MS) return open
  // A call without a deadline may be that of another swap of the same amounts.
  const { txHash, isComplete, time } = await searchSent(node, place, {
    madeAt: row.createdAt,
    isIt: async (seen, hash) =>
      isCallOf(row, seen, provider) &&
      (hasDeadline(row, provider) || !(await swaps.isTaken({ ...row, txHash: hash }, 'reported'))),
  })
  if (txHash !== null) return { state: 'sent', tx_hash: txHash }
  const isOver = hasDeadline(row, provider) && time > row.expiresAt.getTime() / 1000 + REORG_SECONDS
  return isComplete && isOver ? { state: 'nothing', tx_hash: null } : open
}
