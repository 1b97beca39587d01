import { createSiweMessage } from 'viem/siwe'
import { signMessage } from 'wagmi/actions'
import { checksumAddress } from '#chains/evm/address.ts'
import type { SignInRequest } from '../contract.ts'
import { requireAccount } from './account.ts'
import type { EvmConfig } from './config.ts'

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
