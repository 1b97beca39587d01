import type { ChainDef } from '#core/catalogue/types.ts'
import type { OnDispute } from './dispute.ts'
import type { PoolOptions } from './pool.ts'

/** Finality and gateways of honest endpoints differ by minutes; beyond this one of them holds the height back. */
const MAX_LAG_MS = 30 * 60 * 1_000

/** How the pool of a network watches its votes. */
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
