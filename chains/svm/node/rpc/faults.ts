import { SendTransactionError, SolanaJSONRPCError } from '@solana/web3.js'
import { AppError } from '#core/errors.ts'

const codeOf = (error: unknown): unknown => (error instanceof SolanaJSONRPCError ? error.code : null)

/** Not there yet: block not available, node unhealthy, block status not available, minimum context slot not reached. */
const behindCodes = new Set<unknown>([-32004, -32005, -32014, -32016])
/** The slot has no block and never will have one. */
const skippedCodes = new Set<unknown>([-32007, -32009])
/** Limits of the endpoint, not of the chain. */
const limitCodes = new Set<unknown>([-32029, 429])

export const isBehind = (error: unknown): boolean => behindCodes.has(codeOf(error))
export const isSkipped = (error: unknown): boolean => skippedCodes.has(codeOf(error))

/** The endpoint failed, not the request: what is neither ours nor an answer of the node came from the way there. */
export const isTransportFault = (error: unknown): boolean =>
  limitCodes.has(codeOf(error)) || !(error instanceof AppError || error instanceof SolanaJSONRPCError || error instanceof SendTransactionError)

export const unreachable = (label: string, cause: unknown): AppError => new AppError('rpc_unreachable', `${label} does not answer.`, { status: 502, cause })
export const behind = (cause: unknown): AppError => new AppError('rpc_behind', 'The node does not have this block yet.', { status: 502, cause })
export const disagree = (): AppError => new AppError('rpc_disagree', 'The nodes of this network do not agree with each other.', { status: 502 })

/** Whatever a node said, as one of our errors. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isBehind(error) || isSkipped(error)) return behind(error)
  return new AppError('rpc_failed', 'The node answered with an error.', { status: 502, cause: error })
}

/** Runs a call and translates what it throws. */
export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translateError(error)
  }
}
