import type { Handler } from 'hono'
import { partnerOfHost } from '#core/channel/lookups.ts'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv } from '../http/env.ts'
import { isSecureUrl } from '../config.ts'
import { signInDomain } from '../identity/domain.ts'

export const SECURITY_PATH = '/.well-known/security.txt'
/** RFC 9116 recommends less than a year, so that an abandoned copy doesn't mislead reporters. */
const VALID_DAYS = 180

/** Builds the contact for vulnerability reports (RFC 9116). Without a configured contact the file doesn't exist. */
export function securityText({ config, clock }: Pick<ServerDeps, 'config' | 'clock'>): Handler<AppEnv> {
  return (c, next) => {
    if (config.securityContact === null) return next()
    // Whole days, so that replicas and repeated reads agree.
    const until = new Date(clock.now().getTime() + VALID_DAYS * 86_400_000)
    until.setUTCHours(0, 0, 0, 0)
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${until.toISOString()}`,
      `Canonical: ${new URL(SECURITY_PATH, config.publicUrl).toString()}`,
      'Preferred-Languages: en',
    ]
    return Promise.resolve(c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'max-age=86400' }))
  }
}

export const MANIFEST_PATH = '/tonconnect-manifest.json'

/**
 * App identity as TON wallets show it: the operator's name or, on a partner's host, the partner's. Wallets fetch it
 * from any origin, and sign proofs for the host that it names.
 */
export function tonConnectManifest({ catalogue, config }: Pick<ServerDeps, 'catalogue' | 'config'>): Handler<AppEnv> {
  const own = catalogue.channels.find(({ id }) => id === catalogue.defaults.channelId)
  return (c) => {
    const { host } = c.get('visitor')
    const origin = `${isSecureUrl(config.publicUrl) ? 'https' : 'http'}://${signInDomain(host, config.publicUrl, catalogue)}`
    const name = (partnerOfHost(catalogue, host) ?? own)?.name ?? 'Causeway'
    const body = { url: origin, name, iconUrl: `${origin}/icon.png`, termsOfUseUrl: `${origin}/tos` }
    return c.json(body, 200, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache', Vary: 'Host' })
  }
}
