import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  numberToHex,
  size,
  zeroHash,
  type ContractFunctionArgs,
} from 'viem'
import { forwarderAbi } from '#contracts/abi/forwarder.ts'
import { forwarderFactoryAbi } from '#contracts/abi/forwarderFactory.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'

type Hex = `0x${string}`

/**
 * Terms that a deposit address commits to; any change gives another address
 * (contracts/src/forwarder/ForwarderTerms.sol).
 */
export type ForwarderTerms = ContractFunctionArgs<typeof forwarderFactoryAbi, 'view', 'addressOf'>[0]

const addressOf = forwarderFactoryAbi.find((entry) => entry.type === 'function' && entry.name === 'addressOf')

export interface OrderAtAddress {
  readonly escrow: Hex
  /** Empties the address at any time, and gets refunds of the escrow from there. */
  readonly owner: Hex
  /** Its depositor is the address, so the terms cannot depend on it. */
  readonly order: Omit<EscrowOrder, 'depositor'>
}

const RATE_UNIT = 10n ** 18n
/** Seconds by which the chain's clock at the opening may be behind the one at the order's creation, plus its opening time. */
const CLOCK_SLACK = 2 * 3600

/** Terms that fit one order alone: its nonce is the salt. Anyone who knows order and owner can compute them again. */
export const forwarderTerms = ({ escrow, owner, order }: OrderAtAddress): ForwarderTerms => ({
  escrow,
  owner,
  maker: order.maker,
  inputToken: order.inputToken,
  dstChainId: order.dstChainId,
  fillMode: order.fillMode,
  outputToken: order.outputToken,
  recipient: order.recipient,
  memoHash: order.memoHash,
  minRate: (order.outputAmount * RATE_UNIT) / order.inputAmount,
  maxLock: BigInt(order.refundAfter - order.openBy + CLOCK_SLACK),
  salt: numberToHex(order.nonce, { size: 32 }),
})

/** Returns the address whose funds open this order. */
export const depositAddress = (factory: Hex, parts: OrderAtAddress): Hex =>
  forwarderAddress(factory, forwarderTerms(parts))

/** Returns the deposit address of these terms, deployed or not, as the factory computes it. */
export function forwarderAddress(factory: Hex, terms: ForwarderTerms): Hex {
  const bytecode = cloneCode(implementationOf(factory), encodeTerms(terms))
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode })
  return address.toLowerCase() as Hex
}

/** Opens an order with the address's funds and deploys the address if needed; any account may send it. */
export const encodeSweep = (terms: ForwarderTerms, order: EscrowOrder, makerSignature: Hex): Hex =>
  encodeFunctionData({ abi: forwarderFactoryAbi, functionName: 'sweep', args: [terms, order, makerSignature] })

/** Deploys code at the address, which its owner needs before a withdrawal. */
export const encodeDeployForwarder = (terms: ForwarderTerms): Hex =>
  encodeFunctionData({ abi: forwarderFactoryAbi, functionName: 'deploy', args: [terms] })

/** Builds the owner's call to the address itself; the zero address withdraws native coin. */
export const encodeWithdraw = (token: Hex, to: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: forwarderAbi, functionName: 'withdraw', args: [token, to, amount] })

const encodeTerms = (terms: ForwarderTerms): Hex => encodeAbiParameters(addressOf?.inputs ?? [], [terms])

/** The factory's constructor creates it with its own first nonce. */
const implementationOf = (factory: Hex): Hex => getContractAddress({ from: factory, nonce: 1n })

const CREATION_BYTES = 0x2d

/** Returns the creation code of OpenZeppelin's `Clones` with immutable arguments. */
const cloneCode = (implementation: Hex, args: Hex): Hex =>
  concat([
    '0x61',
    numberToHex(size(args) + CREATION_BYTES, { size: 2 }),
    '0x3d81600a3d39f3363d3d373d3d3d363d73',
    implementation,
    '0x5af43d82803e903d91602b57fd5bf3',
    args,
  ])
