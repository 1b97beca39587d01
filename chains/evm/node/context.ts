import type { Scan } from '#chains/contract.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { FeeLimits } from './payer/fees.ts'
import type { Pool } from './rpc/connect.ts'

type Hex = `0x${string}`

/** What the parts of a node share. */
export interface NodeContext {
  readonly id: ChainId
  readonly chain: ChainDef
  readonly pool: Pool
  readonly escrow: Hex | null
  readonly filler: Hex | null
  /** Canonical addresses of this network's listed tokens. */
  readonly tokens: ReadonlySet<string>
  readonly feeLimits: FeeLimits
  /** Highest final block that was reported; an answer from before it proves nothing. */
  readonly seen: { finalized: bigint }
  /** What agreed receipts said about orders, by block hash and transaction. */
  readonly scanned: Map<string, Scan>
}

export const lower = (hex: string): Hex => hex.toLowerCase() as Hex
