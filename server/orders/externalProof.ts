import type { Emitted, EmittedRead } from '#chains/contract/reader.ts'
import { familyOf } from '#chains/registry.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { ExternalProgress, ExternalRow } from '#store/orders/external.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainLookup } from '../deps.ts'
import type { EndReason, ExternalStatus, PollAnswer, RouteProvider } from '../providers/provider.ts'
import { type DirectReads, proveDirect } from './directProof.ts'
import { isWaiting, judgeEnd, type Read, type Verdict } from './endProof.ts'

export interface ProofDeps extends DirectReads {
  familyOf(chain: ChainId): FamilyName | null
  emitted(chain: ChainId, read: EmittedRead): Promise<Read<Emitted>>
}

/** The part of it that reads networks; the rest compares with other orders. */
export type NetworkReads = Omit<ProofDeps, 'takenKeys' | 'isOfMaker' | 'isNamedEarlier'>

/** Reads through the networks' nodes, by quorum. */
export const proofReads = (chains: ChainLookup): NetworkReads => ({
  familyOf: (chain) => chains(chain)?.family ?? null,
  moved: (read) => orUnread(chains(parseAssetId(read.asset).chain)?.moved?.(read)),
  emitted: (chain, read) => orUnread(chains(chain)?.emitted?.(read)),
})

const orUnread = <T>(read: Promise<T | null> | undefined): Promise<Read<T>> =>
  read?.catch(() => 'unread' as const) ?? Promise.resolve('unreadable')

/** Clocks of networks and of the server differ by less. */
const SKEW_MS = 120_000

/** Provider's answer as far as no network contradicts it. */
export interface Proven {
  readonly status: ExternalStatus
  readonly progress: ExternalProgress
}

/** Compares a provider's answer with the networks that it names, and keeps what earlier polls brought. */
export async function proveAnswer(
  deps: ProofDeps,
  { order, row, provider, now }: { order: OrderRow; row: ExternalRow; provider: RouteProvider; now: Date },
  answer: PollAnswer,
): Promise<Proven> {
  const ref = (chain: ChainId, account: string, text: string | undefined): string | null =>
    text === undefined ? null : txRefOf(deps.familyOf(chain), account, text)
  const named = ref(order.fromChain, order.fromAddress, answer.depositTx) ?? row.depositTx
  if (provider.isDirect) {
    const { status, progress } = await proveDirect(deps, { order, row, now }, named)
    return { status, progress: { ...keptOf(row), cursor: answer.cursor, ...progress } }
  }
  const deposit = await proveDeposit(deps, { order, row, provider }, named)
  if (deposit === 'foreign' || (deposit === 'unproven' && provider.depositEvent))
    return { status: 'waiting', progress: { ...keptOf(row), cursor: row.cursor } }
  const depositAt = deposit === 'unproven' || deposit === 'denied' ? null : deposit
  const progress: ExternalProgress = {
    ...keptOf(row),
    cursor: answer.cursor,
    depositTx: deposit === 'denied' ? null : named,
    depositAt,
    refundedAsset: answer.refunded?.asset ?? row.refundedAsset,
    refundedAmount: answer.refunded?.amount ?? row.refundedAmount,
    reason: answer.reason ?? null,
  }
  const since = new Date((depositAt ?? order.createdAt).getTime() - SKEW_MS)
  if (answer.status === 'filled') return provePayout(deps, { order, row, since, now }, answer, progress)
  if (answer.status === 'refunded') return proveRefund(deps, { order, row, since, now }, answer, progress)
  return { status: answer.status, progress }
}

const keptOf = (row: ExternalRow): ExternalProgress => ({
  cursor: row.cursor,
  depositTx: row.depositTx,
  depositAt: row.depositAt,
  payoutTx: row.payoutTx,
  payoutKey: row.payoutKey,
  claimedAt: null,
  refundTx: row.refundTx,
  receivedAsset: row.receivedAsset,
  receivedAmount: row.receivedAmount,
  isReceivedVerified: row.isReceivedVerified,
  refundedAsset: row.refundedAsset,
  refundedAmount: row.refundedAmount,
  isRefundVerified: row.isRefundVerified,
  reason: row.reason,
})

/** Canonical reference of a transaction; null for any other text, which could otherwise end up in an explorer's link. */
function txRefOf(family: FamilyName | null, account: string, text: string): string | null {
  const found = family && familyOf(family)
  if (!found) return null
  // Nodes of TON find transactions by account, which providers leave out.
  return found.txRef(text) ?? (family === 'ton' ? found.txRef(`${account}:${text}`) : null)
}

/**
 * Time of the order's deposit. `denied`: the transaction is older, failed, or moved none of the asset; `foreign`: it is
 * someone else's, and the provider knows the order by nothing else.
 */
async function proveDeposit(
  deps: ProofDeps,
  { order, row, provider }: { order: OrderRow; row: ExternalRow; provider: RouteProvider },
  txId: string | null,
): Promise<Date | 'unproven' | 'denied' | 'foreign'> {
  if (txId === null) return 'unproven'
  if (row.depositAt && row.depositTx === txId) return row.depositAt
  const isOld = (at: Date): boolean => at.getTime() < order.createdAt.getTime() - SKEW_MS
  const { depositEvent } = provider
  if (depositEvent) {
    const contract = depositEvent.contract(order.fromChain)
    const read = contract === null ? null : await deps.emitted(order.fromChain, { contract, txId })
    // Nothing else says that a deposit exists, so that the order would expire meanwhile.
    if (read === 'unread')
      throw new AppError('rpc_unreachable', 'The deposit can’t be read on its network now.', { retriable: true })
    if (read === null || typeof read === 'string') return 'unproven'
    return !isOld(read.at) && read.events.some((event) => depositEvent.isOf(order, row.minReceive, event))
      ? read.at
      : 'foreign'
  }
  const paid = await deps.moved({ asset: order.fromAsset, account: order.fromAddress, txId })
  if (paid === null || typeof paid === 'string') return 'unproven'
  if (isOld(paid.at)) return 'denied'
  if (paid.amount === null) return 'unproven'
  if (paid.amount < 0n) return paid.at
  // Any wallet can pay an address that the provider gave out for the order.
  const address = order.settlement.kind === 'external' ? order.settlement.reference : null
  const arrived = address && (await deps.moved({ asset: order.fromAsset, account: address.toLowerCase(), txId }))
  return arrived && typeof arrived !== 'string' && (arrived.amount ?? 0n) > 0n ? paid.at : 'denied'
}

interface Context {
  readonly order: OrderRow
  readonly row: ExternalRow
  /** Nothing earlier can belong to the order. */
  readonly since: Date
  readonly now: Date
}

/** Since when the provider reports this end, and not the other one. */
function claimedSince({ order, row, now }: Context, kind: 'payout' | 'refund'): Date {
  const isRefund = order.state === 'refund_intent' || row.reason === 'refund_unproven'
  return row.claimedAt !== null && isRefund === (kind === 'refund') ? row.claimedAt : now
}

/** Ends an order as paid only if its network does not contradict the payout; one payout ends one order. */
async function provePayout(
  deps: ProofDeps,
  context: Context,
  answer: PollAnswer,
  progress: ExternalProgress,
): Promise<Proven> {
  const { order, row, since, now } = context
  const asset = answer.received?.asset ?? order.toAsset
  const txId = answer.payoutTx && txRefOf(deps.familyOf(parseAssetId(asset).chain), order.recipient, answer.payoutTx)
  const reported = answer.received?.amount ?? null
  const least = asset === order.toAsset ? row.minReceive : 1n
  const end = { asset, account: order.recipient, txId: txId ?? null, reported, least, since } as const
  const verdict = await judgeEnd(deps, { kind: 'payout', ...end, isNamed: answer.payoutTx !== undefined })
  const claimedAt = claimedSince(context, 'payout')
  const amount = amountOf(verdict, reported)
  const isBelow = amount !== null && amount < least
  if (isWaiting(verdict, isBelow, now.getTime() - claimedAt.getTime()))
    return { status: 'filling', progress: { ...progress, claimedAt, reason: null } }
  if (verdict.kind === 'contradicted')
    return { status: 'held', progress: { ...progress, claimedAt, reason: 'payout_unproven' } }
  const payoutTx = txOf(verdict)
  return {
    status: 'filled',
    progress: {
      ...progress,
      payoutTx,
      payoutKey: keyOf(verdict),
      claimedAt,
      receivedAsset: payoutTx === null && amount === null ? null : asset,
      receivedAmount: amount,
      isReceivedVerified: isShown(verdict),
      reason: answer.reason ?? (isBelow ? ('paid_less' satisfies EndReason) : null),
    },
  }
}

/** Ends an order as refunded only if its network does not contradict the refund. */
async function proveRefund(
  deps: ProofDeps,
  context: Context,
  answer: PollAnswer,
  progress: ExternalProgress,
): Promise<Proven> {
  const { order, row, since, now } = context
  const asset = progress.refundedAsset ?? order.fromAsset
  const account = order.refundAddress ?? order.fromAddress
  const txId = answer.refundTx && txRefOf(deps.familyOf(parseAssetId(asset).chain), account, answer.refundTx)
  const reported = answer.refunded?.amount ?? null
  const isNamed = answer.refundTx !== undefined && answer.isRefundTxLikely !== true
  const end = { asset, account, txId: txId ?? null, reported, least: 1n, since, isNamed } as const
  const verdict = await judgeEnd(deps, { kind: 'refund', ...end })
  const claimedAt = claimedSince(context, 'refund')
  const open = { ...progress, claimedAt, refundedAsset: row.refundedAsset, refundedAmount: row.refundedAmount }
  if (isWaiting(verdict, false, now.getTime() - claimedAt.getTime())) return { status: 'refunding', progress: open }
  if (verdict.kind === 'contradicted') return { status: 'held', progress: { ...open, reason: 'refund_unproven' } }
  return {
    status: 'refunded',
    progress: {
      ...progress,
      claimedAt,
      refundTx: txOf(verdict),
      payoutKey: keyOf(verdict),
      isRefundVerified: isShown(verdict),
      ...(isShown(verdict) ? { refundedAsset: asset, refundedAmount: amountOf(verdict, reported) } : {}),
    },
  }
}

const isShown = ({ kind }: Verdict): boolean => kind === 'shown' || kind === 'short'
const amountOf = (verdict: Verdict, reported: bigint | null): bigint | null =>
  'amount' in verdict ? verdict.amount : reported
const txOf = (verdict: Verdict): string | null => ('txId' in verdict ? verdict.txId : null)
const keyOf = (verdict: Verdict): string | null => ('key' in verdict ? verdict.key : null)
