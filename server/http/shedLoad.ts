import type { MiddlewareHandler } from 'hono'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv } from './env.ts'
import { loadClassOf } from './loadClasses.ts'

const RETRY_SECONDS = 2

/** Refuses calls under load before anything is read or written for them. @throws AppError `overloaded` (503) */
export function shedLoad({ load, metrics }: Pick<ServerDeps, 'load' | 'metrics'>): MiddlewareHandler<AppEnv> {
  if (!load) return (_, next) => next()
  return (c, next) => {
    const is = loadClassOf(c.req.method, c.req.path)
    if (load.refuses(is)) {
      metrics.shed(is)
      throw new AppError('overloaded', 'The service is busy. Try again in a moment.', {
        status: 503,
        retriable: true,
        fix: { kind: 'retry_after', seconds: RETRY_SECONDS },
      })
    }
    return next()
  }
}
