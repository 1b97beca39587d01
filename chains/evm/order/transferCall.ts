import { concat, encodeFunctionData, erc20Abi } from 'viem'

type Hex = `0x${string}`

export interface PlainTransfer {
  /** Null = the native coin. */
  readonly token: Hex | null
  readonly recipient: Hex
  /** Base units; includes native coins on top if the payment itself is native. */
  readonly amount: bigint
  /** The order that it pays; null for a payment that pays none. */
  readonly orderId: Hex | null
}

/**
 * Plain payment that names its order: the id follows the calldata as 32 extra bytes, which accounts without code and
 * tokens ignore. It cannot prove another order of the same amount and recipient (docs/decisions/0006).
 */
export function transferCall({ token, recipient, amount, orderId }: PlainTransfer): {
  to: Hex
  data: Hex
  value: bigint
} {
  const mark = orderId ?? '0x'
  if (token === null) return { to: recipient, data: mark, value: amount }
  return {
    to: token,
    data: concat([encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] }), mark]),
    value: 0n,
  }
}
