/** What the processes start from: their environment, and the rules that keep development settings off real networks. */
export { endpointsOf, isLoopback, settlementEndpoints } from './config/endpoints.ts'
export { type AttesterConfig, type BotConfig, type Config, loadConfig, type MakerConfig, type ServerConfig } from './config/load.ts'
export { productionRefusals, refuseUnsafeStart, type StartFacts } from './config/production.ts'
export { type ProcessName, processVariables } from './config/variables.ts'
export { type Variable, variable } from './config/variable.ts'
