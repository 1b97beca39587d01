import { createSiweMessage } from 'viem/siwe'
import { getConnectorClient, signMessage } from 'wagmi/actions'
import { checksumAddress } from '#chains/evm/address.ts'
import type { CheckInCall, SignInRequest } from '../contract.ts'
import { type EvmConfig, requireAccount } from './config.ts'
import { encodeFunctionData } from 'viem'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { AppError } from '#core/errors.ts'
import { requireNetwork } from './send.ts'

/** ERC-4361: the wallet shows domain and purpose, the server checks every line. */
export async function signIn(
  config: EvmConfig,
  request: SignInRequest,
): Promise<{ message: string; signature: string }> {
  const address = checksumAddress(requireAccount(config).address)
  const { domain, uri, nonce, statement, requestId, chainId } = request
  const message = createSiweMessage({
    address,
    chainId,
    domain,
    uri,
    nonce,
    statement,
    version: '1',
    issuedAt: new Date(request.issuedAt),
    expirationTime: new Date(request.expiresAt),
    ...(requestId === undefined ? {} : { requestId }),
  })
  return { message, signature: await signMessage(config, { account: address, message }) }
}

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
