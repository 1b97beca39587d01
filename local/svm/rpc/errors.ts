/** Error in the JSON-RPC format. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const invalidParams = (message: string): RpcError => new RpcError(-32602, `Invalid params: ${message}`)
export const methodNotFound = (): RpcError => new RpcError(-32601, 'Method not found')
export const slotSkipped = (slot: number): RpcError =>
  new RpcError(-32007, `Slot ${slot} was skipped, or missing due to ledger jump to recent snapshot`)
export const blockNotAvailable = (slot: number): RpcError =>
  new RpcError(-32004, `Block not available for slot ${slot}`)
export const minContextSlotNotReached = (slot: number): RpcError =>
  new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: slot })
