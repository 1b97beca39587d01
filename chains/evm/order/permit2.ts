import { encodeFunctionData } from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderHash, orderTypes } from './hash.ts'

type Hex = `0x${string}`

/** Permit2 is deployed at this address on every network that has it. */
export const PERMIT2: Hex = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/**
 * Depositor's signature that lets the escrow take exactly one order's amount from its Permit2 allowance. Epoch seconds,
 * inclusive.
 */
export interface Permit2Authorization {
  readonly deadline: number
  /** From a plain key or a contract wallet (ERC-1271). */
  readonly signature: Hex
}

const types = {
  PermitWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'witness', type: 'Order' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  ...orderTypes,
} as const

/** Typed data that a depositor signs to open an order without gas: the order is the witness, and its id the nonce. */
export function permit2TypedData(order: EscrowOrder, escrow: Hex, deadline: number) {
  const message = {
    permitted: { token: order.inputToken, amount: order.inputAmount },
    spender: escrow,
    nonce: BigInt(orderHash(order)),
    deadline: BigInt(deadline),
    witness: order,
  }
  const domain = { name: 'Permit2', chainId: Number(order.srcChainId), verifyingContract: PERMIT2 }
  return { domain, types, primaryType: 'PermitWitnessTransferFrom', message } as const
}

export const encodeOpenForWithPermit2 = (
  order: EscrowOrder,
  makerSignature: Hex,
  { deadline, signature }: Permit2Authorization,
): Hex =>
  encodeFunctionData({
    abi: bridgeEscrowAbi,
    functionName: 'openForWithPermit2',
    args: [order, makerSignature, { deadline: BigInt(deadline), signature }],
  })
