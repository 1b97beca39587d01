import { createAppKit } from '@reown/appkit/core'
import type { Chain } from 'viem'
import type { Connector } from 'wagmi'
import type { EvmConfig } from './config.ts'

/** As much of WalletConnect's provider as decides whether a window opens with the next connection. */
export interface WindowedProvider {
  readonly signer: unknown
  readonly rpc: { showQrModal: boolean; readonly projectId: string; readonly metadata?: object }
  modal?: unknown
}

const asNetwork = (chain: Chain) => ({ ...chain, caipNetworkId: `eip155:${chain.id}` as const, chainNamespace: 'eip155' as const })

const themeNow = (): 'light' | 'dark' => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark')

/** The package's window with all wallets, over the connection that is there already. */
export async function giveWindow(connector: Connector, config: EvmConfig): Promise<WindowedProvider> {
  const provider = (await connector.getProvider()) as WindowedProvider
  const [first, ...rest] = config.chains.map(asNetwork)
  if (!first) return provider
  provider.modal ??= createAppKit({
    projectId: provider.rpc.projectId,
    networks: [first, ...rest],
    universalProvider: provider.signer as never,
    manualWCControl: true,
    themeMode: themeNow(),
    metadata: provider.rpc.metadata as never,
    showWallets: true,
    enableEIP6963: false,
    enableInjected: false,
    enableCoinbase: false,
    features: { analytics: false, email: false, socials: false },
  })
  return provider
}
