import type { ChainNode } from '#chains/contract/node.ts'
import type { Catalogue, ChainDef, ChainSettlement } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Alerts } from '#runtime/createAlerts.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { ReconcilerStore } from '#store/contract.ts'
import type { BookStorage, ChainBooks } from './books.ts'
import type { ReconcilerMetrics } from './metrics.ts'

export interface ReconcilerDeps {
  readonly store: ReconcilerStore
  readonly catalogue: Catalogue
  /** The reconciler's own endpoints, which differ from the maker's. */
  readonly chains: ReadonlyMap<ChainId, ChainNode>
  /** The maker's wallet on each network. */
  readonly wallets: ReadonlyMap<ChainId, string>
  readonly bookStorage: BookStorage
  readonly alerts: Alerts
  readonly clock: Clock
  readonly log: Log
  readonly metrics: ReconcilerMetrics
  readonly everyMs?: number
  /** Milliseconds after which a mismatch is checked again before it counts. */
  readonly confirmMs?: number
}

export interface WatchedChain {
  readonly def: ChainDef & { readonly settlement: ChainSettlement }
  readonly node: ChainNode
  readonly wallet: string | null
  readonly books: ChainBooks
}
export type WatchedChains = ReadonlyMap<ChainId, WatchedChain>
