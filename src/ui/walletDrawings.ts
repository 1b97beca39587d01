type Load = () => Promise<{ default: string }>

/** Icons of wallets that are not installed, by connector ID; each its own chunk. */
const drawings: Partial<Record<string, Load>> = {
  'io.metamask': () => import('@web3icons/core/svgs/wallets/background/metamask.svg.js'),
  'io.rabby': () => import('@web3icons/core/svgs/wallets/background/rabby.svg.js'),
  'com.okex.wallet': () => import('@web3icons/core/svgs/wallets/background/okx.svg.js'),
  'com.coinbase.wallet': () => import('@web3icons/core/svgs/wallets/background/coinbase.svg.js'),
  'com.trustwallet.app': () => import('@web3icons/core/svgs/wallets/background/trust.svg.js'),
  walletConnect: () => import('@web3icons/core/svgs/wallets/background/wallet-connect.svg.js'),
  safe: () => import('@web3icons/core/svgs/wallets/background/safe.svg.js'),
  Phantom: () => import('@web3icons/core/svgs/wallets/background/phantom.svg.js'),
  Backpack: () => import('@web3icons/core/svgs/wallets/background/backpack.svg.js'),
}

/** Icon as inline data; null when the set has no such wallet. @throws when it failed to load */
export async function walletDrawing(connectorId: string): Promise<string | null> {
  const drawn = await drawings[connectorId]?.()
  return drawn ? `data:image/svg+xml,${encodeURIComponent(drawn.default)}` : null
}
