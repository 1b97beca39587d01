type Loader = () => Promise<string>

const text = (load: () => Promise<{ default: string }>): Loader => async () => (await load()).default

/** Drawings by icon name, each a file of its own that is fetched when first shown. */
const tokens: Partial<Record<string, Loader>> = {
  eth: text(() => import('@web3icons/core/svgs/tokens/branded/ETH.svg.js')),
  usdc: text(() => import('@web3icons/core/svgs/tokens/branded/USDC.svg.js')),
  usdt: text(() => import('@web3icons/core/svgs/tokens/branded/USDT.svg.js')),
  btc: text(() => import('@web3icons/core/svgs/tokens/branded/BTC.svg.js')),
  sol: text(() => import('@web3icons/core/svgs/tokens/branded/SOL.svg.js')),
}

export const drawing = (kind: 'token' | 'network', icon: string): Loader | undefined => (kind === 'token' ? tokens[icon] : undefined)
