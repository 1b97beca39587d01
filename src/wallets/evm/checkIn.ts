import { encodeFunctionData } from 'viem'
import { getConnectorClient } from 'wagmi/actions'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { AppError } from '#core/errors.ts'
import type { CheckInCall } from '../contract.ts'
import { requireAccount } from './account.ts'
import type { EvmConfig } from './config.ts'
import { requireNetwork } from './send.ts'

/** @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error */
export async function checkIn(config: EvmConfig, { contract, date, chainId, account }: CheckInCall): Promise<string> {
  const from = requireAccount(config).address
  if (from !== account)
    throw new AppError('wallet_mismatch', 'Your wallet switched to another account. Switch back to check in.', {
      status: 400,
    })
  await requireNetwork(config, chainId)
  const client = await getConnectorClient(config, { account: from as `0x${string}`, chainId })
  const data = encodeFunctionData({ abi: checkInAbi, functionName: 'checkIn', args: [BigInt(date)] })
  return client.request(
    { method: 'eth_sendTransaction', params: [{ from: from as `0x${string}`, to: contract as `0x${string}`, data }] },
    { retryCount: 0 },
  )
}
