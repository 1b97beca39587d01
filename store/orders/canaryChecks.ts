import { sql } from 'drizzle-orm'
import type { CanaryCheck } from '#core/order/canary.ts'
import type { Db } from '../database.ts'
import { ALLOWED, factsOf, type OutcomeWindow } from './outcomeFacts.ts'

/** An order that the database lost is overdue once its deadline has passed. */
const LOST_ETA = 3_600

/** Time after its deadline at which a payout that only its provider reports counts as overdue. */
const REPORTED = sql`interval '1 hour'`

/** See `Outcomes.canaries`. A canary counts from its request, in case its provider never sees the deposit. */
export async function canaryChecks(q: Db, { since, now }: OutcomeWindow): Promise<CanaryCheck[]> {
  const [from, time] = [since, now].map((at) => sql`${at.toISOString()}::timestamptz`)
  const rows = await q.execute<Record<string, string | null>>(sql`
    with recent as materialized (
      select t.order_id as id, t.id as transfer, t.canary_route, t.provider, t.asset, t.to_asset, t.state as transfer_state,
          t.created_at as sent_at, t.open_by, coalesce(o.settlement_kind, 'external') as settlement_kind, coalesce(o.state, 'quoted') as state,
          coalesce(o.eta_seconds, ${sql.raw(String(LOST_ETA))}) as eta_seconds, o.deposit_hinted_at
        from transfers t left join orders o on o.id = t.order_id
        where t.canary_route is not null and t.state not in ('waiting', 'expired')
          and (t.created_at >= ${from} or t.state in ('intent', 'broadcast', 'mined', 'final'))
    ), facts as (${factsOf(now)}
    )
    select canary_route as route, provider, asset as "fromAsset", to_asset as "toAsset",
        to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", received::text,
        case when is_timed and outcome = 'arrived' then elapsed end as seconds,
        case when outcome = 'arrived' or transfer_state = 'arrived' then 'arrived'
          when outcome in ('refunded', 'failed') or transfer_state in ('returned', 'failed') then 'failed'
          when outcome = 'reported' and ${time} < open_by + ${REPORTED} then 'open'
          when coalesce(age, extract(epoch from ${time} - sent_at)) > ${ALLOWED} then 'overdue' else 'open' end as outcome
      from facts order by transfer desc`)
  return rows.map(toCheck)
}

const toCheck = ({ sentAt, seconds, received, ...row }: Record<string, string | null>): CanaryCheck =>
  ({
    ...row,
    sentAt: new Date(String(sentAt)),
    seconds: seconds == null ? null : Number(seconds),
    received: received == null ? null : BigInt(received),
  }) as unknown as CanaryCheck
