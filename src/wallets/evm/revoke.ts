import { getConnectorClient } from 'wagmi/actions'
import { encodeApprove } from '#chains/evm/order/calls.ts'
import type { RevokeCall } from '../contract.ts'
import { accountSwitched } from '../walletErrors.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { requireNetwork } from './send.ts'

type Hex = `0x${string}`

/**
 * Sends an approval of zero. The call is built here from the addresses alone, so that nothing else can be signed.
 * @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error
 */
export async function revoke(config: EvmConfig, { chainId, token, spender, account }: RevokeCall): Promise<string> {
  const from = requireAccount(config).address as Hex
  if (from !== account) throw accountSwitched()
  await requireNetwork(config, chainId)
  const client = await getConnectorClient(config, { account: from, chainId })
  const data = encodeApprove(spender as Hex, 0n)
  return client.request(
    { method: 'eth_sendTransaction', params: [{ from, to: token as Hex, data, value: '0x0' }] },
    { retryCount: 0 },
  )
}
