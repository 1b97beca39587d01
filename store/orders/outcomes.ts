import { type SQL, sql } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import type { CanaryCheck } from '#core/order/canary.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database.ts'

/** Endings of the transfers of a provider between two networks. Only orders with a deposit count. */
export interface RouteOutcomes {
  readonly provider: string
  readonly fromChain: ChainId
  readonly toChain: ChainId
  /** Distinct sending addresses. */
  readonly senders: number
  /** Paid out in the ordered asset, and seen on the destination network by us. */
  readonly arrived: number
  /** Paid out as the provider alone reports. */
  readonly reported: number
  readonly refunded: number
  /** Held, or ended in another asset. */
  readonly failed: number
  /** Neither paid out nor refunded past the quoted time. */
  readonly overdue: number
  /** Within the quoted time. */
  readonly open: number
  /** `arrived` with a deposit time that the provider can't choose, and those of them past the quoted time. */
  readonly timed: number
  readonly late: number
  /** Seconds from deposit to payout, of `timed`; null without any. */
  readonly medianSeconds: number | null
  readonly p95Seconds: number | null
  /** Basis points by which what arrived is below the quote, of `arrived`; null without any. */
  readonly meanShortfall: number | null
  readonly medianShortfall: number | null
  readonly p95Shortfall: number | null
}

export interface OutcomeWindow {
  readonly since: Date
  readonly now: Date
}

export interface Outcomes {
  /** Figures of the newest orders created since then, at most 50,000, without canaries; overdue ones as of `now`. */
  byRoute(window: OutcomeWindow): Promise<RouteOutcomes[]>
  /** The maker's canaries that were signed since then or have no end, newest first. */
  canaries(window: OutcomeWindow): Promise<CanaryCheck[]>
}

const MOST_ORDERS = 50_000
/** Seconds that a transfer may take: polls notice a payout up to a tenth of its time late. */
const ALLOWED = sql`eta_seconds * 1.1 + 30`

/**
 * Selects the rows of `recent` with how they ended and what arrived. A deposit counts from its wallet's report, or from the block in
 * which it was read. An external provider's report of one only marks an order as overdue: it could shorten the time by reporting late.
 */
const factsOf = (now: Date): SQL => {
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

export function createOutcomes({ run }: Context): Outcomes {
  return {
    byRoute: (window) => run.read((q) => outcomesByRoute(q, window)),
    canaries: (window) => run.read((q) => canaryChecks(q, window)),
  }
}

/**
 * Canaries are left out: there are many, and a provider could tell them from a visitor's transfers. A direct payment is of no
 * provider and no route.
 */
async function outcomesByRoute(q: Db, { since, now }: OutcomeWindow): Promise<RouteOutcomes[]> {
  const from = sql`${since.toISOString()}::timestamptz`
  const rows = await q.execute<Record<string, string | null>>(sql`
    with recent as materialized (
      select id, provider, settlement_kind, state, from_chain, to_chain, from_address, to_asset, receive_amount, eta_seconds, deposit_hinted_at
        from orders where created_at >= ${from} and state not in ('quoted', 'expired', 'failed')
          and custody <> 'direct'
          and id not in (select order_id from transfers where canary_route is not null)
        order by created_at desc limit ${sql.raw(String(MOST_ORDERS))}
    ), facts as (${factsOf(now)}
    ), counted as (
      select *, outcome = 'open' and age > ${ALLOWED} as is_overdue, is_timed and outcome = 'arrived' and elapsed is not null as has_time,
          case when outcome = 'arrived' and receive_amount > 0
            then greatest(0, (receive_amount - received) * 10000 / receive_amount) end as shortfall from facts
    )
    select provider, from_chain as "fromChain", to_chain as "toChain", count(distinct from_address) as senders,
        count(*) filter (where outcome = 'arrived') as arrived, count(*) filter (where outcome = 'reported') as reported,
        count(*) filter (where outcome = 'refunded') as refunded, count(*) filter (where outcome = 'failed') as failed,
        count(*) filter (where is_overdue) as overdue, count(*) filter (where outcome = 'open' and not is_overdue) as open,
        count(*) filter (where has_time) as timed, count(*) filter (where has_time and elapsed > ${ALLOWED}) as late,
        percentile_cont(0.5) within group (order by elapsed) filter (where has_time) as "medianSeconds",
        percentile_cont(0.95) within group (order by elapsed) filter (where has_time) as "p95Seconds",
        avg(shortfall) as "meanShortfall",
        percentile_cont(0.5) within group (order by shortfall) filter (where shortfall is not null) as "medianShortfall",
        percentile_cont(0.95) within group (order by shortfall) filter (where shortfall is not null) as "p95Shortfall"
      from counted group by provider, from_chain, to_chain order by provider, from_chain, to_chain`)
  return rows.map(toOutcomes)
}

const toOutcomes = ({ provider, ...figures }: Record<string, string | null>): RouteOutcomes =>
  ({
    provider,
    ...Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, text === null ? null : Number(text)])),
  }) as unknown as RouteOutcomes

/** An order that the database lost is overdue once its deadline has passed. */
const LOST_ETA = 3_600

/** Time after its deadline at which a payout that only its provider reports counts as overdue. */
const REPORTED = sql`interval '1 hour'`

/** See `Outcomes.canaries`. A canary counts from its request, in case its provider never sees the deposit. */
async function canaryChecks(q: Db, { since, now }: OutcomeWindow): Promise<CanaryCheck[]> {
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
