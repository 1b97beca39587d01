import type { MiddlewareHandler } from 'hono'
import { AppError } from '#core/errors.ts'
import type { AppEnv } from './env.ts'

const inUrl = /%00/
const inJson = /\0|\\u0000/i

/** Refuses NUL characters anywhere in a request: PostgreSQL cannot store them. */
export function refuseNul(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    if (inUrl.test(c.req.url) || (hasBody && inJson.test(await c.req.text())))
      throw new AppError('request_invalid', 'The request contains a character that no field may have.', {
        status: 400,
        retriable: false,
      })
    await next()
  }
}
