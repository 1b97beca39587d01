import { getConnection } from 'wagmi/actions'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { WalletAccount } from '../contract.ts'
import type { EvmConfig } from './config.ts'

/** Currently connected account. */
export function currentAccount(config: EvmConfig): WalletAccount | null {
  const { address, connector, chainId: network, status } = getConnection(config)
  // During a reconnection wagmi reports the stored account, which the wallet has not confirmed yet.
  if (!address || !connector || status !== 'connected') return null
  return {
    family: 'evm',
    address: address.toLowerCase(),
    connectorId: connector.id,
    walletName: connector.name,
    icon: connector.icon ?? null,
    chainId: network ? chainId(network) : null,
  }
}

/** @throws AppError `wallet_not_found` */
export function requireAccount(config: EvmConfig): WalletAccount {
  const account = currentAccount(config)
  if (!account)
    throw new AppError('wallet_not_found', 'Connect a wallet first.', {
      status: 400,
      fix: { kind: 'connect_wallet', family: 'evm' },
    })
  return account
}
