import type { Execution } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { PERMIT2 } from '#chains/evm/order/permit2.ts'
import { inParallel } from '#core/async.ts'
import { isNative, parseAssetId } from '#core/chain/assetId.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { StoreOf } from '#store/contract.ts'
import type { EvmSwapRow, SwapProgress, SwapRow } from '#store/swaps/types.ts'
import type { ChainLookup } from '../deps.ts'
import { searchedFrom, type SwapAmounts, type SwapProvider, type SwapReading } from './provider.ts'
import { failureCode } from './swapSteps.ts'
import type { Logs } from './tokensMoved.ts'

interface Deps {
  readonly store: StoreOf<'swaps'>
  readonly chains: ChainLookup
  readonly providers: readonly SwapProvider[]
  readonly clock: Clock
  readonly log: Log
}

const BATCH = 20
const AT_ONCE = 4
const SHORTEST_WAIT_MS = 1_000
/** Any caller can report a transaction that no node ever shows. */
const SHORTEST_UNSEEN_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60_000
/** Of a swap in a block, which only a reorganization can change. */
const LONGEST_MINED_WAIT_MS = 10 * 60_000
/** Of a swap that could not be read for a day, such as one on a network that is no longer served. */
const LONGEST_LATE_WAIT_MS = 3_600_000
/** A transaction may wait in mempools; its call fails by itself once its deadline has passed. */
const LATE_MS = 24 * 3_600_000
/** Networks' clocks, which have whole seconds, may be behind ours by this. */
const CLOCKS_MS = 60_000
/** A reported transaction that no node has shown yet may still be on its way to them. */
const UNSEEN_MS = 10 * 60_000

/** Reads what the network shows of a swap: its transaction, one that replaced it, or none. */
async function readSwap({ store, chains, providers, clock }: Deps, row: SwapRow): Promise<SwapReading> {
  const node = chains(row.chainId)
  const provider = providers.find(({ name }) => name === row.provider)
  if (node && provider?.read)
    return provider.read(row, { node, now: clock.now(), isTaken: (one) => store.swaps.isTaken(one) })
  if (!node?.execution || !provider || !isEvm(row))
    throw new Error('the network or the provider of this swap is not connected')
  const age = clock.now().getTime() - row.expiresAt.getTime()
  if (row.txHash === null) return { ...row, status: 'expired', isFinal: true }
  const seen = await node.execution(row.txHash)
  if (seen && (await isOf(store, row, seen, provider))) return settled({ node, now: clock.now() }, row, seen, provider)
  // Until it is in a block, a contract wallet's transaction doesn't show what it does.
  const late = { store, provider, now: clock.now(), isLate: age > LATE_MS }
  if (seen?.mined) {
    const isInPlace = seen.from === row.fromAddress && seen.nonce === row.reportedNonce
    const taker = isInPlace && !isSameCall(row, seen, provider) ? await replacedBy(node, row, row.txHash, late) : null
    if (taker) return taker
    // Any caller may report a transaction; another one than the swap's says nothing about it.
    const none = { ...unmined, txHash: null, nonce: null, since: null }
    return { ...row, ...none, status: age > 0 ? 'expired' : 'waiting', isFinal: age > 0 }
  }
  const place = seen ? null : await placeOf(node, row)
  const use = place && (await node.nonceUse?.(row.fromAddress, place.nonce, place.since))
  const since = place?.since ?? row.since
  const replaced = use?.isUsed && (await replacedBy(node, { ...row, since }, use.txId, late))
  if (replaced) return replaced
  const mayStillRun = seen !== null || row.nonce !== null || !hasDeadline(row, provider)
  const isOver = age > (mayStillRun ? LATE_MS : UNSEEN_MS)
  const txHash = isOver && row.nonce === null ? null : row.txHash
  return { ...row, ...unmined, since, txHash, status: isOver ? 'expired' : 'sent', isFinal: isOver }
}

export const isEvm = (row: SwapRow): row is EvmSwapRow => 'data' in row.call

/** Also after a reorganization without its block: what it moved there counts for nothing. */
const unmined = { sentAmount: null, receivedAmount: null, gasFee: null, failure: null, minedAt: null } as const

/** Nonce of the swap's transaction, which until a node has shown it only a caller may have reported, and the height to search from. */
async function placeOf(node: NetworkNode, row: SwapRow): Promise<{ nonce: bigint; since: bigint } | null> {
  const nonce = row.nonce ?? row.reportedNonce
  if (nonce === null) return null
  return { nonce, since: row.since ?? (row.nonce === null ? searchedFrom((await node.head()).height) : 0n) }
}

interface Replaced {
  readonly provider: SwapProvider
  readonly now: Date
  readonly isLate: boolean
}

/**
 * Reads a swap whose nonce the wallet used for another transaction: the same call at a higher fee, or another call. Null if the nonce
 * is only reported and what used it isn't known, or is older than the swap.
 */
async function replacedBy(
  node: NetworkNode,
  row: EvmSwapRow,
  txId: string | null,
  { store, provider, now, isLate }: Pick<Deps, 'store'> & Replaced,
): Promise<SwapReading | null> {
  const other = txId === null ? null : await node.execution?.(txId)
  const isSame = other?.mined && isSameCall(row, other, provider)
  if (isSame && (hasDeadline(row, provider) || !(await store.swaps.isTaken({ ...row, txHash: txId }))))
    return settled({ node, now }, { ...row, txHash: txId }, other, provider)
  if (row.nonce === null && (!other?.mined || isBefore(row, other.mined.at))) return null
  // Nodes that lag behind count the nonce before they show its transaction, which may be the swap.
  if (!other?.mined && !isLate) throw new Error('the transaction that took this swap’s nonce can’t be read yet')
  const isFinal = !other?.mined || other.mined.height <= (await node.head()).finalized
  if (other?.mined && isCancellation(other))
    return { ...row, ...unmined, status: 'failed', failure: 'cancelled', isFinal }
  return { ...row, ...unmined, status: 'unknown', isFinal }
}

/** True for a block from before the swap was made, so that its transaction can't have taken the swap's place. */
const isBefore = ({ createdAt }: SwapRow, at: Date): boolean => at.getTime() < createdAt.getTime() - CLOCKS_MS

/** Wallets cancel by an empty transfer to the account itself. */
const isCancellation = ({ from, to, data, value }: Execution): boolean => from === to && data === '0x' && value === 0n

/** True for the swap's own call, and for a batch or a contract wallet's call that moved what the swap moves. */
async function isOf(
  { swaps }: Deps['store'],
  row: EvmSwapRow,
  seen: Execution,
  provider: SwapProvider,
): Promise<boolean> {
  const isSame = isSameCall(row, seen, provider)
  if (!isSame && !hasMoved(row, seen, provider)) return false
  return isItsOwn(row, seen, provider) || row.minedAt !== null || !(await swaps.isTaken(row))
}

/** True for a transaction with bytes that no other swap has. */
const isItsOwn = (row: EvmSwapRow, seen: Execution, provider: SwapProvider): boolean =>
  hasDeadline(row, provider) && hasItsBytes(row, seen, provider)

const hasItsBytes = (row: EvmSwapRow, seen: Execution, provider: SwapProvider): boolean =>
  row.kind === 'swap' && (isSameCall(row, seen, provider) || lower(seen.data).includes(lower(row.call.data).slice(2)))

/** The deadline of a swap's call ends it, and tells it from any other. Wraps of one amount have the same bytes, as do swaps of one kept call. */
export const hasDeadline = ({ kind }: SwapRow, { hasNoDeadline }: SwapProvider): boolean =>
  kind === 'swap' && !hasNoDeadline

/** True if the events show the swap's amounts. A bundle may hide the coins of a call that it has in its bytes. */
function hasMoved(row: EvmSwapRow, seen: Execution, provider: SwapProvider): boolean {
  const { from, to, mined } = seen
  if (!mined?.ok || mined.at < row.createdAt) return false
  const isKnown = hasItsBytes(row, seen, provider)
  // The wallet's own call of the contract is the swap, or another one.
  if (!isKnown && from === row.fromAddress && to === row.call.to) return false
  const { sent, received } = amountsOf(row, mined.logs, provider)
  const isShown = isKnown ? sent !== null || received !== null : sent !== null && received !== null
  const [given, arrived] = [sent ?? row.sendAmount, received ?? row.receiveAmount]
  return isShown && given > 0n && given <= row.maxSendAmount && arrived >= row.minReceiveAmount
}

const amountsOf = (row: EvmSwapRow, logs: Logs, { amounts }: SwapProvider): SwapAmounts =>
  amounts?.(row, logs) ?? { sent: null, received: null }

const lower = (text: string): string => text.toLowerCase()

/** True for the swap's own call, and for a call of the wallet that has its bytes inside, as a batch does. */
export const isCallOf = (row: EvmSwapRow, seen: Execution, provider: SwapProvider): boolean =>
  isSameCall(row, seen, provider) || (seen.from === row.fromAddress && hasItsBytes(row, seen, provider))

/** Compares the calls without a permit, which the wallet added to its own. */
function isSameCall(row: EvmSwapRow, { from, to, data, value }: Execution, { withoutPermit }: SwapProvider): boolean {
  const { call, fromAddress } = row
  if (from !== fromAddress || to !== call.to || value !== BigInt(call.value)) return false
  return lower(withoutPermit?.(data) ?? data) === lower(call.data)
}

async function settled(
  { node, now }: { readonly node: NetworkNode; readonly now: Date },
  row: EvmSwapRow,
  seen: Execution,
  provider: SwapProvider,
): Promise<SwapReading> {
  const { mined, nonce } = seen
  const since = row.since ?? searchedFrom((await node.head()).height)
  const base = { ...row, nonce: seen.from === row.fromAddress ? nonce : null, since, failure: null }
  if (!mined) return { ...base, ...unmined, status: 'sent', isFinal: false }
  const { finalized } = await node.head()
  const isFinal = mined.height <= finalized
  const isShared = isItsOwn(row, seen, provider)
  const gasFee = seen.from === row.fromAddress ? (mined.fee ?? null) : null
  const height = mined.height < since ? mined.height : since
  const read = { ...base, since: height, minedAt: mined.at, gasFee, isFinal, isShared }
  if (!mined.ok) {
    const failure = await failureOf(node, row, { ...seen, mined }, provider)
    // The reason is looked for again while nodes may still answer: what is final is read no more.
    const isKnown = failure !== null || now.getTime() - mined.at.getTime() > LATE_MS
    const none = { sentAmount: 0n, receivedAmount: 0n, failure: failure ?? 'reverted' }
    return { ...read, ...none, status: 'failed', isFinal: isFinal && isKnown }
  }
  const { sent, received } = amountsOf(row, mined.logs, provider)
  return { ...read, status: 'done', sentAmount: sent, receivedAmount: received }
}

/**
 * Replays the call before its block, and after it, where a trade of the same block shows; the first revert has the reason. Null if
 * the nodes didn't answer.
 */
async function failureOf(
  node: NetworkNode,
  row: EvmSwapRow,
  { from, to, data, value, mined: { height } }: Execution & { readonly mined: NonNullable<Execution['mined']> },
  provider: SwapProvider,
): Promise<string | null> {
  const call = { from, to: to ?? '', data, value }
  let isAnswered = true
  for (const at of [height - 1n, height]) {
    const replayed = await node.callAll?.([call], at).catch(() => null)
    if (replayed === null) isAnswered = false
    const failed = replayed?.results.find(({ ok }) => !ok)
    if (!failed) continue
    const code = failureCode(failed.data, provider)
    if (code !== 'transfer_refused') return code
    return missing(node, row, provider.usesPermit2?.(row.chainId, call.to) ? PERMIT2 : call.to)
  }
  return isAnswered ? 'reverted' : null
}

/** Names the cause of a refused transfer, as far as the network still shows it. */
async function missing(node: NetworkNode, row: EvmSwapRow, spender: string): Promise<string> {
  const { fromAsset, fromAddress, maxSendAmount } = row
  if (isNative(fromAsset)) return 'balance'
  const held = (await node.balances(fromAddress, [fromAsset])).get(fromAsset) ?? 0n
  if (held < maxSendAmount) return 'balance'
  const allowed = await node.allowance?.(fromAddress, parseAssetId(fromAsset).token, spender)
  return allowed !== undefined && allowed < maxSendAmount ? 'allowance' : 'token_refuses'
}

/** Reads every swap that is due; returns their number. */
async function followDue(deps: Deps): Promise<number> {
  const due = await deps.store.swaps.claimDue(BATCH)
  await inParallel(due, AT_ONCE, (row) => followOne(deps, row))
  return due.length
}

async function followOne(deps: Deps, row: SwapRow): Promise<void> {
  const { store, clock, log } = deps
  const claim = row.pollAt ?? new Date(0)
  const now = clock.now()
  try {
    const found = await readSwap(deps, row)
    const progress = progressOf(found)
    const pollAt = found.isFinal
      ? null
      : found.status === 'waiting'
        ? row.expiresAt
        : nextPoll({ ...row, ...progress }, now)
    await store.swaps.record(row.id, { ...progress, pollAt, claim, isShared: found.isShared ?? false })
  } catch (err) {
    log.warn({ err, swap: row.id }, 'a swap could not be followed')
    await store.swaps.record(row.id, { ...progressOf(row), pollAt: nextPoll(row, now), claim })
  }
}

const progressOf = (found: SwapProgress): SwapProgress => {
  const { status, txHash, nonce, since, sentAmount, receivedAmount, gasFee, failure, minedAt } = found
  return { status, txHash, nonce, since, sentAmount, receivedAmount, gasFee, failure, minedAt }
}

/** Waits longer the older the swap is. */
function nextPoll({ createdAt, nonce, minedAt }: SwapRow, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  const shortest = nonce === null && minedAt === null ? SHORTEST_UNSEEN_WAIT_MS : SHORTEST_WAIT_MS
  const longest = age > LATE_MS ? LONGEST_LATE_WAIT_MS : minedAt === null ? LONGEST_WAIT_MS : LONGEST_MINED_WAIT_MS
  return new Date(now.getTime() + Math.min(Math.max(age / 20, shortest), longest))
}

interface SwapFollower {
  /** Reads what is due now. */
  runOnce(): Promise<void>
  stop(): Promise<void>
}

/** Follows swaps to their end until stopped; any number of replicas can run it. Without swaps a round is one index read. */
export function startSwapFollower(deps: Deps, everyMs = 1_000): SwapFollower {
  let running: Promise<void> = Promise.resolve()
  let isBusy = false
  const run = async (): Promise<void> => {
    while ((await followDue(deps)) === BATCH);
  }
  const look = (): void => {
    if (isBusy) return
    isBusy = true
    running = run()
      .catch((err: unknown) => deps.log.warn({ err }, 'a pass over swaps failed'))
      .finally(() => void (isBusy = false))
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    runOnce: run,
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
