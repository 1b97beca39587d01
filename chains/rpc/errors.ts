import { AppError } from '#core/errors.ts'
import { DisputeError } from './votes.ts'

export const unreachable = (label: string, cause: unknown): AppError =>
  new AppError('rpc_unreachable', `${label} does not answer.`, { status: 502, cause })

/** The data is not there yet, or not any more, which proves nothing about the chain. */
export const behind = (cause: unknown): AppError =>
  new AppError('rpc_behind', 'The node does not have this block yet.', { status: 502, cause })

/** Disagreement found outside a vote, so without a list of answers. */
export const disagree = (cause?: unknown): AppError => new DisputeError([], cause)

/** @param served network that the endpoint serves instead of `expected`; both in the family's own naming */
export const wrongChain = (label: string, served: string, expected: string): AppError =>
  new AppError('rpc_wrong_chain', `${label} serves network ${served}, not ${expected}.`, { status: 502 })

/** The endpoint serves no such method, or not in this form. */
export const methodMissing = (label: string, cause: unknown): AppError =>
  new AppError(MISSING, `${label} does not serve this method.`, { status: 502, cause })

/** The endpoint refused a request that another one may serve, such as above its rate limit. */
export const refusedBy = (label: string, cause: unknown): AppError =>
  new AppError('rpc_refused', `${label} refused the request.`, { status: 502, cause })

const MISSING = 'rpc_method_missing'

export const isMethodMissing = (error: unknown): boolean => error instanceof AppError && error.reason === MISSING

const ofEndpoint = new Set(['rpc_unreachable', 'rpc_wrong_chain', 'rpc_behind', 'rpc_disagree', 'rpc_refused', MISSING])

/** True for a failure of one endpoint only; any other error is the node's answer. */
export const isOfEndpoint = (error: unknown): boolean => error instanceof AppError && ofEndpoint.has(error.reason)

/** Runs a call and translates its errors with the family's translation. */
export const translating =
  (translate: (error: unknown) => AppError) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw translate(error)
    }
  }
