import { whenStartupIdle } from './startupIdle.ts'

type Loader = () => Promise<string | null>

const text =
  (load: () => Promise<{ default: string }>): Loader =>
  async () =>
    (await load()).default

/** Drawings by icon name, each a chunk that loads when first shown. */
const tokens: Partial<Record<string, Loader>> = {
  eth: text(() => import('@web3icons/core/svgs/tokens/branded/ETH.svg.js')),
  usdc: text(() => import('@web3icons/core/svgs/tokens/branded/USDC.svg.js')),
  usdt: text(() => import('@web3icons/core/svgs/tokens/branded/USDT.svg.js')),
  btc: text(() => import('@web3icons/core/svgs/tokens/branded/BTC.svg.js')),
  wbtc: text(() => import('@web3icons/core/svgs/tokens/branded/WBTC.svg.js')),
  sol: text(() => import('@web3icons/core/svgs/tokens/branded/SOL.svg.js')),
  bnb: text(() => import('@web3icons/core/svgs/tokens/branded/BNB.svg.js')),
  pol: text(() => import('@web3icons/core/svgs/tokens/branded/POL.svg.js')),
  avax: text(() => import('@web3icons/core/svgs/tokens/branded/AVAX.svg.js')),
}

/** Null when the set has no such drawing. A letter is shown until it loads, so the first quote does not wait for it. @throws when it failed to load */
export async function drawing(kind: 'token' | 'network', icon: string): Promise<string | null> {
  await whenStartupIdle()
  if (kind === 'token') return tokens[icon]?.() ?? null
  return (await import('./networkDrawings.ts')).networkDrawing(icon)
}
