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
import { orderHash } from './hash.ts'

type Hex = `0x${string}`

/**
 * Terms that a deposit address commits to; any change gives another address
 * (contracts/src/forwarder/ForwarderTerms.sol).
 */
export type ForwarderTerms = ContractFunctionArgs<typeof forwarderFactoryAbi, 'view', 'addressOf'>[0]

const addressOf = forwarderFactoryAbi.find((entry) => entry.type === 'function' && entry.name === 'addressOf')

export interface OrderAtAddress {
  readonly escrow: Hex
  /** Empties the address at any time, and gets what the escrow refunds or anyone releases from there. */
  readonly owner: Hex
  /** Its depositor is the address, so the terms cannot depend on it. */
  readonly order: Omit<EscrowOrder, 'depositor'>
}

/** The order as a deposit address commits to it: no field but the depositor may differ. */
const unnamed = (order: OrderAtAddress['order']): EscrowOrder => ({ ...order, depositor: '0x' })

/** Terms that fit one order alone. Anyone who knows order and owner can compute them again. */
export const forwarderTerms = ({ escrow, owner, order }: OrderAtAddress): ForwarderTerms => ({
  escrow,
  owner,
  order: orderHash(unnamed(order)),
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

/** Opens the order with the address's funds and deploys the address if needed; any account may send it. */
export const encodeSweep = (terms: ForwarderTerms, order: OrderAtAddress['order'], makerSignature: Hex): Hex =>
  encodeFunctionData({
    abi: forwarderFactoryAbi,
    functionName: 'sweep',
    args: [terms, unnamed(order), makerSignature],
  })

/**
 * Sends all of a token to the owner and deploys the address if needed; any account may send it, once the order was opened
 * or its opening time has passed. The zero address releases native coin.
 */
export const encodeRelease = (terms: ForwarderTerms, order: OrderAtAddress['order'], token: Hex): Hex =>
  encodeFunctionData({ abi: forwarderFactoryAbi, functionName: 'release', args: [terms, unnamed(order), token] })

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
