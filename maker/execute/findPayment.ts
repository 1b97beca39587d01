import type { PaymentSearch } from '#chains/contract/payer.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import type { ChainContext } from '../contract.ts'
import { judgePayment, type PaymentVerdict } from '../decide/payment.ts'
import { step } from '../failpoints.ts'
import type { Subject } from './subject.ts'
import { actionFor } from './terms.ts'

/** Maximum difference of our clock and the chain's. */
export const CLOCK_SKEW_MS = 900_000

export interface SoughtPayment {
  chain: ChainId
  /** The order's hash for a payout by transfer, `refundReference` for a refund. */
  reference: `0x${string}`
  /** Earliest time at which the payment can have been signed. */
  since: Date
}

/**
 * Searches the chain for a payment of ours; "unsupported" where a nonce or a contract excludes a second one instead. A
 * dispute among endpoints is reported and returns "wait".
 */
export async function findPayment(
  ctx: ChainContext,
  sought: SoughtPayment,
): Promise<PaymentVerdict | { kind: 'unsupported' }> {
  const { deps, memory, policy } = ctx
  const payer = deps.payers.get(sought.chain)
  if (!payer || !deps.chains.get(sought.chain)?.findPayment) return { kind: 'unsupported' }
  const search = await searchFor(ctx, sought, payer.address)
  if (search === null) return { kind: 'wait' }
  const now = deps.clock.now().getTime()
  const { reference } = sought
  const disputed = search.state === 'unpaid' && search.disputed !== null
  if (disputed) alert(ctx, sought, search.disputed)
  const disputedSince = memory.payer.disputes.get(reference) ?? null
  if (!disputed) memory.payer.disputes.delete(reference)
  else if (disputedSince === null) memory.payer.disputes.set(reference, now)
  return judgePayment({ search, disputedSince, now, disputeMs: policy.disputeMs })
}

/** Like `findPayment`, for a row whose transaction is gone. Only a payment by transfer can be searched for. */
export async function paymentOf(ctx: ChainContext, subject: Subject): Promise<PaymentVerdict> {
  if (subject.kind !== 'row') return { kind: 'unpaid' }
  const { row, order, deposit } = subject
  const action = actionFor(ctx.deps.catalogue, row, order, deposit)
  const reference = action.kind === 'transfer' ? (action.orderId ?? action.reference) : null
  if (!reference) return { kind: 'unpaid' }
  const found = await findPayment(ctx, { chain: row.chainId, reference, since: order.createdAt })
  return found.kind === 'unsupported' ? { kind: 'unpaid' } : found
}

/** Null if one endpoint shows the payment but no quorum answers. */
async function searchFor(ctx: ChainContext, sought: SoughtPayment, payer: string): Promise<PaymentSearch | null> {
  const since = Math.floor((sought.since.getTime() - CLOCK_SKEW_MS) / 1_000)
  const query = { reference: sought.reference, payer, since }
  const node = ctx.deps.chains.get(sought.chain)
  try {
    return await step(ctx.deps.failpoints, 'follow.payment', async () => (await node?.findPayment?.(query)) ?? null)
  } catch (error) {
    if (reasonOf(error) !== 'payment_disputed') throw error
    alert(ctx, sought, error instanceof Error ? error.message : null)
    return null
  }
}

function alert({ deps, log }: ChainContext, { chain, reference }: SoughtPayment, shown: string | null): void {
  deps.metrics.failure(chain, 'payment', 'payment_disputed')
  log.error(
    { chain, reference, shown, reason: 'payment_disputed' },
    'an endpoint shows a payment that others do not have',
  )
}
