import { type SQL, sql } from 'drizzle-orm'

export interface OutcomeWindow {
  readonly since: Date
  readonly now: Date
}

/** Seconds that a transfer may take: polls notice a payout up to a tenth of its time late. */
export const ALLOWED = sql`eta_seconds * 1.1 + 30`

/**
 * Selects the rows of `recent` with how they ended and what arrived. A deposit counts from its wallet's report, or from the block in
 * which it was read. An external provider's report of one only marks an order as overdue: it could shorten the time by reporting late.
 */
export const factsOf = (now: Date): SQL => {
  const time = sql`${now.toISOString()}::timestamptz`
  return sql`select r.*, case when settlement_kind = 'maker' then d.amount else x.received_amount end as received,
          extract(epoch from e.paid_at - least(deposit_hinted_at, x.deposit_at, e.seen_at)) as elapsed,
          extract(epoch from ${time} - least(deposit_hinted_at, x.deposit_at, e.seen_at)) as age,
          settlement_kind = 'maker' or num_nonnulls(deposit_hinted_at, x.deposit_at) > 0 as is_timed,
          case when state in ('refunded', 'refund_intent') then 'refunded'
            when state in ('held', 'incident') or x.received_asset <> to_asset then 'failed'
            when settlement_kind = 'maker' and state in ('mined', 'final', 'claimed', 'done') then 'arrived'
            when state = 'done' and x.received_verified then 'arrived'
            when state = 'done' then 'reported' else 'open' end as outcome
        from recent r
        cross join lateral (select min(at) filter (where type = 'deposit_seen') as seen_at,
          coalesce(max(at) filter (where type = 'payout_mined'), min(at) filter (where type = 'payout_final')) as paid_at
          from order_events where order_id = r.id) e
        left join external_orders x on x.order_id = r.id
        left join lateral (select amount from disbursements
          where order_id = r.id and kind = 'payout' and state in ('mined', 'final') limit 1) d on true`
}
