import type { AssetId } from '#core/asset/assetId.ts'

/** Fees that channels earned on deposits in maker custody; `payout_final` writes them in the order's transaction. */
export interface ChannelFees {
  /** Base units per source asset, over all orders. */
  owed(channelId: number): Promise<{ asset: AssetId; amount: bigint }[]>
}
