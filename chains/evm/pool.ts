import {
  type Abi,
  BaseError,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeEventLog,
  decodeFunctionData,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
} from 'viem'
import type { CallResult, ContractCall, ContractEvent } from '#chains/contract.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import { AppError } from '#core/errors.ts'
import type { PoolCallKind, PoolOrder } from '#core/money/poolFigures.ts'

type Hex = `0x${string}`
type View = ContractFunctionName<typeof poolAbi, 'view'>
type Answer<N extends View> = ContractFunctionReturnType<typeof poolAbi, 'view', N>

/** Read of a pool: its call, and how the answer is understood. */
export interface PoolRead<T> {
  readonly call: ContractCall
  /** @throws AppError `pool_unreadable` if no pool answers at the address */
  parse(result: CallResult | undefined): T
}

/** Reads a view of the pool at this address. */
export const poolView = <N extends View>(
  pool: string,
  functionName: N,
  ...args: readonly unknown[]
): PoolRead<Answer<N>> => readOf<Answer<N>>(pool, poolAbi as Abi, functionName, args)

/** Reads a view of the pool's token. */
export const tokenView = (
  token: string,
  functionName: 'balanceOf' | 'allowance',
  ...args: readonly string[]
): PoolRead<bigint> => readOf<bigint>(token, erc20Abi as Abi, functionName, args)

function readOf<T>(to: string, abi: Abi, functionName: string, args: readonly unknown[]): PoolRead<T> {
  return {
    call: { to, data: encodeFunctionData({ abi, functionName, args }) },
    parse(result) {
      try {
        if (result?.ok) return decodeFunctionResult({ abi, functionName, data: result.data }) as T
      } catch (error) {
        if (!(error instanceof BaseError)) throw error
      }
      throw new AppError('pool_unreadable', 'No pool answers at its address.', { status: 502, retriable: true })
    },
  }
}

/** Parties of a pool call, canonical addresses. */
export interface PoolParties {
  readonly pool: string
  readonly token: string
  readonly account: string
}

/** Requests that one call pays at most. */
const PAID_AT_ONCE = 20n

/** Encodes a call of a pool or its token. Everything goes to the account itself. */
export function encodePoolCall(order: PoolOrder, { pool, token, account }: PoolParties): { to: string; data: Hex } {
  const self = account as Hex
  const at = (data: Hex) => ({ to: pool, data })
  const approval = (amount: bigint) => ({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [pool as Hex, amount] }),
  })
  const abi = poolAbi
  switch (order.kind) {
    case 'reset':
      return approval(0n)
    case 'approve':
      return approval(order.assets)
    case 'deposit':
      return at(encodeFunctionData({ abi, functionName: 'deposit', args: [order.assets, self] }))
    case 'withdraw':
      return at(encodeFunctionData({ abi, functionName: 'withdraw', args: [order.assets, self, self] }))
    case 'redeem':
      return at(encodeFunctionData({ abi, functionName: 'redeem', args: [order.shares, self, self] }))
    case 'request':
      return at(encodeFunctionData({ abi, functionName: 'requestRedeem', args: [order.shares] }))
    case 'cancel':
      return at(encodeFunctionData({ abi, functionName: 'cancelRequest', args: [order.request] }))
    case 'pay':
      return at(encodeFunctionData({ abi, functionName: 'payRequests', args: [PAID_AT_ONCE] }))
    case 'collect':
      return at(encodeFunctionData({ abi, functionName: 'collect', args: [self] }))
  }
}

const kinds: Readonly<Record<string, PoolCallKind>> = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  redeem: 'redeem',
  requestRedeem: 'request',
  cancelRequest: 'cancel',
  payRequests: 'pay',
  collect: 'collect',
}

/** Kind of a call of this pool or its token; null if it is neither. */
export function poolCallKind({ to, data }: { to: string | null; data: Hex }, parties: Omit<PoolParties, 'account'>) {
  try {
    if (to === parties.pool) return kinds[decodeFunctionData({ abi: poolAbi, data }).functionName] ?? null
    if (to !== parties.token) return null
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'approve' || args[0].toLowerCase() !== parties.pool) return null
    return args[1] === 0n ? 'reset' : 'approve'
  } catch (error) {
    if (error instanceof BaseError) return null
    throw error
  }
}

/** Event of a pool that changes what it or an account has. Addresses are canonical. */
export type PoolEvent =
  | {
      readonly kind: 'deposit' | 'withdraw'
      readonly account: string
      readonly assets: bigint
      readonly shares: bigint
    }
  | { readonly kind: 'request'; readonly account: string; readonly request: bigint; readonly shares: bigint }
  | { readonly kind: 'cancel'; readonly request: bigint; readonly shares: bigint }
  | {
      readonly kind: 'paid'
      readonly account: string
      readonly request: bigint
      readonly assets: bigint
      readonly shares: bigint
    }
  | { readonly kind: 'collect'; readonly account: string; readonly assets: bigint }
  | { readonly kind: 'repaid'; readonly principal: bigint; readonly income: bigint }
  | { readonly kind: 'lost'; readonly assets: bigint }

const lower = (address: string): string => address.toLowerCase()

/** Decodes an event of a pool; null for those that change nothing here. */
export function parsePoolEvent({ topics, data }: Pick<ContractEvent, 'topics' | 'data'>): PoolEvent | null {
  const event = decodeEvent(topics, data)
  switch (event?.eventName) {
    case 'Deposit': {
      const { owner, assets, shares } = event.args
      return { kind: 'deposit', account: lower(owner), assets, shares }
    }
    case 'Withdraw': {
      const { owner, assets, shares } = event.args
      return { kind: 'withdraw', account: lower(owner), assets, shares }
    }
    case 'RedeemRequested': {
      const { owner, request, shares } = event.args
      return { kind: 'request', account: lower(owner), request, shares }
    }
    case 'RequestCancelled':
      return { kind: 'cancel', ...event.args }
    case 'RequestPaid': {
      const { owner, request, assets, shares } = event.args
      return { kind: 'paid', account: lower(owner), request, assets, shares }
    }
    case 'Collected':
      return { kind: 'collect', account: lower(event.args.account), assets: event.args.assets }
    case 'Repaid':
      return { kind: 'repaid', principal: event.args.principal, income: event.args.income }
    case 'WrittenDown':
      return { kind: 'lost', assets: event.args.amount }
    default:
      return null
  }
}

function decodeEvent(topics: ContractEvent['topics'], data: Hex) {
  try {
    return decodeEventLog({ abi: poolAbi, topics: topics as [Hex, ...Hex[]], data })
  } catch (error) {
    if (error instanceof BaseError) return null
    throw error
  }
}
