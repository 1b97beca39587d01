import type { AccountCall, AccountEvent, CallsExecution } from '#chains/contract/callReads.ts'
import { padFelt } from '#chains/starknet/address.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import type { SwapRow } from '#store/swaps/types.ts'
import {
  searchedFrom,
  type SwapAsk,
  type SwapBounds,
  type SwapReading,
  type SwapReads,
  type WholeStep,
} from '../provider.ts'
import { contractOf, EXCHANGE, readSwap } from './policy.ts'
import { unusable } from './wire.ts'

/** Numbers that the network computes from the names of methods and events. */
export const selectors = {
  multi_route_swap: '0x1171593aa5bdadda4d6b0efde6cc94ee7649c3163d5efeb19da6c16d63a2a63',
  swap_exact_token_to: '0xe9f3b52dc560050c4c679481500c1b1e2ba7496b6a0831638c1acaedcbc6ac',
  Transfer: '0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9',
  Approval: '0x134692b230b9e1ffa39098904722134159652b09c5bc41d88d6698779d228ff',
  Swap: '0xe316f0d9d2a3affa97de1d99bb2aac0538e2666d0d8545545ead241ef0ccab',
} as const

/**
 * Failures by the short text that a contract states as a number; the first one that a revert contains wins. The exchange compares the
 * sender's balance before it takes the token, so that a token's own words about a balance are about a pool's.
 */
const failures: readonly (readonly [text: string, code: string])[] = [
  ['Insufficient tokens received', 'slippage'],
  ['Insufficient token from amount', 'slippage'],
  ['Too many iterations', 'slippage'],
  ['Token from balance is too low', 'balance'],
  ['ERC20: insufficient allowance', 'allowance'],
  ['Insufficient max fee', 'gas'],
]

const shortText = (text: string): string => Buffer.from(text, 'latin1').toString('hex')

/** Stable code of a revert, by the numbers of its text; `reverted` if they tell no more. */
export function callsFailure(revert: string): string {
  const lower = revert.toLowerCase()
  return failures.find(([text]) => lower.includes(shortText(text)) || revert.includes(text))?.[1] ?? 'reverted'
}

const LOW = 2n ** 128n
const canonical = (number: string | undefined): string => padFelt((number ?? '0x0').slice(2))
const amountAt = (numbers: readonly string[], at: number): bigint =>
  BigInt(numbers[at] ?? 0) + BigInt(numbers[at + 1] ?? 0) * LOW

interface Moved {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** Transfers and approvals name the two accounts among the event's keys or its data, in the same order. */
const movedIn = (events: readonly AccountEvent[], name: 'Transfer' | 'Approval'): readonly Moved[] =>
  events.flatMap(({ contract, numbers }) =>
    numbers[0] === selectors[name] && numbers.length === 5
      ? [{ token: contract, from: canonical(numbers[1]), to: canonical(numbers[2]), amount: amountAt(numbers, 3) }]
      : [],
  )

/** Base units of a token that an account got, less those that it gave. */
const sumOf = (moved: readonly Moved[], asset: AssetId, account: string): bigint =>
  moved.reduce((sum, { token, from, to, amount }) => {
    if (token !== contractOf(asset) || from === to) return sum
    return to === account ? sum + amount : from === account ? sum - amount : sum
  }, 0n)

/** Runs the exact calls, and compares what they move. Throws as `SwapProvider.problem`. */
export async function callsProblem(
  { node, from, to, sender }: SwapAsk & { readonly sender: string },
  { maxSend, minReceive }: SwapBounds,
  step: WholeStep,
): Promise<string | null> {
  if (!node.tryCalls || step.kind !== 'starknet_calls') return null
  const held = (await node.balances(sender, [from.id])).get(from.id) ?? 0n
  if (held < maxSend) return 'balance'
  const calls = step.calls.map(({ contract_address, entry_point, calldata }) => ({
    contract: contract_address,
    method: entry_point,
    args: calldata,
  }))
  const trial = await node.tryCalls(sender, calls).catch((error: unknown) => {
    if (reasonOf(error) !== 'account_not_deployed') throw error
    return null
  })
  if (trial === null) return 'undeployed'
  if (trial.revert !== null) return callsFailure(trial.revert)
  const moved = movedIn(trial.events, 'Transfer')
  const given = new Set(moved.filter((one) => one.from === sender).map(({ token }) => token))
  const rights = movedIn(trial.events, 'Approval').filter((one) => one.from === sender)
  const isSound =
    [...given].every((token) => token === contractOf(from.id)) &&
    sumOf(moved, from.id, sender) + maxSend >= 0n &&
    rights.every(({ token, to: spender }) => token === contractOf(from.id) && spender === EXCHANGE)
  if (!isSound) throw unusable(new Error('the trial run moves more than the quote says'))
  if (sumOf(moved, to.id, sender) < minReceive) return 'transfer_tax'
  // Some wallets pay the fee with another token; one that is sent has to suffice for both.
  return trial.fee.asset === from.id && held < maxSend + trial.fee.amount ? 'gas' : null
}

/** A transaction may wait in mempools for this long after the calls were made; they have no deadline of their own. */
const LATE_MS = 24 * 3_600_000
/** Nodes show a transaction to each other within this time. */
const UNSEEN_MS = 10 * 60_000

/** No block is open for longer; its time is that of its beginning. */
const BLOCK_MS = 60_000

const none = { sentAmount: null, receivedAmount: null, gasFee: null, failure: null, minedAt: null } as const

/** Reads what the network shows of a swap: its transaction, or the one that used the account's nonce in its place. */
export async function readCallsSwap(row: SwapRow, { node, now, isTaken }: SwapReads): Promise<SwapReading> {
  const { txHash, call, expiresAt, updatedAt, fromAddress, nonce } = row
  if (txHash === null) return { ...row, status: 'expired', isFinal: true }
  if (!node.callsExecution || !node.accountNonce || !('calls' in call))
    throw new AppError('chain_unavailable', 'The network of this swap is not connected.', { status: 503 })
  const first = await node.callsExecution(txHash)
  const isUsed = first === null && nonce !== null && (await node.accountNonce(fromAddress)) > nonce
  // Nodes can lose sight of a transaction until they have its block, which is also when they count its nonce.
  const seen = isUsed ? await node.callsExecution(txHash) : first
  const age = now.getTime() - expiresAt.getTime()
  if (seen && isOf(row, seen) && (row.minedAt !== null || !(await isTaken(row)))) {
    const { height, finalized } = await node.head()
    const own = {
      ...row,
      nonce: seen.sender === fromAddress ? seen.nonce : null,
      since: row.since ?? searchedFrom(height),
    }
    if (!seen.mined) return { ...own, ...none, status: 'sent', isFinal: false }
    const since = seen.mined.height < own.since ? seen.mined.height : own.since
    return settled({ ...own, since }, seen.mined, seen.mined.height <= finalized)
  }
  // Any caller may report a transaction; another one than the swap's says nothing about it. Until it is in a block, one of a paymaster
  // or of an older account doesn't show what it does.
  if (seen?.mined)
    return { ...row, ...none, txHash: null, nonce: null, status: age > 0 ? 'expired' : 'waiting', isFinal: age > 0 }
  if (isUsed && !seen && nonce !== null) return replaced(row, nonce, { node, isTaken, age })
  // The calls still work after their quote, so that nodes have as long for a transaction that is reported late.
  const isUnseen = Math.min(age, now.getTime() - updatedAt.getTime()) > UNSEEN_MS
  const isOver = seen || nonce !== null ? age > LATE_MS : isUnseen
  return {
    ...row,
    ...none,
    txHash: isOver && nonce === null ? null : txHash,
    status: isOver ? 'expired' : 'sent',
    isFinal: isOver,
  }
}

/** Reads a swap whose nonce another transaction has used: the same calls at a higher fee, or other calls. */
async function replaced(
  row: SwapRow,
  nonce: bigint,
  { node, isTaken, age }: Pick<SwapReads, 'node' | 'isTaken'> & { readonly age: number },
): Promise<SwapReading> {
  const found = await replacementOf(node, row, nonce).catch((error: unknown) => {
    if (age <= UNSEEN_MS) throw error
    return null
  })
  if (!found) return { ...row, ...none, status: 'unknown', isFinal: age > LATE_MS }
  const isFinal = found.mined.height <= (await node.head()).finalized
  const own = { ...row, txHash: found.txId }
  const isSwap = isOf(row, found) && !(await isTaken(own))
  return isSwap ? settled(own, found.mined, isFinal) : { ...row, ...none, status: 'unknown', isFinal }
}

/** @throws AppError while no quorum shows the transaction in a block */
async function replacementOf(node: SwapReads['node'], { fromAddress, since }: SwapRow, nonce: bigint) {
  const use = await node.accountNonceUse?.(fromAddress, nonce, since ?? 0n)
  const seen = use?.txId ? await node.callsExecution?.(use.txId) : null
  if (!use?.txId || !seen?.mined)
    throw new AppError('rpc_behind', 'The transaction that used this swap’s nonce can’t be read yet.', { status: 502 })
  return { ...seen, txId: use.txId, mined: seen.mined }
}

/** True for the account's own transaction with the swap's call, and for one that someone else paid for with the swap's event. */
function isOf(row: SwapRow, seen: CallsExecution): boolean {
  const own = 'calls' in row.call ? row.call.calls.find((one) => readSwap(one)) : undefined
  const isOwn = own !== undefined && seen.sender === row.fromAddress && seen.calls.some((one) => isSame(one, own))
  return (
    isOwn ||
    (seen.mined !== null &&
      seen.mined.revert === null &&
      seen.mined.at.getTime() > row.createdAt.getTime() - BLOCK_MS &&
      hasEvent(row, seen.mined.events))
  )
}

type Own = Extract<SwapRow['call'], { calls: unknown }>['calls'][number]

const isSame = ({ contract, selector, args }: AccountCall, { contract_address, entry_point, calldata }: Own): boolean =>
  contract === contract_address &&
  selector === (selectors as Readonly<Record<string, string>>)[entry_point] &&
  args.length === calldata.length &&
  args.every((number, place) => BigInt(number) === BigInt(calldata[place] ?? -1))

/** The exchange's event: account, sold token and amount, bought token and amount, and its recipient. */
function hasEvent(row: SwapRow, events: readonly AccountEvent[]): boolean {
  return events.some(({ contract, numbers: [name, taker, sell, ...rest] }) => {
    const [buy, beneficiary] = [rest[2], rest[5]]
    const isOne = contract === EXCHANGE && name === selectors.Swap && rest.length === 6
    if (!isOne || canonical(taker) !== row.fromAddress || canonical(beneficiary) !== row.fromAddress) return false
    if (canonical(sell) !== contractOf(row.fromAsset) || canonical(buy) !== contractOf(row.toAsset)) return false
    const [sold, bought] = [amountAt(rest, 0), amountAt(rest, 3)]
    const isWithin = sold > 0n && sold <= row.maxSendAmount && bought >= row.minReceiveAmount
    // Of an exact amount, another one is another swap.
    return isWithin && (row.exact === 'send' ? sold === row.sendAmount : bought === row.receiveAmount)
  })
}

function settled(
  row: SwapRow,
  { at, revert, events }: NonNullable<CallsExecution['mined']>,
  isFinal: boolean,
): SwapReading {
  // Fees are paid in another token than the native coin, in which rows have them.
  const read = { ...row, minedAt: at, gasFee: null, isFinal }
  if (revert !== null)
    return { ...read, status: 'failed', sentAmount: 0n, receivedAmount: 0n, failure: callsFailure(revert) }
  // Fees, and calls that a wallet adds, move the same tokens with others.
  const moved = movedIn(events, 'Transfer').filter(({ from, to }) => from === EXCHANGE || to === EXCHANGE)
  return {
    ...read,
    status: 'done',
    failure: null,
    sentAmount: -sumOf(moved, row.fromAsset, row.fromAddress),
    receivedAmount: sumOf(moved, row.toAsset, row.fromAddress),
  }
}
