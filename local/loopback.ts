import type { IncomingMessage, Server } from 'node:http'
import { createServer } from 'node:net'
import { AppError } from '#core/errors.ts'

const HOST = '127.0.0.1'
const MAX_BODY = 1_000_000
const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Pages of other origins must not reach the unlocked accounts of a local node; programs send no origin. */
export const allowedOrigin = (request: IncomingMessage): boolean =>
  request.headers.origin === undefined || loopback.test(request.headers.origin)

export function cors(request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers
  if (origin === undefined) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? 'content-type',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}

/** Null for a body that is too long. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BODY) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Returns the bound port; 0 asks for any free one. @throws AppError `port_in_use` */
export function listenOnLoopback(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new AppError('port_in_use', `Port ${port} is in use; stop what listens there or choose another port.`, {
          retriable: false,
          cause,
        }),
      ),
    )
    server.listen(port, HOST, () => {
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : port)
    })
  })
}

export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/** Requires a free port. @throws AppError `port_in_use` with the option that changes it. */
export function requireFreePort(port: number, what: string, option: string): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      fail(
        taken
          ? new AppError(
              'port_in_use',
              `Port ${port} (${what}) is in use by another program: stop it, or choose another with ${option}.`,
              { status: 400 },
            )
          : new AppError(
              'port_refused',
              `Port ${port} (${what}) cannot be opened (${error.code ?? error.message}): choose another with ${option}.`,
              { status: 400 },
            ),
      )
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => done()))
  })
}
