import { postSwapSearch } from '#src/api/swapQueries.ts'
import type { Api } from '#src/api/calls.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'

/** The hash of what a wallet has sent since a swap was made and that is the swap; null while none is found. */
export const findSent =
  (api: Api) =>
  async ({ orderId, place }: PendingTransfer): Promise<string | null> =>
    place ? (await postSwapSearch(api, orderId, place)).tx_hash : null

interface Deps {
  readonly api: Api
  /** Wallets of the network; null while another account than the swap's is connected. */
  readonly wallets: Pick<WalletFamily, 'batchState'> | null
}

/**
 * Finds out how a request ended whose answer was lost: the wallet knows by the request's id, or the network by what the account has
 * sent. Returns what is to be stored; null while it is unknown, so that nothing is sent again.
 * @throws AppError if neither the wallet nor the server answers
 */
export async function findOut({ api, wallets }: Deps, transfer: PendingTransfer): Promise<PendingTransfer | null> {
  const last = transfer.steps.length - 1
  const sent = (txRef: string): PendingTransfer => ({ ...transfer, phase: 'sent', txRef, next: last })
  const notSent: PendingTransfer = { ...transfer, phase: 'ready', txRef: null, declined: true }
  // Without a batch, or with a wallet that was asked for one call after all, the id is unknown to the wallet.
  const batch = transfer.batchId === undefined ? null : await wallets?.batchState?.(transfer.batchId).catch(() => null)
  if (batch?.state === 'done' && batch.txRef !== null) return sent(batch.txRef)
  if (batch?.state === 'failed') return { ...transfer, phase: 'failed', txRef: batch.txRef, next: last }
  if (batch?.state === 'unsent') return notSent
  if (!transfer.place) return null
  const { state, tx_hash: hash } = await postSwapSearch(api, transfer.orderId, transfer.place)
  if (hash !== null) return sent(hash)
  // The wallet may still execute a batch that it calls pending.
  return state === 'nothing' && batch?.state !== 'pending' ? notSent : null
}
