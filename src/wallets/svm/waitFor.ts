import { delay } from '#core/async.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { SentLog } from './send.ts'

/** Blocks for which any existing transaction stays valid. */
const LIFETIME = 150

/**
 * Resolves when the transaction is confirmed, or has expired for good. Rebroadcasts it meanwhile, because nodes of this family
 * drop what does not fit into the next blocks.
 */
export async function waitFor(
  log: SentLog,
  txRef: string,
  chain: ChainRow,
  pollMs = 1_000,
): Promise<{ ref: string; status: 'success' | 'failed' }> {
  const { onNode } = await import('./rpc.ts')
  const sent = log.get(txRef)
  let expiry = sent?.lastValidBlockHeight ?? null
  for (;;) {
    try {
      // Reads the height before the status, so that a confirmation in between is still seen.
      const height = await onNode(chain, (connection) => connection.getBlockHeight('finalized'))
      const { value } = await onNode(chain, (connection) =>
        connection.getSignatureStatus(txRef, { searchTransactionHistory: true }),
      )
      if (value && value.confirmationStatus !== 'processed')
        return { ref: txRef, status: value.err === null ? 'success' : 'failed' }
      expiry ??= height + LIFETIME
      if (!value && height > expiry) return { ref: txRef, status: 'failed' }
      const { signed } = sent ?? { signed: null }
      if (!value && signed)
        await onNode(chain, (connection) => connection.sendRawTransaction(signed, { skipPreflight: true }))
    } catch {
      // An unreachable node says nothing about the transaction.
    }
    await delay(pollMs)
  }
}
