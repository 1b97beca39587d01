import { priceOf } from '#core/catalogue/lookups.ts'
import { limitE8 } from '#core/catalogue/moneyLimits.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/asset/assetId.ts'
import { usdValue } from '#core/money/usd.ts'
import type { DisbursementRow } from '#store/contract/disbursementRow.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { ChainContext } from '../contract.ts'
import { type Brake, payoutBrake } from '../decide/payoutBrake.ts'
import { step } from '../failpoints.ts'
import type { ChainMemory, Outflow } from '../memory.ts'
import { committedTo, newLook, type SourcesLook } from './sources.ts'
import { requireEscrow } from './terms.ts'

const HOUR_MS = 3_600_000
/** A stale price may have doubled since. */
const STALE_FACTOR = 2n

export interface Braked {
  row: DisbursementRow
  order: OrderRow
}
/** Proof of a payment's recipient: `own` = the sender or its own memo, `order` = an order, `other` = the database alone, not the chain. */
export type Destination = 'own' | 'order' | 'other'

/**
 * Reason why a payment that is right must wait; null counts it into the hour's outflow. Only this process knows since when a large one
 * waits, so that no row can shorten it; a restart begins again.
 */
export async function brakeOf(
  ctx: ChainContext,
  { row, order }: Braked,
  to: Destination,
  look: SourcesLook = newLook(),
): Promise<Brake | null> {
  const { memory, policy } = ctx
  const { catalogue, clock } = ctx.deps
  const proven = row.kind === 'cancel' || to === 'own'
  const unclaimedE8 = row.kind === 'payout' ? await unclaimedBefore(ctx, look, order) : null
  const outflow = proven ? null : await outflowOf(ctx)
  const now = clock.now().getTime()
  const since = memory.signableSince.get(row.id) ?? now
  memory.signableSince.set(row.id, since)
  const own = catalogue.chains.find(({ id }) => id === row.chainId)
  const source = catalogue.chains.find(({ id }) => id === order.fromChain)
  const reviewAboveE8 = to === 'other' ? -1n : limitE8(own, 'reviewAboveUsd')
  const value = cautiousValue(catalogue, row)
  const brake = payoutBrake({
    // A refund is worth no more than its own deposit; without a price it counts as a large one.
    usdE8: value ?? (row.kind === 'refund' ? reviewAboveE8 + 1n : null),
    outflowE8: row.kind === 'payout' && outflow ? outflowE8(catalogue, outflow, row, now) : 0n,
    outflowCapE8: limitE8(own, 'outflowCapUsd'),
    unclaimedE8,
    unclaimedCapE8: limitE8(source, 'unclaimedCapUsd'),
    reviewAboveE8,
    proven,
    waitedMs: now - since,
    reviewMs: policy.reviewSeconds * 1000,
  })
  // Nothing else ran since the sum was read, so payments that are prepared at the same time see each other.
  if (brake === null && row.kind === 'payout')
    outflow?.payouts.set(row.id, { asset: row.asset, amount: row.amount, at: now })
  return brake
}

/** Nothing was signed after all. */
export const dropOutflow = ({ outflow }: ChainMemory, { id }: DisbursementRow): void => void outflow?.payouts.delete(id)

/** Payouts of the last hour: what this process let through, and what the database had when its lease began. */
async function outflowOf(ctx: ChainContext): Promise<Outflow> {
  const { memory, deps, fence, chain } = ctx
  if (memory.outflow?.epoch === fence.epoch) return memory.outflow
  const since = new Date(deps.clock.now().getTime() - HOUR_MS)
  const rows = await step(deps.failpoints, 'brake.outflow', () => deps.store.disbursements.signedSince(chain.id, since))
  const before = rows.map(
    ({ id, asset, amount, createdAt }) => [id, { asset, amount, at: createdAt.getTime() }] as const,
  )
  memory.outflow = { epoch: fence.epoch, payouts: new Map([...before, ...(memory.outflow?.payouts ?? [])]) }
  return memory.outflow
}

function outflowE8(catalogue: Catalogue, { payouts }: Outflow, row: DisbursementRow, now: number): bigint | null {
  let amount = 0n
  for (const [id, one] of payouts) {
    if (one.at <= now - HOUR_MS) payouts.delete(id)
    else if (id !== row.id && one.asset === row.asset) amount += one.amount
  }
  return cautiousValue(catalogue, { asset: row.asset, amount })
}

/**
 * Value that the escrow owes for orders up to this one, in the order of their claims and over all its tokens; null where it holds nothing
 * of it. An escrowed order whose row names no escrow has no cap to compare with, and is not paid.
 * @throws AppError `escrow_unknown`
 */
async function unclaimedBefore(
  ctx: ChainContext,
  look: SourcesLook,
  order: OrderRow,
): Promise<bigint | null | 'unknown'> {
  if (order.custody !== 'escrow') return null
  const { fromChain, fromAsset, sendAmount } = order
  const committed = await committedTo(ctx, look, fromChain, requireEscrow(order))
  const place = committed.findIndex(({ id }) => id === order.id)
  const amounts = new Map<AssetId, bigint>([[fromAsset, sendAmount]])
  for (const { asset, amount } of place < 0 ? committed : committed.slice(0, place))
    amounts.set(asset, (amounts.get(asset) ?? 0n) + amount)
  const values = [...amounts].map(([asset, amount]) => cautiousValue(ctx.deps.catalogue, { asset, amount }))
  const known = values.filter((value) => value !== null)
  return known.length === values.length ? known.reduce((sum, value) => sum + value, 0n) : 'unknown'
}

/** In 1e-8 dollar, rather too much; null while no price is known at all. What the operator gave no price key has no limits in dollars. */
export function cautiousValue(
  catalogue: Catalogue,
  { asset, amount }: { asset: AssetId; amount: bigint },
): bigint | null {
  const def = catalogue.assets.find(({ id }) => id === asset)
  if (!def || def.priceKey === null) return 0n
  const price = priceOf(catalogue, def)
  return price && usdValue(amount, def.decimals, price.usdE8) * (price.stale ? STALE_FACTOR : 1n)
}
