import type { AssetId } from '#core/chain/assetId.ts'
import type { StepPolicies } from '#core/order/stepPolicy.ts'
import type { SignedPermit } from './uniswap/universalCalls.ts'

export type { SignedPermit } from './uniswap/universalCalls.ts'

/** Code of a swap provider that the app has too. */
export interface SwapRules {
  readonly policy: StepPolicies
  /** Adds a signed permit to the bytes of the swap; absent if the provider's contract takes none. */
  withPermit?(data: `0x${string}`, permit: SignedPermit): `0x${string}`
  /** Kind of a quote for two assets that the provider exchanges one to one; null for others, absent if it does that for none. */
  wrapKind?(from: AssetId, to: AssetId): 'wrap' | 'unwrap' | null
}

/**
 * Rules of the swap providers, for the server and for the app's build: the browser refuses a step that breaks the policy
 * which it was built with, whatever the server says.
 */
export const swapRules: Readonly<Record<string, () => Promise<SwapRules>>> = {
  avnu: async () => ({ policy: (await import('./avnu/policy.ts')).avnuPolicy }),
  uniswap: async () => {
    const [{ uniswapPolicy: policy, wrapKind }, { withPermit }] = await Promise.all([
      import('./uniswap/policy.ts'),
      import('./uniswap/calls.ts'),
    ])
    return { policy, withPermit, wrapKind }
  },
  jupiter: async () => ({ policy: (await import('./jupiter/policy.ts')).jupiterPolicy }),
  lifi: async () => ({ policy: (await import('./lifi/policy.ts')).lifiSwapPolicy }),
}
