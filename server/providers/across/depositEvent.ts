import { decodeEventLog, type Hex, parseAbi } from 'viem'
import { isNative, parseAssetId, type AssetId } from '#core/chain/assetId.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { DepositEvent } from '../provider.ts'
import { wrappedOf } from './policy.ts'

/** Event of the pools since their version 3.5: @across-protocol/app-sdk, "SpokePool". */
export const fundsDepositedAbi = parseAbi([
  'event FundsDeposited(bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 indexed destinationChainId, uint256 indexed depositId, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes32 indexed depositor, bytes32 recipient, bytes32 exclusiveRelayer, bytes message)',
])

type Terms = Pick<OrderRow, 'fromAsset' | 'toAsset' | 'toChain' | 'sendAmount' | 'fromAddress' | 'recipient'>

/** Compares a deposit with an order: Across knows it by its transaction, which the wallet reported. */
export const isDepositOf: (order: Terms, ...rest: Rest) => boolean = (order, minReceive, { topics, data }) => {
  const deposit = decoded(topics as [Hex, ...Hex[]], data as Hex)
  return (
    deposit !== null &&
    isWord(deposit.depositor, order.fromAddress) &&
    isWord(deposit.recipient, order.recipient) &&
    isWord(deposit.inputToken, tokenOf(order.fromAsset)) &&
    isWord(deposit.outputToken, tokenOf(order.toAsset)) &&
    deposit.inputAmount === order.sendAmount &&
    deposit.outputAmount >= minReceive &&
    deposit.destinationChainId === BigInt(order.toChain) &&
    deposit.message === '0x'
  )
}
type Rest = Parameters<DepositEvent['isOf']> extends [unknown, ...infer Others] ? Others : never

function decoded(topics: [Hex, ...Hex[]], data: Hex) {
  try {
    return decodeEventLog({ abi: fundsDepositedAbi, topics, data }).args
  } catch {
    return null
  }
}

/** Deposits name coins by their wrapped token. */
export const tokenOf = (asset: AssetId): string => {
  const { chain, token } = parseAssetId(asset)
  return isNative(asset) ? (wrappedOf(chain) ?? '') : token
}

const isWord = (word: Hex, address: string): boolean =>
  word.toLowerCase() === `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}`
