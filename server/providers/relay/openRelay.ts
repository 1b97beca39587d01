import { AppError } from '#core/errors.ts'
import type { ServerConfig as Environment } from '#runtime/config.ts'
import type { VendorDeps } from '../vendorRoutes.ts'
import type { RouteProvider } from '../provider.ts'
import { createRelayProvider } from './createRelayProvider.ts'

/** Opens Relay from the environment; it needs no key. @throws AppError `config_invalid` for a fee that no one could claim */
export function openRelay(env: Environment, deps: VendorDeps): RouteProvider {
  const { RELAY_FEE_RECIPIENT: recipient, RELAY_FEE_BPS: bps } = env
  if (bps > 0 && recipient === undefined)
    throw new AppError('config_invalid', 'RELAY_FEE_BPS needs RELAY_FEE_RECIPIENT, the address that claims the fee.', {
      retriable: false,
    })
  return createRelayProvider(deps, {
    url: env.RELAY_URL,
    apiKey: env.RELAY_API_KEY,
    referrer: env.RELAY_REFERRER,
    fee: recipient === undefined || bps === 0 ? undefined : { recipient, bps },
    quotesPerMinute: env.RELAY_QUOTES_PER_MINUTE,
  })
}
