import type { Catalogue } from '#core/catalogue/types.ts'
import type { ServerConfig as Environment } from '#runtime/config.ts'
import { type ProviderName, providerNames } from '#runtime/config/liquidity.ts'
import type { Metrics } from '#runtime/metrics.ts'
import { type AcrossDeps, createAcrossProvider } from './across/createAcrossProvider.ts'
import { createDebridgeProvider } from './debridge/createDebridgeProvider.ts'
import type { ServerDeps } from '../deps.ts'
import { createLifiProvider } from './lifi/createLifiProvider.ts'
import { openOneClick } from './oneclick/openOneClick.ts'
import type { RouteProvider } from './provider.ts'
import { openRelay } from './relay/openRelay.ts'
import type { VendorDeps } from './vendorRoutes.ts'

export type { VendorDeps } from './vendorRoutes.ts'

/** Creates a provider from its part of the environment; null if it lacks a key that it needs. */
type Open = (env: Environment, deps: AcrossDeps) => RouteProvider | null

const openers: Record<ProviderName, Open> = {
  lifi: (env, deps) =>
    createLifiProvider(deps, {
      url: env.LIFI_URL,
      apiKey: env.LIFI_API_KEY ?? null,
      integrator: env.LIFI_INTEGRATOR ?? null,
      feeBps: env.LIFI_FEE_BPS,
      perMinute: env.LIFI_REQUESTS_PER_MINUTE,
    }),
  relay: openRelay,
  oneclick: openOneClick,
  across: (env, deps) =>
    env.ACROSS_API_KEY && env.ACROSS_INTEGRATOR_ID
      ? createAcrossProvider(deps, {
          url: env.ACROSS_URL,
          apiKey: env.ACROSS_API_KEY,
          integratorId: env.ACROSS_INTEGRATOR_ID,
          perMinute: env.ACROSS_PER_MINUTE,
        })
      : null,
  debridge: (env, deps) =>
    createDebridgeProvider(deps, {
      url: env.DEBRIDGE_URL,
      trackingUrl: env.DEBRIDGE_TRACKING_URL,
      accessToken: env.DEBRIDGE_ACCESS_TOKEN ?? null,
      referralCode: env.DEBRIDGE_REFERRAL_CODE ?? null,
      fee: env.DEBRIDGE_FEE_RECIPIENT ? { bps: env.DEBRIDGE_FEE_BPS, recipient: env.DEBRIDGE_FEE_RECIPIENT } : null,
      perMinute: env.DEBRIDGE_PER_MINUTE,
    }),
}

/** Providers without any setting of the operator: those that need no key. The local networks exist nowhere else. */
const standard: Readonly<Record<Catalogue['profile'], readonly ProviderName[]>> = {
  default: ['lifi', 'relay', 'debridge', 'oneclick'],
  local: [],
}

/**
 * Opens the external providers that the operator chose, in that order, and the others, which only follow the orders that were
 * made through them before. The local profile has none of these.
 * @throws AppError `config_invalid` for the settings of a chosen one
 */
export function openProviders(
  env: Environment,
  deps: Omit<AcrossDeps, 'limits'>,
): Required<Pick<ServerDeps, 'providers' | 'formerProviders'>> {
  const { profile } = deps.catalogue
  const full = { ...deps, limits: { minUsd: env.PROVIDER_MIN_USD, maxUsd: env.PROVIDER_MAX_USD } }
  const chosen = env.PROVIDERS ?? standard[profile]
  const others = profile === 'local' ? [] : providerNames.filter((name) => !chosen.includes(name))
  const providers = chosen.flatMap((name) => {
    const provider = openers[name](env, full)
    if (!provider) deps.log.warn({ provider: name }, 'an external provider is not configured')
    return provider ?? []
  })
  return { providers, formerProviders: others.flatMap((name) => openers[name](env, full) ?? []) }
}

/** Counts the requests to vendors by outcome, for the operator's metrics. */
export function countVendors(metrics: Metrics): VendorDeps['count'] {
  const requests = metrics.counter('causeway_provider_requests_total', 'Requests to external providers, by outcome', [
    'provider',
    'outcome',
  ])
  return (provider, outcome) => requests.inc({ provider, outcome })
}
