import { getConnectorClient } from 'wagmi/actions'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import type { NoteCall, TxPlace, Notes } from '../contract.ts'
import { accountSwitched } from '../walletErrors.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { translated } from './errors.ts'
import { requireNetwork } from './send.ts'

type Hex = `0x${string}`

export const createNotes = (config: EvmConfig): Notes => ({
  place: (call) => placeOf(config, call),
  deploy: (call) => translated(() => deploy(config, call)),
})

/** Reads the account's next nonce and the newest height; null if the network doesn't answer. */
export async function placeOf(
  config: EvmConfig,
  { chainId, account }: Pick<NoteCall, 'chainId' | 'account'>,
): Promise<TxPlace | null> {
  if (!config.chains.some(({ id }) => id === chainId)) return null
  const client = config.getClient({ chainId })
  try {
    const [since, nonce] = await Promise.all([
      getBlockNumber(client, { cacheTime: 0 }),
      getTransactionCount(client, { address: account as Hex, blockTag: 'pending' }),
    ])
    return { sender: account, nonce: String(nonce), since: String(since) }
  } catch {
    return null
  }
}

/**
 * Asks the wallet to create the contract. The code comes from this build alone, so that nothing else can be signed.
 * @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error
 */
async function deploy(config: EvmConfig, { chainId, account, name, message }: NoteCall): Promise<string> {
  const from = requireAccount(config).address as Hex
  if (from !== account) throw accountSwitched()
  await requireNetwork(config, chainId)
  const { noteCreation } = await import('#chains/evm/note.ts')
  const client = await getConnectorClient(config, { account: from, chainId })
  const data = noteCreation({ name, message })
  return client.request({ method: 'eth_sendTransaction', params: [{ from, data, value: '0x0' }] }, { retryCount: 0 })
}
