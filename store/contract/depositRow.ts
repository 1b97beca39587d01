import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'

export interface DepositRow {
  id: bigint
  chainId: ChainId
  txId: string
  ordinal: number
  /** Null = matched no order: HELD(unmatched) for an operator. */
  orderId: OrderId | null
  asset: AssetId
  amount: bigint
  sender: string
  memo: string | null
  height: bigint
  blockHash: string
  status: 'seen' | 'confirmed' | 'orphaned'
  /** Its block is final on the source chain. */
  final: boolean
  /** Why it was set aside (unmatched, second, late, amount, dust, …); null for the ordinary one. */
  exception: string | null
  seenAt: Date
  confirmedAt: Date | null
}
