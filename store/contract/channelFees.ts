import type { AssetId } from '#core/asset/assetId.ts'

/** The ledger of what channels earned on deposits in the maker's custody; `payout_final` writes it, in the order's own transaction. */
export interface ChannelFees {
  /** Base units per source asset, all orders together. */
  owed(channelId: number): Promise<{ asset: AssetId; amount: bigint }[]>
}
