import { sql } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OldestOrder } from './types.ts'
import type { Db } from '../database.ts'

/**
 * Waits with an alert of their own, see the maker's `recordWaitReason`; they don't hide an order for longer than an
 * hour.
 */
const DELIBERATE = sql`('fee_above_cap', 'under_review', 'outflow_cap', 'unclaimed_cap')`
const DELIBERATE_FOR = sql`interval '1 hour'`

/**
 * Returns the age of the oldest order per stage and chain; without its rows an order's last change counts. A mined claim counts as
 * made, since slow networks finalize it later than a claim may wait.
 */
export async function oldestOrders(q: Db, now: Date): Promise<OldestOrder[]> {
  const time = sql`${now.toISOString()}::timestamptz`
  const rows = await q.execute<{ stage: OldestOrder['stage']; chain: string; since: string }>(sql`
    select stage, chain::text, extract(epoch from min(since))::text as since from (
      select 'unpaid' as stage, o.to_chain as chain, coalesce(d.confirmed_at, o.updated_at) as since
        from orders o left join deposits d on d.order_id = o.id and d.leads and d.status = 'confirmed'
        where o.state in ('confirmed', 'validated', 'reserved') and o.settlement_kind = 'maker' and not coalesce((
          select e.type = 'waiting' and e.data ->> 'reason' in ${DELIBERATE} and e.at > ${time} - ${DELIBERATE_FOR} from order_events e
            where e.order_id = o.id and e.type not in ('confirmations', 'hint') order by e.seq desc limit 1), false)
      union all
      select 'unfinalized', coalesce(r.chain_id, o.to_chain), coalesce(r.created_at, o.updated_at)
        from orders o left join disbursements r on r.order_id = o.id and r.state in ('intent', 'broadcast', 'mined')
        where o.state in ('intent', 'broadcast', 'mined', 'refund_intent') and o.settlement_kind = 'maker'
      union all
      select 'unclaimed', o.from_chain, coalesce(r.updated_at, o.updated_at)
        from orders o left join disbursements r on r.order_id = o.id and r.kind = 'payout' and r.state = 'final'
        where o.state = 'final' and o.custody = 'escrow' and not exists (
          select from claim_orders m join claims c on c.id = m.claim_id where m.order_id = o.id and m.live and c.state in ('mined', 'final'))
    ) waiting group by stage, chain`)
  return rows.map(({ stage, chain, since }) => ({
    stage,
    chain: Number(chain) as ChainId,
    since: new Date(Number(since) * 1000),
  }))
}
