import type { Catalogue } from '#core/catalogue/types.ts'
import type { Clock } from '#runtime/clock.ts'
import type { ServerConfig as Environment } from '#runtime/config.ts'
import { type SwapProviderName, swapProviderNames } from '#runtime/config/liquidity.ts'
import { chosenProviders, lifiSettings } from '../providers/openProviders.ts'
import { AppError } from '#core/errors.ts'
import type { VendorAccess, VendorOptions } from '../providers/vendor.ts'
import { padFelt } from '#chains/starknet/address.ts'
import { type AvnuSettings, createAvnuSwaps } from './avnu/createAvnuSwaps.ts'
import { MOST_FEE_BPS } from './avnu/policy.ts'
import { createJupiterSwaps, type JupiterSettings } from './jupiter/createJupiterSwaps.ts'
import { createLifiSwaps } from './lifi/createLifiSwaps.ts'
import type { SwapProvider } from './provider.ts'
import { createUniswapProvider } from './uniswap/createUniswapProvider.ts'

interface Deps {
  readonly catalogue: Catalogue
  readonly clock: Clock
  /** Opened once for transfers and swaps. */
  readonly lifi: () => VendorAccess
  readonly count?: VendorOptions['count']
}

interface OpenSwapProviders {
  readonly swapProviders: readonly SwapProvider[]
  /** Quote nothing; swaps through them are followed to their end. */
  readonly formerSwapProviders: readonly SwapProvider[]
}

const openers: Record<SwapProviderName, (env: Environment, deps: Deps) => SwapProvider> = {
  uniswap: (_, deps) => createUniswapProvider(deps),
  lifi: (env, deps) => createLifiSwaps(deps, lifiSettings(env), deps.lifi()),
  jupiter: (env, deps) => createJupiterSwaps(deps, jupiterSettings(env)),
  avnu: (env, deps) => createAvnuSwaps(deps, avnuSettings(env)),
}

const [WITH_KEY, WITHOUT_KEY] = [60, 30]

/** @throws AppError `config_invalid` for half a fee */
function jupiterSettings(env: Environment): JupiterSettings {
  const { JUPITER_API_KEY: key, JUPITER_FEE_OWNER: owner, JUPITER_FEE_BPS: bps } = env
  if ((owner === undefined) !== (bps === 0))
    throw new AppError('config_invalid', 'Set both JUPITER_FEE_OWNER and JUPITER_FEE_BPS, or neither.', {
      retriable: false,
    })
  return {
    url: env.JUPITER_URL,
    apiKey: key ?? null,
    perMinute: env.JUPITER_PER_MINUTE ?? (key === undefined ? WITHOUT_KEY : WITH_KEY),
    fee: owner === undefined ? null : { owner, bps },
  }
}

/** @throws AppError `config_invalid` for a part of a fee, and for one that AVNU's exchange refuses */
function avnuSettings(env: Environment): AvnuSettings {
  const { AVNU_FEE_RECIPIENT: recipient, AVNU_FEE_BPS: bps, AVNU_INTEGRATOR: integrator } = env
  const invalid = (message: string) => new AppError('config_invalid', message, { retriable: false })
  if ((recipient === undefined) !== (bps === 0) || (bps > 0 && integrator === undefined))
    throw invalid('Set AVNU_FEE_RECIPIENT, AVNU_FEE_BPS and AVNU_INTEGRATOR together, or no fee.')
  if (bps > Number(MOST_FEE_BPS)) throw invalid(`AVNU_FEE_BPS is at most ${MOST_FEE_BPS}.`)
  return {
    url: env.AVNU_URL,
    perMinute: env.AVNU_PER_MINUTE,
    fee:
      recipient === undefined || integrator === undefined
        ? null
        : { recipient: padFelt(recipient.slice(2)), bps, integrator },
  }
}

/**
 * Opens the swap providers that the operator chose. Without a choice LI.FI is asked only with a key, and where transfers ask
 * it too: the few quotes that it gives without a key are for transfers. Jupiter is asked with a key, and AVNU wherever Starknet is served.
 */
export function openSwapProviders(env: Environment, deps: Deps): OpenSwapProviders {
  const { profile } = deps.catalogue
  const hasLifi = env.LIFI_API_KEY !== undefined && chosenProviders(env, profile).includes('lifi')
  const standard: readonly SwapProviderName[] = [
    'uniswap',
    ...(hasLifi ? (['lifi'] as const) : []),
    ...(env.JUPITER_API_KEY === undefined ? [] : (['jupiter'] as const)),
    ...(profile === 'local' ? [] : (['avnu'] as const)),
  ]
  const chosen = env.SWAP_PROVIDERS ?? standard
  const others = profile === 'local' ? [] : swapProviderNames.filter((name) => !chosen.includes(name))
  const open = (name: SwapProviderName) => openers[name](env, deps)
  return { swapProviders: chosen.map(open), formerSwapProviders: others.map(open) }
}
