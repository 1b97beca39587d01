import type { Scan } from '#chains/contract/deposits.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { SharedReads } from '#chains/rpc/sharedReads.ts'
import type { Pool } from './rpc.ts'

type Hex = `0x${string}`

export interface FeeLimits {
  /** Wei per gas that no transaction of ours may offer; null = no limit. */
  readonly maxFeePerGas: bigint | null
  /** Multiple of the market's tip that a replacement may offer at most. */
  readonly maxTipMultiple: bigint
}

/** State that the parts of a node share. */
export interface NodeContext {
  readonly id: ChainId
  readonly chain: ChainDef
  readonly pool: Pool
  /** Canonical addresses of the escrows of this network, oldest first. */
  readonly escrows: readonly Hex[]
  readonly filler: Hex | null
  /** Factory of deposit addresses. */
  readonly forwarderFactory: Hex | null
  /** Canonical addresses of this network's pools and of the account that they pay through. */
  readonly poolContracts: ReadonlySet<string>
  /** Canonical addresses of this network's listed tokens. */
  readonly tokens: ReadonlySet<string>
  readonly feeLimits: FeeLimits
  /** Highest final block that was reported; an older answer proves nothing. */
  readonly seen: { finalized: bigint }
  /** Order events of agreed receipts, by block hash and transaction. */
  readonly scanned: Map<string, Scan>
  /** Reads that concurrent callers share: a batch of payouts requests the same head and the same blocks. */
  readonly shared: SharedReads
}

/** Returns the address if it is one of our escrows. @throws AppError `escrow_unknown` */
export function requireEscrow({ escrows, id }: Pick<NodeContext, 'escrows' | 'id'>, address: string): Hex {
  const found = escrows.find((escrow) => escrow === address.toLowerCase())
  if (found) return found
  throw new AppError('escrow_unknown', `settlement.json lists no escrow ${address} on network ${id}.`, {
    status: 409,
    retriable: false,
  })
}

export const lower = (hex: string): Hex => hex.toLowerCase() as Hex
