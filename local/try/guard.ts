import type { MiddlewareHandler } from 'hono'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Only pages of this machine may act: a foreign host name that resolves to this machine is refused, and so are requests
 * of other pages.
 */
export const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const { host } = new URL(c.req.url)
  const origin = c.req.header('origin')
  const foreign = c.req.method !== 'GET' && origin !== undefined && URL.parse(origin)?.host !== host
  return !loopback.test(host) || foreign ? c.json({ reason: 'host_refused' }, 403) : next()
}
