import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { readDepositMemo } from '#core/order/depositMemo.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositPlace, DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { namesOrder } from '../decide/checkDisbursement.ts'
import { isStrayDeposit } from '../decide/strayDeposits.ts'
import type { PlanFailure } from '../decide/planFailure.ts'
import { step } from '../failpoints.ts'
import { payoutByHash } from '../unpaidFacts.ts'
import { isRolledBack } from '../rollback.ts'
import { addresseeOf, depositTime } from './sourceReads.ts'

const wait = (reason: string): PlanFailure => ({ kind: 'wait', reason })

/**
 * Returns the reason why the order that a deposit names forbids its refund; null = none. The order hash in its memo, or
 * the one that the offer signer has signed for its address, must be unpaid, whatever order the rows link it to, unless
 * another deposit paid for that payout.
 */
export async function boundProblem(
  ctx: ChainContext,
  seen: ObservedDeposit,
  order: OrderRow,
  deposit: DepositRow,
): Promise<PlanFailure | null> {
  const addressee = await addresseeOf(ctx, seen, order)
  const bound = boundOrder(seen, order, addressee)
  if (!bound) return null
  const { intents } = ctx.deps.store
  const signed = intents.earlier({ purpose: 'payout', orderId: bound.orderId, deposit: seen })
  if (signed.some(({ purpose, payment }) => purpose === 'payout' && payment && !isSamePlace(payment.deposit, seen)))
    return null
  const time = await depositTime(ctx, seen)
  if (time === null) return wait('time_unknown')
  const covered = intents.reachesBackTo(bound.toChain, new Date(time))
  // If this deposit had been paid out, the journal would name it.
  if (covered && isStrayDeposit(deposit) && namesOrder(seen, order, addressee)) return null
  const sought = { toChain: bound.toChain, reference: bound.orderHash, since: Math.floor(time / 1000) }
  try {
    const payout = await step(ctx.deps.failpoints, 'unpaid.look', () => payoutByHash(ctx.deps, sought))
    if (payout.kind === 'paid') return { kind: 'hold', reason: 'paid_elsewhere' }
    if (payout.kind === 'unpaid') return null
    // A pending payout is in the journal, unless the journal was lost.
    const holds = () => intents.holdsAllSince(bound.toChain, new Date(time))
    const mayLand = payout.kind === 'unknown' || !(await step(ctx.deps.failpoints, 'unpaid.journal', holds))
    return mayLand ? wait(payout.reason) : null
  } catch (error) {
    if (error instanceof AppError && !isRolledBack(error)) return wait(error.reason)
    throw error
  }
}

interface BoundOrder {
  readonly orderId: OrderId
  readonly orderHash: `0x${string}`
  readonly toChain: ChainId
}

/** Order that the deposit itself names, by its memo or by an address with the offer signer's word for the terms. */
function boundOrder(
  { binding }: ObservedDeposit,
  { id, escrowOrder }: OrderRow,
  addressee: OrderId | null,
): BoundOrder | null {
  if (binding.kind === 'memo') return readDepositMemo(binding.memo ?? '')
  if (addressee !== id || !escrowOrder) return null
  return { orderId: id, orderHash: orderHash(escrowOrder), toChain: chainId(Number(escrowOrder.dstChainId)) }
}

const isSamePlace = (a: DepositPlace, b: DepositPlace): boolean =>
  a.chainId === b.chainId && a.txId === b.txId && a.ordinal === b.ordinal
