import { type Client, createClient } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { getConnection, getConnectorClient } from 'wagmi/actions'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { readUrls } from '../reads.ts'
import { chainFromRow } from './chains.ts'
import { type EvmConfig, transportFor } from './config.ts'

/** A Safe returns the hash of its proposal; only its own provider knows the resulting transaction. */
async function clientFor(config: EvmConfig, chain: ChainRow): Promise<Client> {
  if (getConnection(config).connector?.id === 'safe') return getConnectorClient(config, { chainId: chain.chain_id })
  return createClient({ chain: chainFromRow(chain), transport: transportFor(readUrls(chain)), pollingInterval: 1_000 })
}

/**
 * Resolves when the transaction, or the one that replaced it, is in a block. A speed-up counts as the same transaction under another
 * hash; a cancellation or another use of the nonce counts as failed.
 */
export async function waitFor(
  config: EvmConfig,
  txRef: string,
  chain: ChainRow,
): Promise<{ ref: string; status: 'success' | 'failed' }> {
  let lost = false
  const receipt = await waitForTransactionReceipt(await clientFor(config, chain), {
    hash: txRef as `0x${string}`,
    timeout: 0,
    onReplaced: ({ reason }) => {
      lost = reason !== 'repriced'
    },
  })
  return { ref: receipt.transactionHash, status: !lost && receipt.status === 'success' ? 'success' : 'failed' }
}
