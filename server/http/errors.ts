import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '#core/errors.ts'
import type { ErrorBody } from '#core/wire/common.ts'
import type { AppEnv } from './env.ts'

/** Reasons of refusals by the HTTP layer itself. */
const httpReasons: Readonly<Record<number, string>> = {
  400: 'request_invalid',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'content_type_unsupported',
}

function fromHttp(error: HTTPException): AppError {
  const message = error.status === 400 ? 'The body is not valid JSON.' : error.message || 'The request was rejected.'
  return new AppError(httpReasons[error.status] ?? 'request_refused', message, { status: error.status, cause: error })
}

/** Converts any thrown value to the error that is sent; foreign errors reveal no internals. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) return fromHttp(error)
  return new AppError('internal', 'Something went wrong on our side. Try again in a moment.', {
    status: 500,
    cause: error,
  })
}

export const errorBodyOf = (error: AppError): ErrorBody => ({
  code: error.status,
  message: error.status >= 500 && error.reason !== 'internal' ? publicMessage(error) : error.message,
  data: error.fix ? { reason: error.reason, fix: error.fix } : { reason: error.reason },
})

/** Messages of server faults may name hosts or tables; only those written for users (503 and the like) are sent. */
const publicMessage = (error: AppError): string =>
  error.status === 500 ? 'Something went wrong on our side. Try again in a moment.' : error.message

/** True if a browser opens this address as a page; scripts and images are requested with other types. */
export const isPageVisit = (c: Context): boolean =>
  !c.req.path.startsWith('/api/') && (c.req.header('accept') ?? '').includes('text/html')

/** The page for a refused visit, by the visitor's cookies and Accept-Language. */
type BusyPage = (cookies: string, acceptLanguage: string) => string

/** Formats every error as one body, and logs server faults. With `busyPage`, a page visit refused under load gets that page. */
export const createErrorHandler =
  (busyPage: BusyPage | null) =>
  (error: unknown, c: Context<AppEnv>): Response => {
    const known = toAppError(error)
    const status = known.status as ContentfulStatusCode
    // Headers of the answer that failed: an error that a browser keeps or can't decode would outlast its cause.
    for (const name of ['ETag', 'Content-Encoding', 'Content-Length']) c.header(name, undefined)
    c.header('Cache-Control', 'no-store')
    if (known.status >= 500)
      c.get('log')?.error({ err: known.cause ?? known, reason: known.reason, path: c.req.path }, 'request failed')
    if (known.fix?.kind === 'retry_after') c.header('Retry-After', String(known.fix.seconds))
    if (busyPage && known.reason === 'overloaded' && isPageVisit(c))
      return c.html(busyPage(c.req.header('cookie') ?? '', c.req.header('accept-language') ?? ''), status)
    return c.json(errorBodyOf(known), status)
  }
