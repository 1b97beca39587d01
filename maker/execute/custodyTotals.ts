import type { ChainId } from '#core/chain/chainId.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { ChainContext } from '../contract.ts'
import type { CustodyTotals } from '../workerState.ts'
import { cautiousValue } from './brakes.ts'

/** A pass may check thousands of orders; older deposits that are paid meanwhile only free capacity. */
const TTL_MS = 1_000

/**
 * Value that the maker holds for users on a deposit's network, for this deposit and all older ones, at its own prices.
 * Amounts are those that the chain showed, not those of orders. Null while a price is unknown.
 */
export async function custodyUpTo(ctx: ChainContext, deposit: DepositRow): Promise<bigint | null> {
  const known = await totalsOf(ctx, deposit.chainId)
  if (known.has(deposit.id)) return known.get(deposit.id) ?? null
  ctx.memory.pay.custody.delete(deposit.chainId)
  return (await totalsOf(ctx, deposit.chainId)).get(deposit.id) ?? null
}

async function totalsOf({ deps, memory }: ChainContext, chain: ChainId): Promise<CustodyTotals> {
  const now = deps.clock.now().getTime()
  const found = memory.pay.custody.get(chain)
  if (found && found.until > now) return found.totals
  const totals = deps.store.orders.custodyDeposits(chain).then((rows) => {
    let total: bigint | null = 0n
    return new Map(
      rows.map((row): [bigint, bigint | null] => {
        const value = cautiousValue(deps.catalogue, row)
        total = total === null || value === null ? null : total + value
        return [row.id, total]
      }),
    )
  })
  memory.pay.custody.set(chain, { until: now + TTL_MS, totals })
  totals.catch(() => memory.pay.custody.delete(chain))
  return totals
}
