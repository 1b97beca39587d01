import { getAddress } from 'viem'
import type { Connector } from 'wagmi'
import { onReturn, type PageAndClock } from '#src/platform/onReturn.ts'

interface Relayer {
  readonly connected: boolean
  /** Goes on with an attempt that is under way. */
  transportOpen(): Promise<void>
  restartTransport(): Promise<void>
}

/** As much of WalletConnect's provider as is looked into here. */
interface Provider {
  readonly accounts: readonly string[]
  readonly chainId: number
  readonly signer: {
    readonly session?: { readonly topic: string } | undefined
    readonly client: {
      readonly session: { readonly keys: readonly string[] }
      readonly core: { readonly relayer: Relayer }
    }
  }
}

/** A page that was away for this long may have a connection that only looks alive. */
const LONG_MS = 10_000

/** A restart in the middle of the package's own attempt would end that one and be taken for a goodbye: then nobody tries again. */
const reopen = (relayer: Relayer, awayMs: number): Promise<void> => {
  if (!relayer.connected) return relayer.transportOpen()
  return awayMs >= LONG_MS ? relayer.restartTransport() : Promise.resolve()
}

/** Fetches what the relay keeps for this page and takes the session as it is now. */
async function reread(connector: Connector, awayMs: number): Promise<void> {
  const provider = (await connector.getProvider()) as Provider
  const { client } = provider.signer
  await reopen(client.core.relayer, awayMs)
  const { session } = provider.signer
  if (!session) return
  if (!client.session.keys.includes(session.topic)) return connector.onDisconnect()
  if (provider.accounts.length > 0)
    connector.emitter.emit('change', {
      accounts: provider.accounts.map((account) => getAddress(account)),
      chainId: provider.chainId,
    })
}

/**
 * Phones stop a page's connections while another app is in front and do not tell it: what a wallet has answered meanwhile waits at the
 * relay until somebody asks.
 */
export function fetchOnReturn(connector: Connector, ...page: PageAndClock): () => void {
  // A relay that cannot be reached now is tried again by the package itself.
  return onReturn((awayMs) => void reread(connector, awayMs).catch(() => {}), ...page)
}
