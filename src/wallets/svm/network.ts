import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletConfig } from '../config.ts'

/** @throws AppError `chain_unknown` */
export function chainOf({ chains }: WalletConfig, id: number): ChainRow {
  const row = chains.find((chain) => chain.chain_id === id)
  if (!row) throw new AppError('chain_unknown', `Network ${id} is not in the list.`, { status: 400 })
  return row
}

/** Wallet Standard names of networks; other networks of this family have none. */
const standardNames: Readonly<Record<number, `solana:${string}`>> = {
  83797601: 'solana:mainnet',
  83797631: 'solana:localnet',
}

export const standardName = (chain: ChainRow): `solana:${string}` | null => standardNames[chain.chain_id] ?? null

/** Wallets send through their own nodes, which they have for the main network only. */
export const walletSends = (chain: ChainRow): boolean => standardName(chain) === 'solana:mainnet'
