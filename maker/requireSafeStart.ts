import type { Catalogue } from '#core/catalogue/types.ts'
import {
  type MakerConfig,
  namedPayoutKeys,
  type NetworkEndpoints,
  refuseUnsafeStart,
  requireFeeCaps,
  settlementEndpoints,
} from '#runtime/config.ts'

/**
 * Refuses an environment in which the payout key would not be safe, for the maker and for each command that signs or
 * decides endings with it. Returns its networks.
 * @throws AppError `endpoints_dependent`, `unsafe_start`, `payout_fee_cap_missing`
 */
export function requireSafeStart(env: MakerConfig, catalogue: Catalogue): readonly NetworkEndpoints[] {
  const networks = settlementEndpoints(catalogue, env.rpc, env.MAKER_CHAINS)
  refuseUnsafeStart({
    networks,
    rpcQuorum: env.rpcQuorum,
    secrets: namedPayoutKeys(env),
    database: env.DATABASE_URL ? 'postgres' : 'pglite',
    paysOut: true,
    allowPglitePayouts: env.ALLOW_PGLITE_PAYOUTS,
    journal: { mirrored: env.JOURNAL_MIRROR !== undefined, allowSingle: env.ALLOW_SINGLE_JOURNAL },
    attesterKeys: 0,
    localChains: catalogue.profile === 'local',
  })
  requireFeeCaps(catalogue, env.rpc, env.MAKER_CHAINS)
  return networks
}
