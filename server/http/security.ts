import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { POPUP_STATE } from '#core/rewards/accountProof.ts'
import { isSecureUrl } from '../config.ts'
import type { ServerDeps } from '../deps.ts'
import { apiPolicy } from '../web/csp.ts'
import type { AppEnv } from './env.ts'

/** Wallets show these in their own windows and pages. */
const sharedIcons: ReadonlySet<string> = new Set(['/icon.png', '/mark.svg'])

/**
 * Discord redirects to this page in a window that a frame opened; the policy of other pages would cut the window off
 * from the frame.
 */
const isPopupAnswer = (path: string, { state, code, error }: Record<string, string>): boolean =>
  path === '/points' && state?.startsWith(POPUP_STATE) === true && (code ?? error) !== undefined

/** Headers of every response. Pages set their own CSP; CORS is off because the app and its API share an origin. */
export function securityHeaders({ config }: Pick<ServerDeps, 'config'>): MiddlewareHandler<AppEnv> {
  const common = secureHeaders({
    xFrameOptions: false,
    // Wallet pop-ups must be able to message the page that opened them.
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
    if (isPopupAnswer(c.req.path, c.req.query())) c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
    if (sharedIcons.has(c.req.path)) c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}
