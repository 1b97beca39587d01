import {
  BaseError,
  BlockNotFoundError,
  HttpRequestError,
  LimitExceededRpcError,
  RpcRequestError,
  TimeoutError,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import type { Faults } from '#chains/rpc/endpoint.ts'

const walkTo = (error: unknown, is: (e: unknown) => boolean): boolean =>
  error instanceof BaseError && error.walk(is) !== null

const refusedStatus = new Set([400, 401, 403, 404, 405])

export const isTransportFault = (error: unknown): boolean =>
  walkTo(error, (e) => e instanceof HttpRequestError || e instanceof TimeoutError || e instanceof LimitExceededRpcError)

/** A refusal (bad key, wrong path) does not go away within a second; an overloaded or broken endpoint may recover. */
const isPassing = (error: unknown): boolean =>
  isTransportFault(error) && !walkTo(error, (e) => e instanceof HttpRequestError && refusedStatus.has(e.status ?? 0))

const unknownBlock = /unknown block|block not found|header not found|missing block|cannot find block/i

export const isMissingBlock = (error: unknown): boolean =>
  walkTo(
    error,
    (e) => e instanceof BlockNotFoundError || (e instanceof RpcRequestError && unknownBlock.test(e.details)),
  )

export const isMissingTransaction = (error: unknown): boolean =>
  walkTo(error, (e) => e instanceof TransactionNotFoundError || e instanceof TransactionReceiptNotFoundError)

export const faults: Faults = { isTransport: isTransportFault, isBehind: isMissingBlock, isPassing }

/** The value, or null if the node answers that there is none. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isMissingBlock(error) || isMissingTransaction(error)) return null
    throw error
  }
}
