import { getConnection } from 'wagmi/actions'
import type { WalletConfig } from '../config.ts'
import type { AppLink } from '../contract.ts'
import { currentHostEnvironment } from '../hostEnvironment.ts'
import { askedApp, type Peer } from './askedApp.ts'
import type { EvmConfig } from './config.ts'
import { WALLET_CONNECT } from './walletConnect.ts'

/** Parts of WalletConnect's provider that show pending requests. */
interface Provider {
  readonly session?: { readonly topic: string; readonly peer: { readonly metadata: Peer } } | undefined
  readonly signer: {
    readonly client: {
      readonly core: {
        readonly history: {
          readonly pending: readonly {
            readonly topic: string
            readonly request: { readonly id: number; readonly method: string }
          }[]
        }
      }
    }
  }
}

/** App of the connected wallet while it has not answered, with the link that opens it; null for wallets in the page. */
export async function waitingApp(config: EvmConfig, settings: WalletConfig): Promise<AppLink | null> {
  const { connector } = getConnection(config)
  if (connector?.id !== WALLET_CONNECT) return null
  const { session, signer } = (await connector.getProvider()) as Provider
  const asked = signer.client.core.history.pending.findLast(
    ({ topic, request }) => topic === session?.topic && request.method === 'wc_sessionRequest',
  )
  return session && asked
    ? askedApp(session.peer.metadata, { topic: session.topic, id: asked.request.id }, currentHostEnvironment(settings))
    : null
}
