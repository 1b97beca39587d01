import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { deploymentOf } from '../uniswapDeployments.ts'
import { orderHash, orderTypes } from './hash.ts'

type Hex = `0x${string}`

/** Permit2 is deployed at this address on every network that has it. */
export const PERMIT2: Hex = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** True on networks whose pinned deployment of Uniswap takes tokens through Permit2. */
export const hasPermit2 = (chainId: number): boolean => Boolean(deploymentOf(chainId)?.v4)

/** The part of Uniswap's `IAllowanceTransfer` that keeps an owner's allowances by token and spender. */
const allowanceAbi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

/** Allowance that Permit2 keeps. It can be used until the end of its last second. */
export interface Permit2Allowance {
  readonly amount: bigint
  /** Epoch seconds. */
  readonly expiration: number
  readonly nonce: bigint
}

export const encodePermit2Allowance = (owner: string, token: string, spender: string): Hex =>
  encodeFunctionData({
    abi: allowanceAbi,
    functionName: 'allowance',
    args: [owner as Hex, token as Hex, spender as Hex],
  })

/** Characters of three words. */
const ALLOWANCE_LENGTH = 194

/** Decodes an answer to `allowance`; none where no contract gave one. */
export function decodePermit2Allowance(data: Hex): Permit2Allowance {
  if (data.length !== ALLOWANCE_LENGTH) return { amount: 0n, expiration: 0, nonce: 0n }
  const [amount, expiration, nonce] = decodeFunctionResult({ abi: allowanceAbi, functionName: 'allowance', data })
  return { amount, expiration, nonce: BigInt(nonce) }
}

/** Gives a spender an allowance in Permit2; one of zero ends it. */
export const encodePermit2Approve = (token: string, spender: string, amount: bigint, expiration: number): Hex =>
  encodeFunctionData({
    abi: allowanceAbi,
    functionName: 'approve',
    args: [token as Hex, spender as Hex, amount, expiration],
  })

/**
 * Depositor's signature that lets the escrow take exactly one order's amount from its Permit2 allowance. Epoch seconds,
 * inclusive.
 */
export interface Permit2Authorization {
  readonly deadline: number
  /** From a plain key or a contract wallet (ERC-1271). */
  readonly signature: Hex
}

/** Allowance by signature that Permit2 keeps until its deadline. Amounts in base units, epoch seconds. */
export interface Permit2Terms {
  readonly chainId: number
  readonly token: Hex
  readonly spender: Hex
  readonly amount: bigint
  readonly nonce: bigint
  readonly deadline: number
}

const singleTypes = {
  PermitSingle: [
    { name: 'details', type: 'PermitDetails' },
    { name: 'spender', type: 'address' },
    { name: 'sigDeadline', type: 'uint256' },
  ],
  PermitDetails: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint160' },
    { name: 'expiration', type: 'uint48' },
    { name: 'nonce', type: 'uint48' },
  ],
} as const

/** Typed data by which an owner lets a spender take at most an amount; the allowance ends with the signature. */
export function permit2SingleTypedData({ chainId, token, spender, amount, nonce, deadline }: Permit2Terms) {
  const details = { token, amount, expiration: deadline, nonce: Number(nonce) }
  const message = { details, spender, sigDeadline: BigInt(deadline) }
  const domain = { name: 'Permit2', chainId, verifyingContract: PERMIT2 }
  return { domain, types: singleTypes, primaryType: 'PermitSingle', message } as const
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
