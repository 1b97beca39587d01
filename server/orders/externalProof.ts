import type { Emitted, EmittedRead, Moved, MovedRead } from '#chains/contract.ts'
import { familyOf } from '#chains/registry.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { ExternalProgress, ExternalRow } from '#store/orders/external.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainLookup } from '../deps.ts'
import type { EndReason, ExternalStatus, PollAnswer, RouteProvider } from '../providers/provider.ts'

/** Answer of a network: null if no block has the transaction, `unread` while its endpoints don't agree, `unreadable` without such a read. */
type Read<T> = T | null | 'unread' | 'unreadable'

export interface ProofDeps {
  familyOf(chain: ChainId): FamilyName | null
  moved(read: MovedRead): Promise<Read<Moved>>
  emitted(chain: ChainId, read: EmittedRead): Promise<Read<Emitted>>
  /** True if another order has ended by this payout. */
  isPayoutTaken(key: string): Promise<boolean>
}

/** Reads through the networks' nodes, by quorum. */
export const proofReads = (chains: ChainLookup): Omit<ProofDeps, 'isPayoutTaken'> => ({
  familyOf: (chain) => chains(chain)?.family ?? null,
  moved: (read) => orUnread(chains(parseAssetId(read.asset).chain)?.moved?.(read)),
  emitted: (chain, read) => orUnread(chains(chain)?.emitted?.(read)),
})

const orUnread = <T>(read: Promise<T | null> | undefined): Promise<Read<T>> =>
  read?.catch(() => 'unread' as const) ?? Promise.resolve('unreadable')

/** Clocks of networks and of the server differ by less. */
const SKEW_MS = 120_000
/** Time for which endpoints may be behind or out of reach before a payout counts as reported only. */
const UNREAD_MS = 10 * 60_000
/** Time for which a payout may be missing, or paid to someone else, before the order is held. */
const UNPROVEN_MS = 30 * 60_000

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
  if (answer.status !== 'refunded') return { status: answer.status, progress }
  return { status: 'refunded', progress: await proveRefund(deps, { order, since }, answer, progress) }
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

/** Ends an order as paid only if its network does not contradict the payout; one payout ends one order. */
async function provePayout(
  deps: ProofDeps,
  { order, row, since, now }: Context,
  answer: PollAnswer,
  progress: ExternalProgress,
): Promise<Proven> {
  const asset = answer.received?.asset ?? order.toAsset
  const chain = parseAssetId(asset).chain
  const payoutTx =
    answer.payoutTx === undefined ? null : txRefOf(deps.familyOf(chain), order.recipient, answer.payoutTx)
  const reported = answer.received?.amount ?? null
  const claimedAt = row.claimedAt ?? now
  const waited = now.getTime() - claimedAt.getTime()
  const end = (amount: bigint | null, isReceivedVerified: boolean, key: string | null): Proven => ({
    status: 'filled',
    progress: {
      ...progress,
      payoutTx,
      payoutKey: key,
      claimedAt,
      receivedAsset: payoutTx === null && reported === null ? null : asset,
      receivedAmount: amount,
      isReceivedVerified,
      reason: answer.reason ?? lessOf(order, row, asset, amount),
    },
  })
  const wait = (limitMs: number): Proven => ({
    status: waited < limitMs ? 'filling' : 'held',
    progress: { ...progress, claimedAt, reason: waited < limitMs ? null : 'payout_unproven' },
  })
  if (payoutTx === null) return answer.payoutTx === undefined ? end(reported, false, null) : wait(UNPROVEN_MS)
  const key = `${asset} ${payoutTx} ${order.recipient}`
  if (await deps.isPayoutTaken(key)) return wait(UNPROVEN_MS)
  const read = await deps.moved({ asset, account: order.recipient, txId: payoutTx })
  if (read === 'unreadable') return end(reported, false, key)
  if (read === 'unread') return waited < UNREAD_MS ? wait(UNREAD_MS) : end(reported, false, key)
  if (read === null || read.at < since) return wait(UNPROVEN_MS)
  if (read.amount === null) return end(reported, false, key)
  return read.amount > 0n ? end(read.amount, true, key) : wait(UNPROVEN_MS)
}

/** Less than the least that was promised, in the ordered asset. */
const lessOf = (order: OrderRow, row: ExternalRow, asset: AssetId, amount: bigint | null): EndReason | null =>
  asset === order.toAsset && amount !== null && amount < row.minReceive ? 'paid_less' : null

/** A refund that its network shows is verified; a transaction that shows none is not the refund's. */
async function proveRefund(
  deps: ProofDeps,
  { order, since }: Pick<Context, 'order' | 'since'>,
  answer: PollAnswer,
  progress: ExternalProgress,
): Promise<ExternalProgress> {
  const asset = progress.refundedAsset ?? order.fromAsset
  const account = order.refundAddress ?? order.fromAddress
  const refundTx =
    answer.refundTx === undefined ? null : txRefOf(deps.familyOf(parseAssetId(asset).chain), account, answer.refundTx)
  if (refundTx === null) return progress
  const read = await deps.moved({ asset, account, txId: refundTx })
  if (read === null || typeof read === 'string') return { ...progress, refundTx }
  if (read.at < since || (read.amount !== null && read.amount <= 0n)) return progress
  if (read.amount === null) return { ...progress, refundTx }
  return { ...progress, refundTx, refundedAsset: asset, refundedAmount: read.amount, isRefundVerified: true }
}
