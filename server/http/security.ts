import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { isSecureUrl } from '../config.ts'
import type { ServerDeps } from '../deps.ts'
import { apiPolicy } from '../web/csp.ts'
import type { AppEnv } from './env.ts'

/** Wallets show them in windows and pages of their own. */
const sharedIcons: ReadonlySet<string> = new Set(['/icon.png', '/mark.svg'])

/** Headers of every answer. Pages set their own content policy; CORS is off because the app and its API share one origin. */
export function securityHeaders({ config }: Pick<ServerDeps, 'config'>): MiddlewareHandler<AppEnv> {
  const common = secureHeaders({
    xFrameOptions: false,
    // Wallet pop-ups must be able to answer the page that opened them.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    strictTransportSecurity: isSecureUrl(config.publicUrl) ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  })
  return async (c, next) => {
    await common(c, async () => {
      await next()
      if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', apiPolicy)
      if (c.req.path.startsWith('/api/') && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    })
    if (sharedIcons.has(c.req.path)) c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}
