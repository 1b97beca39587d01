import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Custody, EscrowOrder, FillMode } from '#core/order/escrowOrder.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderState } from '#core/order/state.ts'

export interface OrderRow {
  id: OrderId
  provider: string
  state: OrderState
  fromAsset: AssetId
  toAsset: AssetId
  fromChain: ChainId
  toChain: ChainId
  sendAmount: bigint
  receiveAmount: bigint
  gasCompensation: bigint
  /** Charge for opening a gasless deposit; 0 if the depositor sends it. */
  depositGas: bigint
  bridgeFee: bigint
  channelFee: bigint
  destinationGas: bigint
  /** 1e-8 dollars at quote time; null if the price was unknown. */
  sendUsdE8: bigint | null
  fromAddress: string
  recipient: string
  refundAddress: string | null
  memo: string | null
  /** Exchange that owns the recipient address; null = a wallet. */
  exchangeId: number | null
  custody: Custody
  fillMode: FillMode
  channelId: number
  /** Hash of the whole escrow order; null if neither side has a contract. */
  onchainId: `0x${string}` | null
  /** Canonical address of the escrow that the offer is signed for; null in maker custody. */
  escrow: string | null
  escrowOrder: EscrowOrder | null
  makerSignature: `0x${string}` | null
  etaSeconds: number
  openBy: Date
  fillDeadline: Date
  refundAfter: Date | null
  heldReason: string | null
  /** SHA-256 hex of the creator's bearer token. */
  creatorTokenHash: string
  /** Deposit transaction as reported by the creator; a hint, never a proof. */
  depositHint: string | null
  surface: string
  createdAt: Date
  updatedAt: Date
}

export type NewOrder = Omit<OrderRow, 'state' | 'heldReason' | 'depositHint' | 'createdAt' | 'updatedAt'> & {
  /** For a restored order; defaults to now. */
  createdAt?: Date
}
