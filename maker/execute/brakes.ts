import { priceOf } from '#core/catalogue/lookups.ts'
import { limitE8 } from '#core/catalogue/moneyLimits.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { usdValue } from '#core/money/usd.ts'
import { readDepositMemo } from '#core/order/depositMemo.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import type { JournalPayment } from '#store/journal/record.ts'
import type { ChainContext } from '../contract.ts'
import { type Brake, payoutBrake } from '../decide/payoutBrake.ts'
import { step } from '../failpoints.ts'
import type { WorkerState, Outflow } from '../workerState.ts'
import { committedTo, newSourceReads, type SourceReads } from './sourceReads.ts'
import { requireEscrow } from './terms.ts'

const HOUR_MS = 3_600_000
/** Factor for a stale price, which may have doubled since. */
const STALE_FACTOR = 2n

export interface Braked {
  row: DisbursementRow
  order: OrderRow
}
/**
 * Proof of a payment's recipient: `own` = the sender or its own memo, `order` = an order, `other` = the database alone,
 * not the chain.
 */
export type RecipientProof = 'own' | 'order' | 'other'

/**
 * Returns the reason why a valid payment must wait; null counts it into the hour's outflow. Only this process tracks
 * how long a large one has waited, so no row can shorten it; a restart begins again.
 */
export async function brakeOf(
  ctx: ChainContext,
  { row, order }: Braked,
  to: RecipientProof,
  reads: SourceReads = newSourceReads(),
): Promise<Brake | null> {
  const { memory, policy } = ctx
  const { catalogue, clock } = ctx.deps
  const proven = row.kind === 'cancel' || to === 'own'
  const unclaimedE8 = row.kind === 'payout' ? await unclaimedBefore(ctx, reads, order) : null
  const outflow = proven ? null : await outflowOf(ctx)
  const sum = outflow && outflowE8(catalogue, outflow, { key: unsigned(row), asset: row.asset }, clock.now().getTime())
  const now = clock.now().getTime()
  const since = memory.pay.signableSince.get(row.id) ?? now
  memory.pay.signableSince.set(row.id, since)
  const own = catalogue.chains.find(({ id }) => id === row.chainId)
  const source = catalogue.chains.find(({ id }) => id === order.fromChain)
  const reviewAboveE8 = to === 'other' ? -1n : limitE8(own, 'reviewAboveUsd')
  const value = cautiousValue(catalogue, row)
  const brake = payoutBrake({
    // A refund is worth no more than its own deposit; without a price it counts as a large one.
    usdE8: value ?? (row.kind === 'refund' ? reviewAboveE8 + 1n : null),
    outflowE8: row.kind === 'payout' && outflow ? sum : (sum ?? 0n),
    outflowCapE8: limitE8(own, 'outflowCapUsd'),
    unclaimedE8,
    unclaimedCapE8: limitE8(source, 'unclaimedCapUsd'),
    reviewAboveE8,
    proven,
    waitedMs: now - since,
    reviewMs: policy.reviewSeconds * 1000,
  })
  // Nothing else ran since the sum was read, so payments prepared at the same time see each other.
  if (brake === null) outflow?.payments.set(unsigned(row), { asset: row.asset, amount: row.amount, at: now })
  return brake
}

/** Removes a payment that was not signed from the hour's outflow. */
export const dropOutflow = ({ pay: { outflow } }: WorkerState, row: DisbursementRow): void =>
  void outflow?.payments.delete(unsigned(row))

/** From here on the payment counts by its signature: a row that is reset to unsigned counts again. */
export function countSigned({ pay: { outflow } }: WorkerState, row: DisbursementRow, slot: bigint): void {
  const passed = outflow?.payments.get(unsigned(row))
  if (!passed) return
  outflow?.payments.delete(unsigned(row))
  outflow?.payments.set(signedAt(row.id, slot), passed)
}

/**
 * Returns true if a transfer to another wallet of the maker fits into the hour's outflow cap, and counts it. It is counted with the
 * payouts, and like them by its signature in the journal, so that no row that is reset makes room.
 */
export async function fitsOutflow(ctx: ChainContext, transfer: TransferRow): Promise<boolean> {
  const { catalogue, clock } = ctx.deps
  const outflow = await outflowOf(ctx)
  const now = clock.now().getTime()
  const key = transferKey(transfer.id)
  const before = outflowE8(catalogue, outflow, { key, asset: transfer.asset }, now)
  const own = cautiousValue(catalogue, transfer)
  const capE8 = limitE8(ctx.chain, 'outflowCapUsd')
  if (before === null || own === null || before + own > capE8) return false
  outflow.payments.set(key, { asset: transfer.asset, amount: transfer.amount, at: now })
  return true
}

/** Removes a transfer that was not signed from the hour's outflow. */
export const dropTransfer = ({ pay: { outflow } }: WorkerState, { id }: TransferRow): void =>
  void outflow?.payments.delete(transferKey(id))

/** A transfer counts once, with or without its signature. */
const transferKey = (id: bigint | null): string => `transfer:${id}`

const unsigned = ({ id }: DisbursementRow): string => String(id)
const signedAt = (row: bigint | null, slot: bigint): string => `${row} ${slot}`
const rowIn = (key: string): string => key.split(' ')[0] ?? ''

/** Payments of the last hour: approved by this process, in its journal, and in the database when its lease began. */
async function outflowOf(ctx: ChainContext): Promise<Outflow> {
  const { memory, deps, fence, chain } = ctx
  if (memory.pay.outflow?.epoch === fence.epoch) return memory.pay.outflow
  const since = new Date(deps.clock.now().getTime() - HOUR_MS)
  const rows = await step(deps.failpoints, 'brake.outflow', () => deps.store.disbursements.signedSince(chain.id, since))
  const moved = await step(deps.failpoints, 'brake.transfers', () => deps.store.transfers.signedSince(since, chain.id))
  // Nothing runs between here and the end, so that callers at the same time see each other.
  const payments: Outflow['payments'] = new Map(memory.pay.outflow?.payments)
  const counted = new Set([...payments.keys()].map(rowIn))
  for (const { refId, slot, at, payment, purpose } of deps.store.intents.signedSince(chain.id, since)) {
    if (!payment || purpose === 'cancel' || (purpose === 'refund' && isOwn(payment))) continue
    counted.add(String(refId))
    payments.set(signedAt(refId, slot), { asset: payment.row.asset, amount: payment.row.amount, at: at.getTime() })
  }
  for (const { id, asset, amount, createdAt } of rows)
    if (!counted.has(String(id))) payments.set(signedAt(id, -1n), { asset, amount, at: createdAt.getTime() })
  for (const { id, asset, amount, createdAt } of moved)
    payments.set(transferKey(id), { asset, amount, at: createdAt.getTime() })
  for (const { chainId, refId, asset, amount, at } of deps.store.intents.transfersSince(since))
    if (chainId === chain.id) payments.set(transferKey(refId), { asset, amount, at: at.getTime() })
  memory.pay.outflow = { epoch: fence.epoch, payments }
  return memory.pay.outflow
}

const isOwn = ({ deposit, row: { recipient } }: JournalPayment): boolean =>
  recipient === deposit.sender || recipient === readDepositMemo(deposit.memo ?? '')?.refundAddress

function outflowE8(
  catalogue: Catalogue,
  { payments }: Outflow,
  row: { key: string; asset: AssetId },
  now: number,
): bigint | null {
  let amount = 0n
  for (const [key, one] of payments) {
    if (one.at <= now - HOUR_MS) payments.delete(key)
    else if (key !== row.key && one.asset === row.asset) amount += one.amount
  }
  return cautiousValue(catalogue, { asset: row.asset, amount })
}

/**
 * Returns the value that the escrow owes for orders up to this one, in claim order and over all its tokens; null if the deposit is
 * not in an escrow. Without a named escrow no cap applies, so nothing is paid.
 * @throws AppError `escrow_unknown`
 */
async function unclaimedBefore(
  ctx: ChainContext,
  reads: SourceReads,
  order: OrderRow,
): Promise<bigint | null | 'unknown'> {
  if (order.custody !== 'escrow') return null
  const { fromChain, fromAsset, sendAmount } = order
  const committed = await committedTo(ctx, reads, fromChain, requireEscrow(order))
  const place = committed.findIndex(({ id }) => id === order.id)
  const amounts = new Map<AssetId, bigint>([[fromAsset, sendAmount]])
  for (const { asset, amount } of place < 0 ? committed : committed.slice(0, place))
    amounts.set(asset, (amounts.get(asset) ?? 0n) + amount)
  const values = [...amounts].map(([asset, amount]) => cautiousValue(ctx.deps.catalogue, { asset, amount }))
  const known = values.filter((value) => value !== null)
  return known.length === values.length ? known.reduce((sum, value) => sum + value, 0n) : 'unknown'
}

/**
 * Returns the value in 1e-8 dollar, overestimated; null if the asset is not in the catalogue or has no price: counted as 0 it would
 * pass every limit.
 */
export function cautiousValue(
  catalogue: Catalogue,
  { asset, amount }: { asset: AssetId; amount: bigint },
): bigint | null {
  const def = catalogue.assets.find(({ id }) => id === asset)
  const price = def ? priceOf(catalogue, def) : null
  return def && price ? usdValue(amount, def.decimals, price.usdE8) * (price.stale ? STALE_FACTOR : 1n) : null
}
