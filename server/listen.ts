import { createAdaptorServer } from '@hono/node-server'
import type { createApp } from './app.ts'
import { AppError } from '#core/errors.ts'

export interface Listening {
  /** Where it answers; with port 0 this tells which was free. */
  readonly url: string
  stop(): Promise<void>
}

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Serves the application on a port. @throws AppError `port_in_use`. */
export function listen(app: ReturnType<typeof createApp>, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      // Event streams never end by themselves.
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE'
      reject(taken ? new AppError('port_in_use', `Port ${port} is taken. Stop what uses it or set PORT to another one.`, { retriable: false, cause }) : cause)
    })
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve({ url: `http://${hostInUrl(host)}:${actual}`, stop })
    })
  })
}
