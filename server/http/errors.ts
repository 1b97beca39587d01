import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '#core/errors.ts'
import type { ErrorBody } from '#core/wire/common.ts'
import type { AppEnv } from './env.ts'

/** Reasons for refusals that come from the HTTP layer itself. */
const httpReasons: Readonly<Record<number, string>> = {
  400: 'request_invalid',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'content_type_unsupported',
}

function fromHttp(error: HTTPException): AppError {
  const message = error.status === 400 ? 'The body is not valid JSON.' : error.message || 'The request was refused.'
  return new AppError(httpReasons[error.status] ?? 'request_refused', message, { status: error.status, cause: error })
}

/** Any thrown value as the error that leaves; what is not ours says nothing about its inside. */
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

/** Sentences of server faults may name hosts or tables; only those written for people (503 and the like) go out. */
const publicMessage = (error: AppError): string =>
  error.status === 500 ? 'Something went wrong on our side. Try again in a moment.' : error.message

/** Answers every error of every call in one form and logs the faults that are ours. */
export function handleError(error: unknown, c: Context<AppEnv>): Response {
  const known = toAppError(error)
  if (known.status >= 500)
    c.get('log')?.error({ err: known.cause ?? known, reason: known.reason, path: c.req.path }, 'request failed')
  if (known.fix?.kind === 'retry_after') c.header('Retry-After', String(known.fix.seconds))
  return c.json(errorBodyOf(known), known.status as ContentfulStatusCode)
}
