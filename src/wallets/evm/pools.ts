import { getConnectorClient } from 'wagmi/actions'
import type { PoolCall, Pools } from '../contract.ts'
import { accountSwitched } from '../walletErrors.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { translated } from './errors.ts'
import { placeOf } from './notes.ts'
import { requireNetwork } from './send.ts'

type Hex = `0x${string}`

export const createPools = (config: EvmConfig): Pools => ({
  place: (call) => placeOf(config, call),
  send: (call) => translated(() => send(config, call)),
})

/**
 * Asks the wallet for a pool call without any value. It is built here, so that no server can have another one signed; approvals cover
 * exactly the amount, and everything that leaves the pool goes to the account itself.
 * @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error
 */
async function send(config: EvmConfig, { chainId, account, pool, token, order }: PoolCall): Promise<string> {
  const from = requireAccount(config).address as Hex
  if (from !== account) throw accountSwitched()
  await requireNetwork(config, chainId)
  const { encodePoolCall } = await import('#chains/evm/pool.ts')
  const client = await getConnectorClient(config, { account: from, chainId })
  const { to, data } = encodePoolCall(order, { pool, token, account })
  return client.request(
    { method: 'eth_sendTransaction', params: [{ from, to: to as Hex, data, value: '0x0' }] },
    { retryCount: 0 },
  )
}
