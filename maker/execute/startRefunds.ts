import { refundReference } from '#chains/evm/order/hash.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementKind, DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { AppError } from '#core/errors.ts'
import { memoAgrees } from '#core/order/depositMemo.ts'
import { allPages } from '#core/async.ts'
import type { ChainContext } from '../contract.ts'
import { strayDeposits, heldStrayReason, isAskedFor, isStrayDeposit } from '../decide/strayDeposits.ts'
import { chainTime } from '../decide/fillWindow.ts'
import { isDust, refundDueReason } from '../decide/returnDue.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { due, postpone } from '../workerState.ts'
import { depositValue, nativeValue } from '../value.ts'
import { signAndBroadcast } from './signAndBroadcast.ts'

/**
 * Refunds deposits that cannot be paid out: an early cancel from the escrow, or a transfer where the maker holds the
 * deposit.
 */
export async function startRefunds(ctx: ChainContext): Promise<void> {
  const { store, failpoints, metrics } = ctx.deps
  if (!ctx.payer) return
  const unpaid = unpaidOf(ctx)
  const [failed, exceptions, begun, overdue] = await dueReturns(ctx)
  const ids = [...new Set([...exceptions, ...begun].flatMap(({ orderId }) => orderId ?? []))]
  const named = await step(failpoints, 'return.list', () =>
    store.orders.inStates({ ...unpaid, ids, limit: ids.length }),
  )
  const own = new Map([...named, ...overdue, ...failed].map((order) => [order.id, order]))
  const aside = await setAside(ctx, exceptions)
  metrics.queue(ctx.chain.id, 'returns', own.size + aside.length)
  for (const order of own.values()) await guarded(ctx, 'return', { order: order.id }, () => returnOwn(ctx, order))
  for (const { order, deposit } of aside)
    await guarded(ctx, 'return', { order: order.id }, () => returnAside(ctx, order, deposit))
}

const unpaidOf = ({ chain, policy }: ChainContext) =>
  ({ fromChain: chain.id, limit: policy.pageSize, states: ['confirmed', 'validated', 'reserved'] }) as const

/** Lists that do not depend on each other, read at the same moment: the next payouts wait for the end of this. */
const dueReturns = (ctx: ChainContext) =>
  Promise.all([failedPayouts(ctx), allExceptions(ctx), begunReturns(ctx), overdueOrders(ctx)])

async function failedPayouts({ deps: { store, failpoints }, chain, policy }: ChainContext): Promise<OrderRow[]> {
  const query = { fromChain: chain.id, limit: policy.pageSize, states: ['held'], heldReason: 'payout_failed' } as const
  return allPages(query.limit, (last?: OrderRow) =>
    step(failpoints, 'return.failed', () => store.orders.inStates({ ...query, afterId: last?.id })),
  )
}

async function begunReturns({ deps, chain, policy }: ChainContext): Promise<DisbursementRow[]> {
  const { store, failpoints } = deps
  return allPages(policy.pageSize, (last?: DisbursementRow) =>
    step(failpoints, 'return.begun', () =>
      store.disbursements.inStates(chain.id, ['reserved'], policy.pageSize, {
        kinds: ['refund', 'cancel'],
        afterId: last?.id,
      }),
    ),
  )
}

async function overdueOrders(ctx: ChainContext): Promise<OrderRow[]> {
  const { store, failpoints } = ctx.deps
  const query = { ...unpaidOf(ctx), fillBy: lastFill(ctx) }
  return allPages(query.limit, (last?: OrderRow) =>
    step(failpoints, 'return.list', () => store.orders.inStates({ ...query, afterId: last?.id })),
  )
}

/** The latest deadline that may be too near already; each order's own margin decides later. */
function lastFill({ deps, memory, policy }: ChainContext): Date {
  const now = chainTime(deps.clock.now(), memory.watch.head?.time ?? null)
  return new Date((now + Math.max(policy.margins.contract, policy.margins.transfer)) * 1000)
}

/** Lists every deposit with an untreated exception; those that wait for an operator must not hide newer ones. */
async function allExceptions(ctx: ChainContext): Promise<DepositRow[]> {
  const { store, failpoints } = ctx.deps
  const size = ctx.policy.pageSize
  return allPages(size, (last?: DepositRow) =>
    step(failpoints, 'return.aside', () => store.deposits.exceptions(size, last?.id ?? 0n, ctx.chain.id)),
  )
}

/** Stray deposits that are final and not refunded yet. Unmatched ones wait for an operator. */
async function setAside(
  ctx: ChainContext,
  all: readonly DepositRow[],
): Promise<{ order: OrderRow; deposit: DepositRow }[]> {
  const { store, failpoints } = ctx.deps
  const pairs: { order: OrderRow; deposit: DepositRow }[] = []
  for (const deposit of all.filter(({ final, exception }) => final && strayDeposits.has(exception ?? ''))) {
    const { orderId } = deposit
    const order = orderId === null ? null : await step(failpoints, 'return.order', () => store.orders.get(orderId))
    if (order) pairs.push({ order, deposit })
  }
  return pairs
}

async function returnOwn(ctx: ChainContext, order: OrderRow): Promise<void> {
  const { store, failpoints, clock } = ctx.deps
  const deposits = await step(failpoints, 'return.deposit', () => store.deposits.forOrder(order.id))
  const rows = await step(failpoints, 'return.existing', () => store.disbursements.forOrder(order.id))
  const now = chainTime(clock.now(), ctx.memory.watch.head?.time ?? null)
  for (const deposit of deposits.filter((each) => !isStrayDeposit(each))) {
    const taken = rows.find(({ depositId, state }) => depositId === deposit.id && state !== 'failed') ?? null
    if (taken && taken.kind !== 'payout' && taken.state === 'reserved')
      return signAndBroadcast(ctx, [{ row: taken, order, deposit }])
    const reason = refundDueReason({ order, deposit, disbursement: taken, now, margins: ctx.policy.margins })
    if (reason) return give(ctx, order, deposit, reason)
  }
}

/**
 * Refunds of one order that need no operator: each costs the maker a network fee, and a sender could make many deposits
 * to one order at less.
 */
const MOST_STRAYS = 3

async function returnAside(ctx: ChainContext, order: OrderRow, deposit: DepositRow): Promise<void> {
  const { store, failpoints } = ctx.deps
  const rows = await step(failpoints, 'return.existing', () => store.disbursements.forOrder(order.id))
  const taken = rows.find(({ depositId, state }) => depositId === deposit.id && state !== 'failed')
  if (taken?.state === 'reserved') return signAndBroadcast(ctx, [{ row: taken, order, deposit }])
  if (taken) return
  const refunded = rows.filter(({ kind, depositId }) => kind === 'refund' && depositId !== deposit.id)
  if (refunded.length >= MOST_STRAYS && !isAskedFor(deposit)) return hold(ctx, order, deposit, 'many_deposits')
  const subject = `aside:${deposit.id}`
  const now = ctx.deps.clock.now().getTime()
  if (rows.some(({ depositId }) => depositId === deposit.id)) {
    // Its last transaction failed and the next one may too, so it is retried at growing intervals.
    if (!due(ctx.memory, subject, now)) return
    postpone(ctx.memory, subject, now, ctx.policy)
  }
  await give(ctx, order, deposit, deposit.exception ?? 'set_aside')
}

async function give(ctx: ChainContext, order: OrderRow, deposit: DepositRow, reason: string): Promise<void> {
  const { store, failpoints, catalogue } = ctx.deps
  // The maker's own account refunds only deposits that can never be reorganized away; the escrow itself guards a
  // cancel.
  if (order.custody === 'maker' && !deposit.final) return
  // A database that lost the order's payout is restored first: a held order, or a row for its refund, would be in the way.
  await step(failpoints, 'send.current', () => store.intents.requireCurrent(order.toChain))
  const kind: DisbursementKind = order.custody === 'escrow' ? 'cancel' : 'refund'
  const recipient = order.custody === 'escrow' ? deposit.sender : order.refundAddress
  if (recipient === null) return hold(ctx, order, deposit, 'no_refund_address')
  // An operator's own decision names the address; any other refund follows the memo that the depositor signed.
  if (kind === 'refund' && deposit.exception !== 'operator_return' && !memoAgrees(deposit.memo, order))
    return hold(ctx, order, deposit, 'deposit_memo_conflict')
  const usdE8 = depositValue(catalogue, deposit)
  const wanted = {
    depositId: deposit.id,
    orderId: order.id,
    kind,
    chainId: ctx.chain.id,
    asset: deposit.asset,
    amount: deposit.amount,
    destinationGas: 0n,
    recipient,
    usdE8,
  }
  if (kind === 'refund' && !isAskedFor(deposit) && (await tooSmall(ctx, order, deposit, recipient, usdE8)))
    return hold(ctx, order, deposit, 'dust')
  const available = kind === 'refund' ? await balanceOf(ctx, deposit) : null
  const result = await step(failpoints, 'return.take', () => store.disbursements.take(wanted, available, ctx.fence))
  if (!('taken' in result)) return
  ctx.log.warn({ order: order.id, deposit: String(deposit.id), kind, reason }, 'is refunded')
  await signAndBroadcast(ctx, [{ row: result.taken, order, deposit }])
}

async function tooSmall(
  ctx: ChainContext,
  order: OrderRow,
  deposit: DepositRow,
  recipient: string,
  usdE8: bigint | null,
): Promise<boolean> {
  const { payer } = ctx
  if (!payer) return false
  const action = {
    kind: 'transfer' as const,
    asset: deposit.asset,
    amount: deposit.amount,
    recipient,
    memo: order.id,
    destinationGas: 0n,
    orderId: null,
    reference: refundReference(deposit),
  }
  try {
    const { feeCap } = await step(ctx.deps.failpoints, 'return.cost', () => payer.plan(action, 0, null))
    return isDust(usdE8, nativeValue(ctx.deps.catalogue, ctx.chain.id, feeCap))
  } catch (error) {
    // Refused plans are judged by the refund's own planning.
    if (error instanceof AppError) return false
    throw error
  }
}

async function balanceOf(ctx: ChainContext, { asset }: DepositRow): Promise<bigint> {
  const balances = await step(ctx.deps.failpoints, 'return.balance', () =>
    ctx.node.balances(ctx.payer?.address ?? '', [asset]),
  )
  return balances.get(asset) ?? 0n
}

/** Holds the order if this is the order's own deposit, else the deposit alone, which stays listed with its reason. */
async function hold(ctx: ChainContext, order: OrderRow, deposit: DepositRow, reason: string): Promise<void> {
  const { store, failpoints } = ctx.deps
  const said = heldStrayReason(deposit, reason)
  if (deposit.exception === said) return
  await step(failpoints, 'return.hold', () =>
    store.transaction(async (tx) => {
      await tx.deposits.setException(deposit.id, said)
      const own = ['confirmed', 'validated', 'reserved'].includes(order.state) && !isStrayDeposit(deposit)
      if (own) await tx.orders.apply(order.id, 'held', { heldReason: reason, data: { reason }, fence: ctx.fence })
    }, ctx.fence),
  )
}
