import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletAccount } from './contract.ts'

/** The wallet is on another network; families without networks are never elsewhere. */
export const isElsewhere = (account: WalletAccount | null | undefined, chain: ChainRow): boolean =>
  account?.chainId != null && Number(account.chainId) !== chain.chain_id
