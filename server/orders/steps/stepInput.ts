import type { AssetDef } from '#core/catalogue/types.ts'
import type { NewOrder } from '#store/contract/orderRow.ts'

/** The token's signing domain and the sender's next permit nonce. */
export interface PermitOffer {
  name: string
  version: string
  nonce: bigint
}

export interface StepInput {
  order: NewOrder
  from: AssetDef
  escrow: `0x${string}` | null
  depositAddress: string | null
  /** Current allowance of the escrow; null = unknown, or not needed for this asset. */
  allowance: bigint | null
  /** The sender's next permit; null if the token or account supports none, or none is needed. */
  permit: PermitOffer | null
}
