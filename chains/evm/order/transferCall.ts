import { concat, encodeFunctionData, erc20Abi } from 'viem'

type Hex = `0x${string}`

export interface PlainTransfer {
  /** Null = the native coin. */
  readonly token: Hex | null
  readonly recipient: Hex
  /** Base units; native coins that go along are included where the payment itself is native. */
  readonly amount: bigint
  /** The order that it pays; null for a payment that pays none. */
  readonly orderId: Hex | null
}

/**
 * A plain payment that names its order: the id follows the call as 32 bytes more. Accounts without code and tokens ignore them, but
 * with them no payment can be passed off as that of another order for the same amount and recipient (docs/decisions/0006).
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
