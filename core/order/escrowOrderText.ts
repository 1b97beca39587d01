import type { EscrowOrder } from './escrowOrder.ts'

type UintField = { [K in keyof EscrowOrder]: EscrowOrder[K] extends bigint ? K : never }[keyof EscrowOrder]

const uints: Readonly<Record<UintField, true>> = {
  inputAmount: true,
  outputAmount: true,
  destinationGas: true,
  srcChainId: true,
  dstChainId: true,
  channel: true,
  channelFee: true,
  nonce: true,
}
/** Every uint256 of the struct. JSON has them as decimal strings. */
export const uintFields = Object.keys(uints) as readonly UintField[]

/** The struct in JSON, where an integer may exceed 2^53. */
export type EscrowOrderText = { [K in keyof EscrowOrder]: EscrowOrder[K] extends bigint ? string : EscrowOrder[K] }

const mapped = <A, B>(order: Readonly<Record<UintField, A>>, map: (value: A) => B) =>
  Object.fromEntries(uintFields.map((name) => [name, map(order[name])])) as Record<UintField, B>

export const escrowOrderToText = (order: EscrowOrder): EscrowOrderText => ({ ...order, ...mapped(order, String) })

export const escrowOrderFromText = (text: EscrowOrderText): EscrowOrder => ({ ...text, ...mapped(text, BigInt) })
