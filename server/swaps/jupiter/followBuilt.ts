import type { BuiltExecution, BuiltFailure, WalletAmounts } from '#chains/contract/callReads.ts'
import { type AssetId, assetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import type { SwapRow } from '#store/swaps/types.ts'
import type { BuiltStep, SwapAsk, SwapBounds, SwapReading, SwapReads } from '../provider.ts'
import { JUPITER, readTransaction, SYSTEM, TOKEN, TOKEN_2022, WRAPPED } from './calls.ts'
import { unusable } from './wire.ts'

/** Codes of programs that a swap calls; those of the exchanges pass through in their own forms. */
const byProgram: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  [JUPITER]: { 6001: 'slippage', 6017: 'slippage' },
  [TOKEN]: { 1: 'balance' },
  [TOKEN_2022]: { 1: 'balance' },
  [SYSTEM]: { 1: 'gas' },
}
/** Errors of the network itself. */
const byName: Readonly<Record<string, string>> = {
  AccountNotFound: 'gas',
  InsufficientFundsForFee: 'gas',
  InsufficientFundsForRent: 'gas',
  BlockhashNotFound: 'expired',
}

/** Stable code of a failure; `reverted` if it tells no more. */
export const builtFailure = ({ program, code, name }: BuiltFailure): string =>
  byName[name] ?? byProgram[program ?? '']?.[code ?? -1] ?? 'reverted'

/** Base units of an asset; wrapped coins are coins to a swap that wraps or unwraps them. */
function amountOf(amounts: WalletAmounts, asset: AssetId): bigint {
  const wrapped = isNative(asset) ? (amounts.get(assetId(parseAssetId(asset).chain, WRAPPED)) ?? 0n) : 0n
  return (amounts.get(asset) ?? 0n) + wrapped
}

/** Network fee with the most priority that the policy allows, in lamports. */
const MOST_FEE = 2_010_000n

/** Runs the exact transaction, and compares what it adds to the sender's accounts and takes from them. Throws as `SwapProvider.problem`. */
export async function builtProblem(
  { node, chain, from, to }: SwapAsk,
  { maxSend, minReceive }: SwapBounds,
  { transaction }: BuiltStep,
): Promise<string | null> {
  const trial = await node.trial?.(transaction)
  if (!trial) return null
  const { failure, held, moved, givesRights } = trial
  if (amountOf(held, from.id) < maxSend) return 'balance'
  if (failure) return builtFailure(failure)
  const native = assetId(chain.id, NATIVE)
  const feeOf = (asset: AssetId): bigint => (asset === native ? MOST_FEE : 0n)
  const ofEnds: ReadonlySet<AssetId> = new Set([
    from.id,
    to.id,
    ...([from.id, to.id].some(isNative) ? [assetId(chain.id, WRAPPED)] : []),
  ])
  const isSound =
    !givesRights &&
    amountOf(moved, from.id) + maxSend + feeOf(from.id) >= 0n &&
    [...moved].every(([asset, amount]) => ofEnds.has(asset) || amount + feeOf(asset) >= 0n)
  if (!isSound) throw unusable(new Error('the trial run moves more than the quote says'))
  return amountOf(moved, to.id) + feeOf(to.id) < minReceive ? 'transfer_tax' : null
}

/** Nodes show a landed transaction to each other within this time after it can no longer land. */
const LATE_MS = 3 * 60_000

const none = { sentAmount: null, receivedAmount: null, gasFee: null, failure: null, minedAt: null } as const

/** Reads what the network shows of a swap: its transaction, or that it has expired without it. */
export async function readBuiltSwap(row: SwapRow, { node, now, isTaken }: SwapReads): Promise<SwapReading> {
  const { txHash, call, expiresAt } = row
  if (txHash === null) return { ...row, status: 'expired', isFinal: true }
  if (!node.builtExecution || !('transaction' in call)) throw new Error('the network of this swap is not connected')
  const seen = await node.builtExecution(txHash)
  const isLate = now > expiresAt
  if (seen && isOf(row, seen) && (row.minedAt !== null || !(await isTaken(row)))) {
    const { finalized } = await node.head()
    return settled(row, seen, seen.height <= finalized)
  }
  // Any caller may report a transaction; another one than the swap's says nothing about it.
  if (seen) return { ...row, ...none, txHash: null, status: isLate ? 'expired' : 'waiting', isFinal: isLate }
  const expiry = BigInt(call.last_valid_block_height)
  const { finalizedExpiry = 0n } = await node.head()
  const isOver = finalizedExpiry > expiry && now.getTime() > expiresAt.getTime() + LATE_MS
  // Only nodes whose history covers its life prove that it never landed.
  const isGone = isOver && (await node.txStatus(txHash, expiry)).state === 'unknown'
  return isGone
    ? { ...row, ...none, txHash: null, status: 'expired', isFinal: true }
    : { ...row, ...none, status: 'sent', isFinal: false }
}

/** True for the swap's own instruction of Jupiter by its sender; wallets may add some of their own around it. */
function isOf({ fromAddress, call }: SwapRow, { payer, calls }: BuiltExecution): boolean {
  if (!('transaction' in call) || payer !== fromAddress) return false
  const own = readTransaction(call)?.calls.find(({ program }) => program === JUPITER)
  return own !== undefined && calls.some((one) => one.program === JUPITER && sameCall(own, one))
}

type Part = BuiltExecution['calls'][number]

const sameCall = (a: Omit<Part, 'program'>, b: Omit<Part, 'program'>): boolean =>
  a.accounts.join() === b.accounts.join() && a.data.join() === b.data.join()

function settled(row: SwapRow, { at, failure, fee, moved }: BuiltExecution, isFinal: boolean): SwapReading {
  const read = { ...row, nonce: null, minedAt: at, gasFee: fee, isFinal }
  if (failure) return { ...read, status: 'failed', sentAmount: 0n, receivedAmount: 0n, failure: builtFailure(failure) }
  const amount = (asset: AssetId): bigint => amountOf(moved, asset) + (isNative(asset) ? fee : 0n)
  return {
    ...read,
    status: 'done',
    failure: null,
    sentAmount: -amount(row.fromAsset),
    receivedAmount: amount(row.toAsset),
  }
}
