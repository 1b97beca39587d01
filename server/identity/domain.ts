import type { Catalogue } from '#core/catalogue/types.ts'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const port = (host: string): string => /:(\d+)$/.exec(host)?.[1] ?? ''

/** True for the public host, a channel's host on the same port, or another loopback name of a loopback installation. */
export function isOurHost(host: string, publicUrl: string, catalogue: Catalogue): boolean {
  const own = new URL(publicUrl).host
  if (host === own) return true
  if (loopback.test(own) && loopback.test(host)) return port(host) === port(own)
  return port(host) === port(own) && catalogue.channels.some((c) => c.domains.includes(host.replace(/:\d+$/, '')))
}

/** The domain that a sign-in from this host must name. */
export const signInDomain = (host: string, publicUrl: string, catalogue: Catalogue): string =>
  isOurHost(host, publicUrl, catalogue) ? host : new URL(publicUrl).host
