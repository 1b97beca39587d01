import type { Catalogue } from '#core/catalogue/types.ts'

/** The relay that WalletConnect's package asks unless the operator names one. */
const WALLET_CONNECT_RELAY = 'wss://relay.walletconnect.org'

/** Clients of some families open their subscriptions on the next port. */
function plainOrigins(url: string): string[] {
  const { hostname, port } = new URL(url)
  const next = port === '' ? [] : [`ws://${hostname}:${Number(port) + 1}`]
  return [`http://${hostname}${port && `:${port}`}`, `ws://${hostname}${port && `:${port}`}`, ...next]
}

/**
 * Origins that the content policy must name, as it allows https alone in general: sockets, of which there is WalletConnect's relay, and
 * unencrypted endpoints, which only a local network has. `others`: what the app speaks to besides the networks.
 */
export function connectOrigins(catalogue: Pick<Catalogue, 'chains'>, others: readonly string[] = []): string[] {
  const urls = [...catalogue.chains.flatMap((c) => c.rpcUrls), ...others]
  const relays = others.some((url) => /^wss?:/.test(url)) ? [] : [WALLET_CONNECT_RELAY]
  const sockets = urls.filter((url) => url.startsWith('wss:')).map((url) => `wss://${new URL(url).host}`)
  return [...new Set([...relays, ...sockets, ...urls.filter((url) => /^(http|ws):/.test(url)).flatMap(plainOrigins)])]
}
