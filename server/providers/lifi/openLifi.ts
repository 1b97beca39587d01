import type { ServerConfig as Environment } from '#runtime/config.ts'
import type { RouteProvider } from '../provider.ts'
import type { VendorDeps } from '../vendorRoutes.ts'
import { createLifiProvider } from './createLifiProvider.ts'

/** Opens LI.FI from the environment; it needs no key. @throws AppError `config_invalid` */
export const openLifi = (env: Environment, deps: VendorDeps): RouteProvider =>
  createLifiProvider(deps, {
    url: env.LIFI_URL ?? 'https://li.quest/v1',
    apiKey: env.LIFI_API_KEY ?? null,
    integrator: env.LIFI_INTEGRATOR ?? null,
    feeBps: env.LIFI_FEE_BPS,
    perMinute: env.LIFI_REQUESTS_PER_MINUTE,
  })
