import { and, asc, eq, sql } from 'drizzle-orm'
import type { AssetId } from '#core/chain/assetId.ts'
import type { Db } from '../database.ts'
import { channelFees, disbursements } from '../schema.ts'
import type { StoredOrder } from './rows.ts'

/** Fees that channels earned on deposits in maker custody; `payout_final` writes them in the order's transaction. */
export interface ChannelFees {
  /** Base units per source asset, over all orders. */
  owed(channelId: number): Promise<{ asset: AssetId; amount: bigint }[]>
}

/**
 * Books the channel's fee of a finally paid order in maker custody. If the deposit differed from the quote, the fee
 * scales with the payout, rounded up like every fee.
 */
export async function accrueChannelFee(q: Db, order: StoredOrder, at: Date): Promise<void> {
  const { id: orderId, channelId, fromAsset, channelFee, receiveAmount } = order
  if (order.custody !== 'maker' || channelFee === 0n || receiveAmount === 0n) return
  const [payout] = await q
    .select({ amount: disbursements.amount })
    .from(disbursements)
    .where(and(eq(disbursements.orderId, orderId), eq(disbursements.kind, 'payout')))
    .limit(1)
  const paid = payout?.amount ?? receiveAmount
  const amount = (channelFee * paid + receiveAmount - 1n) / receiveAmount
  if (amount > 0n)
    await q.insert(channelFees).values({ orderId, channelId, asset: fromAsset, amount, at }).onConflictDoNothing()
}

export async function owedTo(q: Db, channelId: number): ReturnType<ChannelFees['owed']> {
  const rows = await q
    .select({ asset: channelFees.asset, amount: sql<string>`sum(${channelFees.amount})` })
    .from(channelFees)
    .where(eq(channelFees.channelId, channelId))
    .groupBy(channelFees.asset)
    .orderBy(asc(channelFees.asset))
  return rows.map(({ asset, amount }) => ({ asset, amount: BigInt(amount) }))
}
