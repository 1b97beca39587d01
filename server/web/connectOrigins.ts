import type { Catalogue } from '#core/catalogue/types.ts'

/** Default relay of WalletConnect's package. */
const WALLET_CONNECT_RELAY = 'wss://relay.walletconnect.org'

/** Clients of some families open subscriptions on the next port. */
function plainOrigins(url: string): string[] {
  const { hostname, port } = new URL(url)
  const next = port === '' ? [] : [`ws://${hostname}:${Number(port) + 1}`]
  return [`http://${hostname}${port && `:${port}`}`, `ws://${hostname}${port && `:${port}`}`, ...next]
}

/**
 * Origins for the CSP's connect-src in addition to https: sockets, such as WalletConnect's relay, and unencrypted local
 * endpoints. `others` are endpoints that aren't networks.
 */
export function connectOrigins(catalogue: Pick<Catalogue, 'chains'>, others: readonly string[] = []): string[] {
  const urls = [...catalogue.chains.flatMap((c) => c.rpcUrls), ...others]
  const relays = others.some((url) => /^wss?:/.test(url)) ? [] : [WALLET_CONNECT_RELAY]
  const sockets = urls.filter((url) => url.startsWith('wss:')).map((url) => `wss://${new URL(url).host}`)
  return [...new Set([...relays, ...sockets, ...urls.filter((url) => /^(http|ws):/.test(url)).flatMap(plainOrigins)])]
}
