/**
 * Startup configuration of the processes: their environment, and the rules that keep development settings off real
 * networks.
 */
export { requireDurability } from './config/durability.ts'
export { endpointsOf, isLoopback, type NetworkEndpoints, settlementEndpoints } from './config/endpoints.ts'
export { requireFeeCaps, requireFeeCapsOf } from './config/feeCaps.ts'
export { keepProfile } from './config/folderProfile.ts'
export {
  type BotConfig,
  loadCommandConfig,
  loadConfig,
  type MakerConfig,
  secretsOf,
  type ServerConfig,
} from './config/load.ts'
export { namedPayoutKeys, payoutKeysOf } from './config/payoutKeys.ts'
export { refuseUnsafeStart } from './config/production.ts'
