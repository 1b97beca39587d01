import type { PendingTransfer } from '#src/features/shared/pending.ts'
import type { TxPlace, WalletFamily } from '#src/wallets/contract.ts'

/** Searches the transactions that a wallet has sent since a place for a transfer; `nothing` if none is it and none can be any more. */
export type SearchSent = (
  transfer: Pick<PendingTransfer, 'orderId' | 'token'> & { readonly place: TxPlace },
) => Promise<{ readonly state: 'sent' | 'nothing' | 'unknown'; readonly tx_hash: string | null }>

/** The hash of what a wallet has sent and that is the transfer; null while none is found. */
export const findSent =
  (search: SearchSent) =>
  async ({ orderId, token, place }: PendingTransfer): Promise<string | null> =>
    place ? (await search({ orderId, token, place })).tx_hash : null

interface Deps {
  readonly search: SearchSent
  /** Wallets of the network; null while another account than the transfer's is connected. */
  readonly wallets: Pick<WalletFamily, 'batchState'> | null
}

/**
 * Finds out how a request ended whose answer was lost: the wallet knows by the request's id, or the network by what the account has
 * sent. Returns what is to be stored; null while it is unknown, so that nothing is sent again.
 * @throws AppError if neither the wallet nor the server answers
 */
export async function findOut({ search, wallets }: Deps, transfer: PendingTransfer): Promise<PendingTransfer | null> {
  const { orderId, token, place } = transfer
  const last = transfer.steps.length - 1
  const sent = (txRef: string): PendingTransfer => ({ ...transfer, phase: 'sent', txRef, next: last })
  const notSent: PendingTransfer = { ...transfer, phase: 'ready', txRef: null, declined: true }
  // Without a batch, or with a wallet that was asked for one call after all, the id is unknown to the wallet.
  const batch = transfer.batchId === undefined ? null : await wallets?.batchState?.(transfer.batchId).catch(() => null)
  if (batch?.state === 'done' && batch.txRef !== null) return sent(batch.txRef)
  if (batch?.state === 'failed') return { ...transfer, phase: 'failed', txRef: batch.txRef, next: last }
  if (batch?.state === 'unsent') return notSent
  if (!place) return null
  const { state, tx_hash: hash } = await search({ orderId, token, place })
  if (hash !== null) return sent(hash)
  // The wallet may still execute a batch that it calls pending.
  return state === 'nothing' && batch?.state !== 'pending' ? notSent : null
}
