import { BaseError, LimitExceededRpcError } from 'viem'
import { AppError } from '#core/errors.ts'
import { isMissingBlock, isTransportFault } from './faults.ts'

const isLimit = (error: unknown): boolean =>
  error instanceof BaseError && error.walk((e) => e instanceof LimitExceededRpcError) !== null

/** The node has the blocks, but the range is too large for one request. */
export function isTooMuch(error: unknown): boolean {
  // If only some nodes refuse, their answer is the cause of the disagreement.
  const said = error instanceof AppError ? error.cause : error
  return isLimit(said) || (said instanceof BaseError && !isTransportFault(said) && !isMissingBlock(said))
}
