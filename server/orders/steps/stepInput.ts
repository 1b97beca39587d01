import type { AssetDef } from '#core/catalogue/types.ts'
import type { NewOrder } from '#store/contract/orderRow.ts'

/** The signing domain of the token, and the nonce that a permit must have now. */
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
  /** What the escrow may take already; null = unknown or not a matter of this asset. */
  allowance: bigint | null
  /** The sender's next permit; null where the token or the account takes none, or none is needed. */
  permit: PermitOffer | null
}
