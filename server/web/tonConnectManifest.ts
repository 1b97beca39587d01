import type { Handler } from 'hono'
import { partnerOfHost } from '#core/channel/lookups.ts'
import type { ServerDeps } from '../deps.ts'
import { isSecureUrl } from '../config.ts'
import type { AppEnv } from '../http/env.ts'
import { signInDomain } from '../identity/domain.ts'

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
