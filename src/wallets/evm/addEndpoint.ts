import { numberToHex } from 'viem'
import { getConnection } from 'wagmi/actions'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { EvmConfig } from './config.ts'
import { isUnsupported } from './errors.ts'

export interface Provider {
  request(args: { method: string; params?: unknown }): Promise<unknown>
}

/** Endpoint of a network under the name that the wallet lists it by. */
export interface WalletEndpoint {
  readonly name: string
  readonly url: string | undefined
}

/**
 * Asks the connected wallet to use this endpoint for a network that it may already know: a wallet with several endpoints
 * per network selects the new one.
 * @throws AppError `wallet_not_found`, `wallet_no_endpoint`, `wallet_rejected`, `wallet_failed`
 */
export async function addEndpoint(config: EvmConfig, chain: ChainRow, endpoint: WalletEndpoint): Promise<void> {
  const { connector } = getConnection(config)
  if (!connector)
    throw new AppError('wallet_not_found', 'Connector not found.', {
      status: 400,
      fix: { kind: 'connect_wallet', family: 'evm' },
    })
  try {
    await addToWallet((await connector.getProvider()) as Provider, chain, endpoint)
  } catch (error) {
    if (!isUnsupported(error)) throw error
    throw new AppError('wallet_no_endpoint', 'This wallet can’t add endpoints by itself.', {
      status: 400,
      retriable: false,
      cause: error,
    })
  }
}

/** Name, currency, RPC URL, explorer (spec §4). */
export function addToWallet(provider: Provider, chain: ChainRow, { name, url }: WalletEndpoint): Promise<unknown> {
  const network = {
    chainId: numberToHex(chain.chain_id),
    chainName: name,
    nativeCurrency: chain.native_currency,
    rpcUrls: url === undefined ? [] : [url],
    ...(chain.explorer_url ? { blockExplorerUrls: [chain.explorer_url] } : {}),
  }
  return provider.request({ method: 'wallet_addEthereumChain', params: [network] })
}
