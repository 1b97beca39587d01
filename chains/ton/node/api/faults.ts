import type { Faults } from '#chains/rpc/endpoint.ts'
import { behind, translating } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'
import { ZodError } from 'zod'
import { TonApiError } from './error.ts'

/** The node lacks a block or a state that others may have. */
const lacking = /not (in db|applied|ready|found)|NOTREADY|cannot (locate|find|load) (block|state)|seqno/i
/** Refusals of a call that any node would repeat. */
const refusals: ReadonlySet<number> = new Set([400, 404, 405, 409, 416, 422])

const isBehind = (error: unknown): boolean =>
  error instanceof TonApiError && error.code !== 429 && lacking.test(error.message)

/** Rate limits (429), unreachable lite servers (5xx), a dropped connection: the endpoint failed, not the request. */
const isTransport = (error: unknown): boolean => {
  if (error instanceof AppError || error instanceof ZodError || isBehind(error)) return false
  return !(error instanceof TonApiError) || !refusals.has(error.code)
}

export const faults: Faults = { isTransport, isBehind, isPassing: (error) => isBehind(error) || isTransport(error) }

function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isBehind(error)) return behind(error)
  return new AppError('rpc_failed', 'The node answered with an error.', { status: 502, cause: error })
}

/** Runs a call and translates its errors. */
export const translated = translating(translateError)
