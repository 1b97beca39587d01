import type { Catalogue } from '#core/catalogue/types.ts'
import type { Clock } from '#runtime/clock.ts'
import type { ServerConfig as Environment } from '#runtime/config.ts'
import { type SwapProviderName, swapProviderNames } from '#runtime/config/liquidity.ts'
import { chosenProviders, lifiSettings } from '../providers/openProviders.ts'
import type { VendorAccess } from '../providers/vendor.ts'
import { createLifiSwaps } from './lifi/createLifiSwaps.ts'
import type { SwapProvider } from './provider.ts'
import { createUniswapProvider } from './uniswap/createUniswapProvider.ts'

interface Deps {
  readonly catalogue: Catalogue
  readonly clock: Clock
  /** Opened once for transfers and swaps. */
  readonly lifi: () => VendorAccess
}

interface OpenSwapProviders {
  readonly swapProviders: readonly SwapProvider[]
  /** Quote nothing; swaps through them are followed to their end. */
  readonly formerSwapProviders: readonly SwapProvider[]
}

const openers: Record<SwapProviderName, (env: Environment, deps: Deps) => SwapProvider> = {
  uniswap: (_, deps) => createUniswapProvider(deps),
  lifi: (env, deps) => createLifiSwaps(deps, lifiSettings(env), deps.lifi()),
}

/**
 * Opens the swap providers that the operator chose. Without a choice LI.FI is asked only with a key, and where transfers ask
 * it too: the few quotes that it gives without a key are for transfers.
 */
export function openSwapProviders(env: Environment, deps: Deps): OpenSwapProviders {
  const { profile } = deps.catalogue
  const hasLifi = env.LIFI_API_KEY !== undefined && chosenProviders(env, profile).includes('lifi')
  const chosen = env.SWAP_PROVIDERS ?? (hasLifi ? ['uniswap', 'lifi'] : ['uniswap'])
  const others = profile === 'local' ? [] : swapProviderNames.filter((name) => !chosen.includes(name))
  const open = (name: SwapProviderName) => openers[name](env, deps)
  return { swapProviders: chosen.map(open), formerSwapProviders: others.map(open) }
}
