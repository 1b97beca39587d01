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
  zeroAddress,
} from 'viem'
import type { CallReads, CallResult, ContractCall, ContractEvent } from '#chains/contract/callReads.ts'
import type { Reader } from '#chains/contract/reader.ts'
import { makerAccountAbi } from '#contracts/abi/makerAccount.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import { batches } from '#core/async.ts'
import type { PoolDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { type PoolCallKind, type PoolOrder, VIRTUAL_ASSETS, VIRTUAL_SHARES } from '#core/money/poolFigures.ts'

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

type Answers = { readonly [name: string]: PoolRead<unknown> }
type Values<R extends Answers> = { readonly [K in keyof R]: R[K] extends PoolRead<infer T> ? T : never }

/** Network of the services whose contracts can be read by quorum. */
type PoolNode = Pick<Reader, 'head'> & CallReads

/** Reads at one block, by quorum; the newest by default. @throws AppError `chain_unavailable`, `pool_unreadable`, `rpc_*` */
async function agreedOn<R extends Answers>(node: PoolNode, reads: R, at?: bigint): Promise<Values<R>> {
  if (!node.agreedCalls)
    throw new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503, retriable: true })
  const entries = Object.entries(reads)
  const calls = entries.map(([, { call }]) => call)
  const height = at ?? (await node.head()).height
  const { results } = await node.agreedCalls(calls, height)
  return Object.fromEntries(entries.map(([name, read], index) => [name, read.parse(results[index])])) as Values<R>
}

/** Key that a maker account obeys; it never changes. @throws AppError `chain_unavailable`, `pool_unreadable`, `rpc_*` */
export async function accountOwner(node: PoolNode, account: string): Promise<string> {
  const owner = readOf<string>(account, makerAccountAbi as Abi, 'owner', [])
  return (await agreedOn(node, { owner })).owner.toLowerCase()
}

/**
 * Tokens that a pool lends this drawer now: nothing to another one, while a draw is overdue, and at a higher fee than quotes
 * charge for. @throws as `accountOwner`
 */
export async function drawableFrom(
  node: PoolNode,
  { address: pool, feePpm }: Pick<PoolDef, 'address' | 'feePpm'>,
  drawer: string,
): Promise<bigint> {
  const read = await agreedOn(node, {
    idle: poolView(pool, 'drawable'),
    limit: poolView(pool, 'limitLeft'),
    isOverdue: poolView(pool, 'isOverdue'),
    drawer: poolView(pool, 'drawer'),
    terms: poolView(pool, 'terms'),
  })
  if (read.isOverdue || read.drawer.toLowerCase() !== drawer.toLowerCase()) return 0n
  const [, , fee] = read.terms
  if (fee > BigInt(feePpm)) return 0n
  return read.idle < read.limit ? read.idle : read.limit
}

/** A draw that is not repaid. */
export interface OpenDraw {
  readonly principal: bigint
  readonly fee: bigint
  /** Epoch seconds. */
  readonly dueAt: number
}
export interface PoolDebt {
  /** Oldest first; of many only the oldest ones. */
  readonly draws: readonly OpenDraw[]
  /** Seconds until a new draw is due. */
  readonly term: number
  /** Tokens that the pool may take from the payer. */
  readonly allowance: bigint
  /** True if the payer is the pool's drawer. */
  readonly isDrawer: boolean
}

const MOST_DRAWS = 100n

/** Debt of a pool, and what the payer allows it to take, all at one block. @throws as `accountOwner` */
export async function poolDebt(
  node: PoolNode,
  { pool, token, payer }: { pool: string; token: string; payer: string },
  at: bigint,
): Promise<PoolDebt> {
  const { oldest, count, term, allowance, drawer } = await agreedOn(
    node,
    {
      oldest: poolView(pool, 'oldestDraw'),
      count: poolView(pool, 'drawCount'),
      term: poolView(pool, 'term'),
      allowance: tokenView(token, 'allowance', payer, pool),
      drawer: poolView(pool, 'drawer'),
    },
    at,
  )
  const listed = count - oldest < MOST_DRAWS ? Number(count - oldest) : Number(MOST_DRAWS)
  const reads = Array.from({ length: listed }, (_, i) => poolView(pool, 'draws', oldest + BigInt(i)))
  const named = Object.fromEntries(reads.map((read, i) => [String(i), read]))
  const found = listed === 0 ? {} : await agreedOn(node, named, at)
  const draws = Object.values(found).map(([principal, fee, dueAt]) => ({ principal, fee, dueAt: Number(dueAt) }))
  return { draws, term: Number(term), allowance, isDrawer: drawer.toLowerCase() === payer.toLowerCase() }
}

const ACCOUNTS_AT_ONCE = 50

/** Shares of accounts at one block, all shares, and their price. @throws as `accountOwner` */
export async function poolShares(node: PoolNode, pool: string, accounts: readonly string[], at: bigint) {
  const { assets, supply } = await agreedOn(
    node,
    { assets: poolView(pool, 'totalAssets'), supply: poolView(pool, 'totalSupply') },
    at,
  )
  const shares = new Map<string, bigint>()
  for (const some of batches(accounts, ACCOUNTS_AT_ONCE)) {
    const reads = Object.fromEntries(some.map((account) => [account, poolView(pool, 'balanceOf', account)]))
    for (const [account, held] of Object.entries(await agreedOn(node, reads, at))) shares.set(account, held)
  }
  return { shares, supply, price: { assets: assets + VIRTUAL_ASSETS, shares: supply + VIRTUAL_SHARES } }
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

/** Call by which the maker moves tokens of a pool, or its own into it. */
export type MakerPoolCall = { readonly kind: 'draw' } | { readonly kind: 'repay'; readonly amount: bigint }

/** Decodes the maker's call of a pool; null for any other call. */
export function makerPoolCall(data: string): MakerPoolCall | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: poolAbi, data: data as Hex })
    if (functionName === 'fill') return { kind: 'draw' }
    return functionName === 'repay' ? { kind: 'repay', amount: args[0] } : null
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
  | { readonly kind: 'drawn'; readonly draw: bigint; readonly fee: bigint }
  | { readonly kind: 'lost'; readonly draw: bigint; readonly assets: bigint }

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
    case 'Drawn':
      return { kind: 'drawn', draw: event.args.draw, fee: event.args.fee }
    case 'WrittenDown':
      return { kind: 'lost', draw: event.args.draw, assets: event.args.amount }
    default:
      return null
  }
}

/** Decodes a move of shares; null for every other event. Created and redeemed shares have one side only. */
export function parseShareTransfer({ topics, data }: Pick<ContractEvent, 'topics' | 'data'>) {
  const event = decodeEvent(topics, data)
  if (event?.eventName !== 'Transfer') return null
  const { from, to, value } = event.args
  const side = (address: string): string | null => (address === zeroAddress ? null : lower(address))
  return { from: side(from), to: side(to), shares: value }
}

function decodeEvent(topics: ContractEvent['topics'], data: Hex) {
  try {
    return decodeEventLog({ abi: poolAbi, topics: topics as [Hex, ...Hex[]], data })
  } catch (error) {
    if (error instanceof BaseError) return null
    throw error
  }
}
