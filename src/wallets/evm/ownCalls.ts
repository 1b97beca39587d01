import { encodeFunctionData } from 'viem'
import { getConnectorClient } from 'wagmi/actions'
import { encodeApprove } from '#chains/evm/order/calls.ts'
import { badgeAbi } from '#contracts/abi/badge.ts'
import type { MintBadgeCall, RevokeCall } from '../contract.ts'
import { accountSwitched } from '../walletErrors.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { requireNetwork } from './send.ts'

type Hex = `0x${string}`

interface OwnCall {
  readonly chainId: number
  readonly account: string
  readonly to: string
  readonly data: Hex
}

/** Sends a call without any value. It is built here, so that the server can't have another one signed. */
async function send(config: EvmConfig, { chainId, account, to, data }: OwnCall): Promise<string> {
  const from = requireAccount(config).address as Hex
  if (from !== account) throw accountSwitched()
  await requireNetwork(config, chainId)
  const client = await getConnectorClient(config, { account: from, chainId })
  return client.request(
    { method: 'eth_sendTransaction', params: [{ from, to: to as Hex, data, value: '0x0' }] },
    { retryCount: 0 },
  )
}

/**
 * Sends an approval of zero.
 * @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error
 */
export const revoke = (config: EvmConfig, { chainId, token, spender, account }: RevokeCall): Promise<string> =>
  send(config, { chainId, account, to: token, data: encodeApprove(spender as Hex, 0n) })

/**
 * Sends a badge contract's `mint`.
 * @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error
 */
export function mintBadge(config: EvmConfig, call: MintBadgeCall): Promise<string> {
  const args = [call.kind, BigInt(call.deadline), call.signature as Hex] as const
  const data = encodeFunctionData({ abi: badgeAbi, functionName: 'mint', args })
  return send(config, { chainId: call.chainId, account: call.account, to: call.contract, data })
}
