import { type AppKit, createAppKit } from '@reown/appkit/core'
import type { Chain } from 'viem'
import type { Connector } from 'wagmi'
import type { EvmConfig } from './config.ts'

/** WalletConnect's window with all wallets, while it is open. */
export interface WalletWindow {
  /** Resolves when the user has closed it. */
  readonly closed: Promise<void>
  close(): void
}

/** Parts of WalletConnect's provider that the window needs. */
interface Provider {
  readonly signer: unknown
  readonly rpc: { readonly projectId: string; readonly metadata?: object }
}

const asNetwork = (chain: Chain) => ({
  ...chain,
  caipNetworkId: `eip155:${chain.id}` as const,
  chainNamespace: 'eip155' as const,
})

const themeNow = (): 'light' | 'dark' => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark')

/** Reuses the existing connection, whose URIs it receives itself. */
async function kitOf(connector: Connector, { chains: [first, ...rest], relay }: EvmConfig): Promise<AppKit> {
  const known = relay.windows.get(connector)
  if (known) return known
  const { signer, rpc } = (await connector.getProvider()) as Provider
  const kit = createAppKit({
    projectId: rpc.projectId,
    networks: [asNetwork(first), ...rest.map(asNetwork)],
    universalProvider: signer as never,
    manualWCControl: true,
    metadata: rpc.metadata as never,
    showWallets: true,
    enableEIP6963: false,
    enableInjected: false,
    enableCoinbase: false,
    features: { analytics: false, email: false, socials: false },
  })
  relay.windows.set(connector, kit)
  return kit
}

/** Opens the window, which shows every later proposal. */
export async function openWindow(connector: Connector, config: EvmConfig): Promise<WalletWindow> {
  const kit = await kitOf(connector, config)
  kit.setThemeMode(themeNow())
  // Drops a URI that arrived while the window was closed.
  await kit.close()
  let seen = false
  let leave = (): void => undefined
  // Escape closes the window on top, not our sheet below it, whose listener would come first.
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopImmediatePropagation()
    void kit.close()
  }
  window.addEventListener('keydown', onKey, true)
  const forgetKey = (): void => window.removeEventListener('keydown', onKey, true)
  const closed = new Promise<void>((resolve) => {
    leave = kit.subscribeState(({ open }) => {
      if (seen && !open) {
        forgetKey()
        resolve()
      }
      seen ||= open
    })
  })
  const opening = kit.open()
  return {
    closed,
    close() {
      leave()
      forgetKey()
      // A load still in progress would open it again.
      void opening.catch(() => undefined).then(() => kit.close())
    },
  }
}
