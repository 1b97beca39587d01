import type { ChainId } from '#core/chain/chainId.ts'
import type { Pool } from '#chains/rpc/pool.ts'
import type { TonApi } from './api/open.ts'

/** State shared by the parts of a node. */
export interface NodeContext {
  readonly id: ChainId
  readonly pool: Pool<TonApi>
}
