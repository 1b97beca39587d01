import { sql } from 'drizzle-orm'
import { orderIdFromUuid, uuidFromOrderId } from '#core/order/id.ts'
import type { OrderStretch, StretchQuery } from '../contract/points.ts'
import type { Db } from '../database.ts'
import { standingBridges } from './standingBridges.ts'

interface RawOrder extends Record<string, unknown> {
  id: string
  looked: string
  amiss: boolean
  /** The order was undone and has no bridge row: it never counted, or the row was lost. */
  rowless: boolean
}

const words = (list: readonly (string | number)[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(list)}::text::jsonb))`

/**
 * See `Points.ordersAmiss`. A batch is a range of the primary key, so its cost doesn't depend on the number of correct
 * orders.
 */
export async function ordersAmiss(
  q: Db,
  { after, limit, counted, undone, except }: StretchQuery,
): Promise<OrderStretch> {
  const from = after === null ? sql`` : sql`where id > ${uuidFromOrderId(after)}::uuid`
  const rows = await q.execute<RawOrder>(sql`
    with stretch as (
      select id, state, from_chain, to_chain from orders ${from} order by id limit ${limit}
    ), judged as (
      select told.id, case
          when told.state in ${words(counted)} then bridge.order_id is null and not (told.from_chain::text in ${words(except)} or told.to_chain::text in ${words(except)})
          when told.state in ${words(undone)} then bridge.order_id is not null and bridge.reversed_at is null
          else false
        end as amiss, told.state in ${words(undone)} and bridge.order_id is null as rowless
        from stretch told left join point_bridges bridge on bridge.order_id = told.id
    )
    select id, amiss, rowless, (select count(*) from stretch) as looked from judged where amiss or rowless or id = (select id from stretch order by id desc limit 1) order by id`)
  const last = rows.at(-1)
  const rowless = rows.filter((row) => row.rowless).map(({ id }) => orderIdFromUuid(id))
  const lost = new Set((await standingBridges(q, rowless)).map(({ orderId }) => orderId))
  return {
    looked: Number(last?.looked ?? 0),
    last: last ? orderIdFromUuid(last.id) : null,
    amiss: rows
      .map(({ id, amiss }) => ({ id: orderIdFromUuid(id), amiss }))
      .filter(({ id, amiss }) => amiss || lost.has(id))
      .map(({ id }) => id),
  }
}
