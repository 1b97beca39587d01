import { getAddress } from 'viem'
import type { Connector } from 'wagmi'
import { onReturn, type PageAndClock } from '#src/platform/onReturn.ts'

interface Relayer {
  readonly connected: boolean
  /** Joins a connection attempt in progress. */
  transportOpen(): Promise<void>
  restartTransport(): Promise<void>
}

/** Parts of WalletConnect's provider that are used here. */
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

/** After this long in the background a connection may only look open. */
const LONG_MS = 10_000

/** Restarting during the package's own attempt would end it as if disconnected, and no one would retry. */
const reopen = (relayer: Relayer, awayMs: number): Promise<void> => {
  if (!relayer.connected) return relayer.transportOpen()
  return awayMs >= LONG_MS ? relayer.restartTransport() : Promise.resolve()
}

/** Fetches pending messages from the relay and adopts the current session. */
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
 * Phones suspend a background page's connections without notice: a wallet's answer waits at the relay until
 * it is fetched.
 */
export function fetchOnReturn(connector: Connector, ...page: PageAndClock): () => void {
  // The package itself retries an unreachable relay.
  return onReturn((awayMs) => void reread(connector, awayMs).catch(() => {}), ...page)
}
