import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'

export interface DepositRow {
  id: bigint
  chainId: ChainId
  txId: string
  ordinal: number
  /** Null = matches no order: held for an operator. */
  orderId: OrderId | null
  asset: AssetId
  amount: bigint
  sender: string
  memo: string | null
  height: bigint
  blockHash: string
  status: 'seen' | 'confirmed' | 'orphaned'
  /** True if its block is final on the source chain. */
  final: boolean
  /** Reason why it is set aside (unmatched, second, late, amount, dust, …); null for an ordinary deposit. */
  exception: string | null
  seenAt: Date
  confirmedAt: Date | null
}

/** A deposit's identity on its chain. */
export type DepositPlace = Pick<DepositRow, 'chainId' | 'txId' | 'ordinal'>
