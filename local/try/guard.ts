import type { MiddlewareHandler } from 'hono'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Only pages of this machine act here: a name that leads here from elsewhere is refused, and so is what another page sends. */
export const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const { host } = new URL(c.req.url)
  const origin = c.req.header('origin')
  const foreign = c.req.method !== 'GET' && origin !== undefined && URL.parse(origin)?.host !== host
  return !loopback.test(host) || foreign ? c.json({ reason: 'host_refused' }, 403) : next()
}
