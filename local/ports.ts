import { createServer } from 'node:net'
import { AppError } from '#core/errors.ts'

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
