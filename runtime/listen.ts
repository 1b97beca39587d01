import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { AppError } from '#core/errors.ts'
import { boundConnections, type ConnectionLimits, defaultConnectionLimits, serverOptionsOf } from './connections.ts'
import { drainOnStop } from './drainOnStop.ts'
import type { Part } from './lifecycle.ts'
import type { Log } from './log.ts'

export interface Listening {
  /** Its URL; with port 0 this shows the chosen port. */
  readonly url: string
  /** Accepts no more connections, answers the requests that have arrived, and ends event streams. */
  stop(): Promise<void>
}

interface Where {
  readonly host: string
  readonly port: number
  readonly limits?: Partial<ConnectionLimits>
  /** Peers that forward for many users, such as a reverse proxy: not limited as one peer. */
  readonly isProxy?: (peer: string) => boolean
  /** Variable that an operator changes if the port is taken. */
  readonly portName?: string
}

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Interface of Hono applications, without a dependency on Hono. */
interface Servable {
  /** `env` contains the socket, which identifies the caller to the application. */
  fetch(request: Request, env?: unknown): Response | Promise<Response>
}

/** Serves an application on a port. @throws AppError `port_in_use`. */
export function listen(app: Servable, { host, port, portName = 'PORT', ...where }: Where): Promise<Listening> {
  const limits = { ...defaultConnectionLimits, ...where.limits }
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env),
    serverOptions: serverOptionsOf(limits),
  }) as Server
  boundConnections(server, limits, where.isProxy ?? (() => false))
  const stop = drainOnStop(server, limits.drainMs)
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE'
      reject(
        taken
          ? new AppError('port_in_use', `Port ${port} is taken. Stop what uses it or set ${portName} to another one.`, {
              retriable: false,
              cause,
            })
          : cause,
      )
    })
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve({ url: `http://${hostInUrl(host)}:${actual}`, stop })
    })
  })
}

/** The same as a part of a process. */
export function httpPart(app: Servable, where: Where, log: Log): Part {
  let listening: Listening | undefined
  return {
    name: 'http',
    start: async () => {
      listening = await listen(app, where)
      log.info({ url: listening.url }, 'listening')
    },
    stop: () => listening?.stop(),
  }
}
