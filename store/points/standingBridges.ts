import { sql } from 'drizzle-orm'
import type { OrderId } from '#core/order/id.ts'
import { BRIDGE_RULE, REVERSAL_RULE } from './types.ts'
import type { Db } from '../database.ts'

interface RawBridge extends Record<string, unknown> {
  order_id: string
  wallet: string
  /** Milliseconds. */
  settled: string
}

export interface StandingBridge {
  readonly orderId: OrderId
  readonly wallet: string
  readonly settledAt: Date
}

/** Orders of these whose points count in the ledger, regardless of `point_bridges`. */
export async function standingBridges(q: Db, orders: readonly OrderId[]): Promise<StandingBridge[]> {
  if (orders.length === 0) return []
  const rows = await q.execute<RawBridge>(sql`
    select source_event as order_id, wallet, (extract(epoch from at) * 1000)::bigint::text as settled from point_entries given
      where rule = ${BRIDGE_RULE} and source_event in (select jsonb_array_elements_text(${JSON.stringify(orders)}::text::jsonb))
        and not exists (select from point_entries taken where taken.rule = ${REVERSAL_RULE} and taken.source_event = given.id::text)`)
  return rows.map((row) => ({
    orderId: row.order_id as OrderId,
    wallet: row.wallet,
    settledAt: new Date(Number(row.settled)),
  }))
}
