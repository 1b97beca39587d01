import type { ChainDef } from '#core/catalogue/types.ts'
import type { OnDispute } from './votes.ts'
import type { PoolOptions } from './pool.ts'

/** Finality and gateways of honest endpoints differ by minutes; beyond this, one of them holds the height back. */
const MAX_LAG_MS = 30 * 60 * 1_000

/** Dispute handler of a network's pool, and the lag of heights that counts as a dispute. */
export const poolOptions = ({
  chain,
  onDispute,
}: {
  chain: ChainDef
  onDispute?: OnDispute | undefined
}): PoolOptions => ({
  onDispute,
  maxLag: chain.settlement ? BigInt(Math.ceil(MAX_LAG_MS / chain.settlement.blockTimeMs)) : undefined,
})
