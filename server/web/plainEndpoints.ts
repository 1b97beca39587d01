import type { Catalogue } from '#core/catalogue/types.ts'

/** Clients of some families open their subscriptions on the next port. */
function origins(url: string): string[] {
  const { hostname, port } = new URL(url)
  const next = port === '' ? [] : [`ws://${hostname}:${Number(port) + 1}`]
  return [`http://${hostname}${port && `:${port}`}`, `ws://${hostname}${port && `:${port}`}`, ...next]
}

/** Origins of unencrypted endpoints, which only a local network has: the catalogue's and others; the content policy must name each. */
export function plainEndpoints(catalogue: Pick<Catalogue, 'chains'>, others: readonly string[] = []): string[] {
  const urls = [...catalogue.chains.flatMap((c) => c.rpcUrls), ...others].filter((url) => /^(http|ws):/.test(url))
  return [...new Set(urls.flatMap(origins))]
}
