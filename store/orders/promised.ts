import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import type { PromisedPayout } from '#core/order/capacity.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Db } from '../database.ts'
import { orders } from '../schema.ts'

/** Deposited without a reserved payout; later the disbursement's own row counts. */
const opened: readonly OrderState[] = ['seen', 'confirmed', 'validated']

/** See `Orders.promised`. */
export async function promisedOn(q: Db, chain: ChainId, openAfter: Date): Promise<PromisedPayout[]> {
  const isOpened = sql<boolean>`${orders.state} <> 'quoted'`
  const rows = await q
    .select({
      asset: orders.toAsset,
      depositor: orders.fromAddress,
      opened: isOpened,
      sum: sql<string>`sum(${orders.receiveAmount})`,
      most: sql<string>`max(${orders.receiveAmount})`,
      gasSum: sql<string>`sum(${orders.destinationGas})`,
      gasMost: sql<string>`max(${orders.destinationGas})`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.toChain, chain),
        or(inArray(orders.state, [...opened]), and(eq(orders.state, 'quoted'), gt(orders.openBy, openAfter))),
      ),
    )
    .groupBy(orders.toAsset, orders.fromAddress, isOpened)
  return rows.map(({ asset, depositor, opened: is, sum, most, gasSum, gasMost }) => ({
    asset,
    depositor,
    opened: is,
    amount: BigInt(is ? sum : most),
    gas: BigInt(is ? gasSum : gasMost),
  }))
}
