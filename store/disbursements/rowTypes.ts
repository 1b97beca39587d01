import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'

export type DisbursementKind = 'payout' | 'refund' | 'cancel'
export type DisbursementState = 'reserved' | 'intent' | 'broadcast' | 'mined' | 'final' | 'failed'

/** The only row that may move a deposit's value: UNIQUE(deposit_id), shared by payout, refund and cancel. */
export interface DisbursementRow {
  id: bigint
  depositId: bigint
  orderId: OrderId
  kind: DisbursementKind
  chainId: ChainId
  asset: AssetId
  amount: bigint
  destinationGas: bigint
  recipient: string
  usdE8: bigint | null
  state: DisbursementState
  slotId: bigint | null
  /** Transaction that moved the value, once mined. */
  txRef: string | null
  createdAt: Date
  updatedAt: Date
}

export type TakeRequest = Pick<
  DisbursementRow,
  'depositId' | 'orderId' | 'kind' | 'chainId' | 'asset' | 'amount' | 'destinationGas' | 'recipient' | 'usdE8'
>
export type TakeResult =
  | { taken: DisbursementRow }
  | { refused: 'already_taken' | 'insufficient_inventory'; existing: DisbursementRow | null }

/** `failed`: an error of this row alone, for which nothing was stored. */
export type TakeOutcome = TakeResult | { failed: unknown }
