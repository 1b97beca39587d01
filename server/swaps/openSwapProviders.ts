import type { Catalogue } from '#core/catalogue/types.ts'
import type { Clock } from '#runtime/clock.ts'
import type { ServerConfig as Environment } from '#runtime/config.ts'
import { type SwapProviderName, swapProviderNames } from '#runtime/config/liquidity.ts'
import { chosenProviders, lifiSettings } from '../providers/openProviders.ts'
import { AppError } from '#core/errors.ts'
import type { VendorAccess, VendorOptions } from '../providers/vendor.ts'
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

/**
 * Opens the swap providers that the operator chose. Without a choice LI.FI is asked only with a key, and where transfers ask
 * it too: the few quotes that it gives without a key are for transfers. Jupiter is asked with a key.
 */
export function openSwapProviders(env: Environment, deps: Deps): OpenSwapProviders {
  const { profile } = deps.catalogue
  const hasLifi = env.LIFI_API_KEY !== undefined && chosenProviders(env, profile).includes('lifi')
  const standard: readonly SwapProviderName[] = [
    'uniswap',
    ...(hasLifi ? (['lifi'] as const) : []),
    ...(env.JUPITER_API_KEY === undefined ? [] : (['jupiter'] as const)),
  ]
  const chosen = env.SWAP_PROVIDERS ?? standard
  const others = profile === 'local' ? [] : swapProviderNames.filter((name) => !chosen.includes(name))
  const open = (name: SwapProviderName) => openers[name](env, deps)
  return { swapProviders: chosen.map(open), formerSwapProviders: others.map(open) }
}
