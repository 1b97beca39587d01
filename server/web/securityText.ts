import type { Handler } from 'hono'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv } from '../http/env.ts'

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
