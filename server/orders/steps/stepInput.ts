import type { AssetDef } from '#core/catalogue/types.ts'
import type { NewOrder } from '#store/contract.ts'

export interface StepInput {
  order: NewOrder
  from: AssetDef
  escrow: `0x${string}` | null
  depositAddress: string | null
  /** What the escrow may take already; null = unknown or not a matter of this asset. */
  allowance: bigint | null
}
