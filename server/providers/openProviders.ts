import type { Catalogue } from '#core/catalogue/types.ts'
import type { ServerConfig as Environment } from '#runtime/config.ts'
import { type ProviderName, providerNames } from '#runtime/config/liquidity.ts'
import type { Metrics } from '#runtime/metrics.ts'
import { type AcrossDeps, createAcrossProvider } from './across/createAcrossProvider.ts'
import { createDebridgeProvider } from './debridge/createDebridgeProvider.ts'
import type { ServerDeps } from '../deps.ts'
import type { LifiSettings } from './lifi/access.ts'
import { createLifiProvider } from './lifi/createLifiProvider.ts'
import type { RouteProvider } from './provider.ts'
import type { VendorAccess } from './vendor.ts'
import type { VendorDeps } from './vendorRoutes.ts'
import { AppError } from '#core/errors.ts'
import { createRelayProvider } from './relay/createRelayProvider.ts'
import { createOneClickProvider } from './oneclick/createOneClickProvider.ts'

export type { VendorDeps } from './vendorRoutes.ts'

/** Creates a provider from its part of the environment; null if it lacks a key that it needs. */
type Open = (env: Environment, deps: OpenDeps) => RouteProvider | null
type OpenDeps = AcrossDeps & { readonly lifi: () => VendorAccess }

const openers: Record<ProviderName, Open> = {
  lifi: (env, deps) => createLifiProvider(deps, lifiSettings(env), deps.lifi()),
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

/**
 * Opens the external providers that the operator chose, in that order, and the others, which only follow the orders that were
 * made through them before. The local profile has none of these.
 * @throws AppError `config_invalid` for the settings of a chosen one
 */
export function openProviders(
  env: Environment,
  deps: Omit<OpenDeps, 'limits'>,
): Required<Pick<ServerDeps, 'providers' | 'formerProviders'>> {
  const { profile } = deps.catalogue
  const full = { ...deps, limits: { minUsd: env.PROVIDER_MIN_USD, maxUsd: env.PROVIDER_MAX_USD } }
  const chosen = chosenProviders(env, profile)
  const others = profile === 'local' ? [] : providerNames.filter((name) => !chosen.includes(name))
  const providers = chosen.flatMap((name) => {
    const provider = openers[name](env, full)
    if (!provider) deps.log.warn({ provider: name }, 'an external provider is not configured')
    return provider ?? []
  })
  return { providers, formerProviders: others.flatMap((name) => openers[name](env, full) ?? []) }
}

/**
 * Providers that the operator names; without `PROVIDERS` those that need no key, and Across with one. The local networks exist
 * nowhere else, so that none is on there by itself.
 */
export function chosenProviders(env: Environment, profile: Catalogue['profile']): readonly ProviderName[] {
  if (env.PROVIDERS) return env.PROVIDERS
  if (profile === 'local') return []
  const hasAcross = env.ACROSS_API_KEY !== undefined || env.ACROSS_INTEGRATOR_ID !== undefined
  return providerNames.filter((name) => name !== 'across' || hasAcross)
}

/** LI.FI’s part of the environment, for transfers and swaps alike. */
export const lifiSettings = (env: Environment): LifiSettings => ({
  url: env.LIFI_URL,
  apiKey: env.LIFI_API_KEY ?? null,
  integrator: env.LIFI_INTEGRATOR ?? null,
  feeBps: env.LIFI_FEE_BPS,
  perMinute: env.LIFI_REQUESTS_PER_MINUTE,
})

/** Counts the requests to vendors by outcome, for the operator's metrics. */
export function countVendors(metrics: Metrics): VendorDeps['count'] {
  const requests = metrics.counter('causeway_provider_requests_total', 'Requests to external providers, by outcome', [
    'provider',
    'outcome',
  ])
  return (provider, outcome) => requests.inc({ provider, outcome })
}

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

/** Opens 1Click with the operator's key and fee, both optional. @throws AppError `config_invalid` for half a fee */
function openOneClick(env: Environment, deps: VendorDeps): RouteProvider {
  const { ONECLICK_API_KEY, ONECLICK_JWT, ONECLICK_FEE_RECIPIENT: recipient, ONECLICK_FEE_BPS: bps } = env
  if ((recipient === undefined) !== (bps === 0))
    throw new AppError('config_invalid', 'Set both ONECLICK_FEE_RECIPIENT and ONECLICK_FEE_BPS, or neither.', {
      retriable: false,
    })
  return createOneClickProvider(deps, {
    url: env.ONECLICK_URL,
    perMinute: env.ONECLICK_PER_MINUTE,
    headers: {
      ...(ONECLICK_API_KEY ? { 'x-api-key': ONECLICK_API_KEY } : {}),
      ...(ONECLICK_JWT ? { authorization: `Bearer ${ONECLICK_JWT}` } : {}),
    },
    fee: recipient === undefined ? null : { recipient, bps },
  })
}
