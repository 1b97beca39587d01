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

const walkTo = (error: unknown, is: (e: unknown) => boolean): boolean => error instanceof BaseError && error.walk(is) !== null

const refusedStatus = new Set([400, 401, 403, 404, 405])

/** The endpoint, not the chain, failed: another one, or the same a little later, may answer. */
export const isTransportFault = (error: unknown): boolean =>
  walkTo(error, (e) => e instanceof HttpRequestError || e instanceof TimeoutError || e instanceof LimitExceededRpcError)

/** A refusal (bad key, wrong path) does not go away within a second; a full or broken endpoint may. */
export const isPassingFault = (error: unknown): boolean =>
  isTransportFault(error) && !walkTo(error, (e) => e instanceof HttpRequestError && refusedStatus.has(e.status ?? 0))

const unknownBlock = /unknown block|block not found|header not found|missing block|cannot find block/i

/** The node does not have that block (yet, or any more). */
export const isMissingBlock = (error: unknown): boolean =>
  walkTo(error, (e) => e instanceof BlockNotFoundError || (e instanceof RpcRequestError && unknownBlock.test(e.details)))

export const isMissingTransaction = (error: unknown): boolean =>
  walkTo(error, (e) => e instanceof TransactionNotFoundError || e instanceof TransactionReceiptNotFoundError)

/** The value, or null where the node says that there is none. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isMissingBlock(error) || isMissingTransaction(error)) return null
    throw error
  }
}
