import type { ObservedDeposit } from '#chains/contract.ts'
import { AppError } from '#core/errors.ts'
import { readDepositMemo } from '#core/order/depositMemo.ts'
import type { DepositPlace, DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { namesOrder } from '../decide/checkDisbursement.ts'
import { isStrayDeposit } from '../decide/strayDeposits.ts'
import type { PlanFailure } from '../decide/planFailure.ts'
import { step } from '../failpoints.ts'
import { payoutByHash } from '../unpaidFacts.ts'
import { isRolledBack } from '../rollback.ts'
import { depositTime } from './sourceReads.ts'

const wait = (reason: string): PlanFailure => ({ kind: 'wait', reason })

/**
 * Returns the reason why a deposit's memo forbids its refund; null = none. The order hash that the depositor signed into it must be
 * unpaid, whatever order the rows link it to, unless another deposit paid for that payout.
 */
export async function memoProblem(
  ctx: ChainContext,
  seen: ObservedDeposit,
  order: OrderRow,
  deposit: DepositRow,
): Promise<PlanFailure | null> {
  const memo = seen.binding.kind === 'memo' ? readDepositMemo(seen.binding.memo ?? '') : null
  if (!memo) return null
  const { intents } = ctx.deps.store
  const signed = intents.earlier({ purpose: 'payout', orderId: memo.orderId, deposit: seen })
  if (signed.some(({ purpose, payment }) => purpose === 'payout' && payment && !isSamePlace(payment.deposit, seen)))
    return null
  const time = await depositTime(ctx, seen)
  if (time === null) return wait('time_unknown')
  const covered = intents.reachesBackTo(memo.toChain, new Date(time))
  // If this deposit had been paid out, the journal would name it.
  if (covered && isStrayDeposit(deposit) && namesOrder(seen, order, null)) return null
  const sought = { toChain: memo.toChain, reference: memo.orderHash, since: Math.floor(time / 1000) }
  try {
    const payout = await step(ctx.deps.failpoints, 'unpaid.look', () => payoutByHash(ctx.deps, sought))
    if (payout.kind === 'paid') return { kind: 'hold', reason: 'paid_elsewhere' }
    if (payout.kind === 'unpaid') return null
    // A pending payout is in the journal, unless the journal was lost.
    const holds = () => intents.holdsAllSince(memo.toChain, new Date(time))
    const mayLand = payout.kind === 'unknown' || !(await step(ctx.deps.failpoints, 'unpaid.journal', holds))
    return mayLand ? wait(payout.reason) : null
  } catch (error) {
    if (error instanceof AppError && !isRolledBack(error)) return wait(error.reason)
    throw error
  }
}

const isSamePlace = (a: DepositPlace, b: DepositPlace): boolean =>
  a.chainId === b.chainId && a.txId === b.txId && a.ordinal === b.ordinal
