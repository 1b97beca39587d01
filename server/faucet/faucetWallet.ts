import { createHmac } from 'node:crypto'
import type { NetworkNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { localAccount } from '#chains/evm/signing.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { FaucetDef } from '#core/rewards/faucet.ts'

/** The operator's wallet for faucets. Its key pays on test networks only, and is never the maker's. */
export interface FaucetWallet {
  /** Canonical address. */
  readonly address: string
  /** Null if the network can't be paid on. */
  payer(node: Pick<NetworkNode, 'payer'>): Payer | null
  /** Keyed hash that only this operator's replicas can compute. */
  seal(purpose: 'challenge' | 'network', text: string): string
}

/** @throws AppError `config_invalid` if the maker pays with this key */
export function createFaucetWallet(secret: string, maker: string | undefined): FaucetWallet {
  const address = localAccount(secret).address.toLowerCase()
  if (address === maker?.toLowerCase())
    throw new AppError('config_invalid', 'FAUCET_KEY is the maker’s payout key: create another one.', {
      retriable: false,
    })
  return {
    address,
    payer: (node) => node.payer?.(secret) ?? null,
    seal: (purpose, text) =>
      createHmac('sha256', secret).update(`causeway faucet ${purpose} ${text}`).digest('base64url'),
  }
}

interface Faucets {
  readonly faucets: readonly FaucetDef[]
  readonly faucetWallet: FaucetWallet | null
  readonly chains: (id: ChainId) => Pick<NetworkNode, 'payer'> | null
}

/** Faucets with a wallet to pay from and a network that can be paid on. */
export const openFaucets = ({ faucets, faucetWallet, chains }: Faucets): readonly FaucetDef[] =>
  faucetWallet ? faucets.filter(({ chainId }) => chains(chainId)?.payer) : []
