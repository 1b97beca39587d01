import { visitorOf } from '#src/platform/inTelegram.ts'
import type { WalletConfig } from './config.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletAccount } from './contract.ts'

/** Returns the key that separates several Telegram users' data in one browser; empty outside Telegram. */
export function ownerOf({ launch = null }: Pick<WalletConfig, 'launch'>): string {
  const visitor = launch === null ? null : visitorOf(launch)
  return visitor ? `tg${visitor.id}` : ''
}

/** A wallet’s network without a number in this product. No network of ours has this one, so it counts as wrong. */
export const OTHER_NETWORK = Number.MAX_SAFE_INTEGER as ChainId

/** True when the wallet is on another network than needed; never true in families without a current chain. */
export const isOnWrongNetwork = (account: WalletAccount | null | undefined, chain: ChainRow): boolean =>
  account?.chainId != null && Number(account.chainId) !== chain.chain_id

/** True for a picture without a request to a third party: inline, or of our own origin. The content policy shows no other. */
export const isOwnPicture = (address: string, origin: string): boolean =>
  address.startsWith('data:image/') || address.startsWith(`${origin}/`)
