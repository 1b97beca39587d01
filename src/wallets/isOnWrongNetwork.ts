import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletAccount } from './contract.ts'

/** True when the wallet is on another network than needed; never true in families without a current chain. */
export const isOnWrongNetwork = (account: WalletAccount | null | undefined, chain: ChainRow): boolean =>
  account?.chainId != null && Number(account.chainId) !== chain.chain_id
