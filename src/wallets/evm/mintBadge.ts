import { encodeFunctionData, numberToHex } from 'viem'
import { getConnectorClient } from 'wagmi/actions'
import { badgeAbi } from '#contracts/abi/badge.ts'
import type { MintBadgeCall } from '../contract.ts'
import { accountSwitched } from '../walletErrors.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { requireNetwork } from './send.ts'

type Hex = `0x${string}`

/**
 * Sends a badge contract's `mint` without any value. The call is built here, so that the server can't have another one
 * signed.
 * @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error
 */
export async function mintBadge(config: EvmConfig, call: MintBadgeCall): Promise<string> {
  const from = requireAccount(config).address as Hex
  if (from !== call.account) throw accountSwitched()
  await requireNetwork(config, call.chainId)
  const client = await getConnectorClient(config, { account: from, chainId: call.chainId })
  const data = encodeFunctionData({
    abi: badgeAbi,
    functionName: 'mint',
    args: [call.kind, BigInt(call.deadline), call.signature as Hex],
  })
  return client.request(
    { method: 'eth_sendTransaction', params: [{ from, to: call.contract as Hex, data, value: numberToHex(0n) }] },
    { retryCount: 0 },
  )
}
