import type { ChainId } from '#core/chain/chainId.ts'
import type { Fence } from '../work/types.ts'

export interface ChainStateRow {
  chainId: ChainId
  /** Last block whose deposits are recorded. */
  cursor: bigint | null
  headHeight: bigint | null
  headHash: string | null
  headTime: number | null
  finalizedHeight: bigint | null
  paused: boolean
  pausedReason: string | null
  updatedAt: Date
}

export interface ChainState {
  get(chain: ChainId): Promise<ChainStateRow>
  all(): Promise<ChainStateRow[]>
  /**
   * Records that blocks `from` to `to` are scanned. The cursor moves to `to` if it has reached `from - 1`, and never back: a
   * database that lost commits meanwhile keeps its older cursor. @throws AppError `fenced`
   */
  advanceCursor(chain: ChainId, from: bigint, to: bigint, fence?: Fence): Promise<void>
  setHead(chain: ChainId, head: { height: bigint; hash: string; time: number; finalized: bigint }): Promise<void>
  pause(chain: ChainId, reason: string): Promise<void>
  resume(chain: ChainId): Promise<void>
  /** Escrows whose deposits are recorded up to the cursor. */
  scannedEscrows(chain: ChainId): Promise<ReadonlySet<string>>
  addScannedEscrow(chain: ChainId, escrow: string, fence?: Fence): Promise<void>
  /** Last rescanned block, by the age of the rescanned history in seconds. */
  rescans(chain: ChainId): Promise<ReadonlyMap<number, bigint>>
  setRescan(chain: ChainId, ageSeconds: number, position: bigint, fence?: Fence): Promise<void>
}
