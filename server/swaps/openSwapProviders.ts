import type { Catalogue } from '#core/catalogue/types.ts'
import type { Clock } from '#runtime/clock.ts'
import type { ServerConfig as Environment } from '#runtime/config.ts'
import type { SwapProviderName } from '#runtime/config/liquidity.ts'
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

const openers: Record<SwapProviderName, (env: Environment, deps: Deps) => SwapProvider> = {
  uniswap: (_, deps) => createUniswapProvider(deps),
  lifi: (env, deps) => createLifiSwaps(deps, lifiSettings(env), deps.lifi()),
}

/** Opens the swap providers that the operator chose; without a choice LI.FI is asked only where transfers ask it too. */
export function openSwapProviders(env: Environment, deps: Deps): readonly SwapProvider[] {
  const hasLifi = chosenProviders(env, deps.catalogue.profile).includes('lifi')
  const standard: readonly SwapProviderName[] = hasLifi ? ['uniswap', 'lifi'] : ['uniswap']
  return (env.SWAP_PROVIDERS ?? standard).map((name) => openers[name](env, deps))
}
