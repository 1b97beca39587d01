import { SendTransactionError, SolanaJSONRPCError } from '@solana/web3.js'
import type { Faults } from '#chains/rpc/endpoint.ts'
import { behind, translating } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'

const codeOf = (error: unknown): unknown => (error instanceof SolanaJSONRPCError ? error.code : null)

/**
 * Not available yet: block not available, node unhealthy, block status not available, minimum context slot not reached.
 */
const behindCodes = new Set<unknown>([-32004, -32005, -32014, -32016])
/** The slot has no block and never will. */
const skippedCodes = new Set<unknown>([-32007, -32009])
/** Limits of the endpoint, not of the chain. */
const limitCodes = new Set<unknown>([-32029, 429])

const isBehind = (error: unknown): boolean => behindCodes.has(codeOf(error))
export const isSkipped = (error: unknown): boolean => skippedCodes.has(codeOf(error))

/** The endpoint failed, not the request: an error that is neither ours nor the node's answer is a transport error. */
const isTransport = (error: unknown): boolean =>
  limitCodes.has(codeOf(error)) ||
  !(error instanceof AppError || error instanceof SolanaJSONRPCError || error instanceof SendTransactionError)

export const faults: Faults = {
  isTransport,
  isBehind: (error) => isBehind(error) || isSkipped(error),
  // A node often needs a moment to serve the block of a just confirmed slot.
  isPassing: (error) => isBehind(error) || isTransport(error),
}

/** Translates any node error into ours. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (faults.isBehind(error)) return behind(error)
  return new AppError('rpc_failed', 'The node answered with an error.', { status: 502, cause: error })
}

/** Runs a call and translates its errors. */
export const translated = translating(translateError)
