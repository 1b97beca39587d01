import type { ChainId } from '#core/chain/chainId.ts'
import { noScreening } from '#core/order/screening.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime, mayStillFill } from '../decide/fillWindow.ts'
import { validateDeposit, type PayoutDecision } from '../decide/validate.ts'
import { step } from '../failpoints.ts'
import { escrowRefusal, releaseClaimCapacity } from './escrowClaimCapacity.ts'
import { scheduleRefund, recordLie } from './orderRecords.ts'
import { orderFacts } from './orderFacts.ts'
import type { CustodyTotals } from '../workerState.ts'
import { cautiousValue } from './brakes.ts'

/** Returns the amount to pay for the order now, in destination base units; null if it waits, is held or is refunded. */
export async function decidePayout(ctx: ChainContext, order: OrderRow, deposit: DepositRow): Promise<bigint | null> {
  const amount = await approvedAmount(ctx, order, deposit)
  if (amount === null) releaseClaimCapacity(ctx.memory, [order])
  return amount
}

async function approvedAmount(ctx: ChainContext, order: OrderRow, deposit: DepositRow): Promise<bigint | null> {
  const decision = await judge(ctx, order, deposit)
  if (decision.kind === 'hold') await hold(ctx, order, decision.reason)
  if (decision.kind === 'return') await scheduleRefund(ctx, order, deposit, decision.reason)
  if (decision.kind === 'wait') ctx.deps.metrics.failure(ctx.chain.id, 'payout', decision.reason)
  if (decision.kind !== 'pay') return null
  const now = chainTime(ctx.deps.clock.now(), ctx.memory.watch.head?.time ?? null)
  if (mayStillFill(order.fillMode, order.fillDeadline, now, ctx.policy.margins)) return decision.amount
  await scheduleRefund(ctx, order, deposit, 'fill_expired')
  return null
}

/** True if the order may be paid: neither chain is paused, and its escrow could repay the maker. */
export const mayPayFor = async (ctx: ChainContext, order: OrderRow): Promise<boolean> =>
  !(await isPaused(ctx, order.fromChain)) && !(await isPaused(ctx, ctx.chain.id)) && (await isClaimable(ctx, order))

async function isClaimable(ctx: ChainContext, order: OrderRow): Promise<boolean> {
  const refusal = await escrowRefusal(ctx, order)
  if (refusal) ctx.deps.metrics.failure(ctx.chain.id, 'payout', refusal)
  return refusal === null
}

/** Read once per pass. */
async function isPaused(ctx: ChainContext, chain: ChainId): Promise<boolean> {
  const known = ctx.memory.payer.paused.get(chain)
  if (known !== undefined) return known
  const { paused } = await step(ctx.deps.failpoints, 'payout.paused', () => ctx.deps.store.chainState.get(chain))
  ctx.memory.payer.paused.set(chain, paused)
  return paused
}

async function judge(ctx: ChainContext, order: OrderRow, deposit: DepositRow): Promise<PayoutDecision> {
  const { failpoints, screening } = ctx.deps
  const addresses = [deposit.sender, order.refundAddress].flatMap((address) =>
    address ? [{ chain: order.fromChain, address }] : [],
  )
  const subject = {
    stage: 'deposit' as const,
    addresses: [...addresses, { chain: order.toChain, address: order.recipient }],
  }
  const [refusal, custodyE8] = await step(failpoints, 'payout.screen', () =>
    Promise.all([
      (screening ?? noScreening).check(subject),
      order.custody === 'maker' ? custodyUpTo(ctx, deposit) : null,
    ]),
  )
  if (refusal) return { kind: 'hold', reason: refusal.reason }
  return validateDeposit(orderFacts(ctx, order, deposit, order.escrowOrder, { custodyE8 }))
}

/** Holds the order for an operator. */
async function hold(ctx: ChainContext, order: OrderRow, reason: string): Promise<void> {
  const { store, failpoints } = ctx.deps
  // A held order can't get back the payout that a database without its last commits doesn't have.
  await step(failpoints, 'send.current', () => store.intents.requireCurrent(ctx.chain.id))
  ctx.log.error({ order: order.id, reason }, 'held')
  await step(failpoints, 'payout.hold', () =>
    store.transaction(async (tx) => {
      await recordLie(tx, order, reason)
      await tx.orders.apply(order.id, 'held', { heldReason: reason, data: { reason }, fence: ctx.fence })
    }, ctx.fence),
  )
}

/** A pass may check thousands of orders; older deposits that are paid meanwhile only free capacity. */
const TTL_MS = 1_000

/**
 * Value that the maker holds for users on a deposit's network, for this deposit and all older ones, at its own prices.
 * Amounts are those that the chain showed, not those of orders. Null while a price is unknown.
 */
async function custodyUpTo(ctx: ChainContext, deposit: DepositRow): Promise<bigint | null> {
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
