import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { PayoutAction } from '#chains/contract/payer.ts'
import { addressRules } from '#chains/registry.ts'
import { confirmationsFor } from '#core/catalogue/tiers.ts'
import { readDepositMemo } from '#core/order/depositMemo.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { depositProblem, disbursementProblem, namesAnother, namesOrder } from '../decide/checkDisbursement.ts'
import { progress } from '../decide/confirmations.ts'
import { pricesDecide } from '../decide/mostPayable.ts'
import type { PlanFailure } from '../decide/planFailure.ts'
import { priceWindow } from '../decide/priceWindow.ts'
import { resignProblem, validateDeposit, type ValidationFacts } from '../decide/validate.ts'
import { depositValue } from '../value.ts'
import { type RecipientProof } from './brakes.ts'
import { boundProblem } from './boundPayout.ts'
import { orderFacts } from './orderFacts.ts'
import {
  addresseeOf,
  depositTime,
  escrowStatusOf,
  isAnyPaused,
  readDeposit,
  sourceHead,
  type SourceReads,
} from './sourceReads.ts'
import { actionFor } from './terms.ts'

interface Job {
  row: DisbursementRow
  order: OrderRow
  deposit: DepositRow
}
/** Action that may be signed for a row, built from the chain, or the reason why none may. */
export type Verified = { action: PayoutAction; to: RecipientProof } | { failure: PlanFailure }

/** Runs two independent reads of different nodes at once. */
const bothOf = <A, B>(one: Promise<A>, other: Promise<B> | null): Promise<[A, B | null]> => Promise.all([one, other])

const wait = (reason: string): Verified => ({ failure: { kind: 'wait', reason } })
const hold = (reason: string): Verified => ({ failure: { kind: 'hold', reason } })

/**
 * Final check before a signature: the source chain is queried for the deposit itself, and the rows of order, deposit and
 * disbursement must all agree with it. Anyone who can write the database can then stop a payout, but not change one.
 */
export async function verifyJob(ctx: ChainContext, reads: SourceReads, job: Job): Promise<Verified> {
  const { row, deposit, order } = job
  // The head is read once per batch; an older one only counts fewer confirmations.
  const [seen] = await bothOf(
    readDeposit(ctx, deposit),
    row.kind === 'cancel' ? null : sourceHead(ctx, reads, deposit.chainId),
  )
  if (!seen || seen.blockHash !== deposit.blockHash) return wait('deposit_missing')
  const problem = depositProblem(deposit, seen, order)
  if (problem) return hold(problem)
  if (row.kind === 'cancel') return verifyCancel(ctx, job, seen)
  return row.kind === 'refund' ? verifyRefund(ctx, reads, job, seen) : verifyPayout(ctx, reads, job, seen)
}

/** Like `verifyJob`, for a row to be signed again in its tx slot; checks only that its content has not changed. */
export async function verifyAgain(ctx: ChainContext, job: Job): Promise<Verified> {
  const { row, deposit, order } = job
  const seen = await readDeposit(ctx, deposit)
  if (!seen) return wait('deposit_missing')
  const problem = depositProblem(deposit, seen, order)
  if (problem) return hold(problem)
  if (row.kind === 'cancel') return verifyCancel(ctx, job, seen)
  if (row.kind === 'refund') {
    const paid = await boundProblem(ctx, seen, order, deposit)
    return paid ? { failure: paid } : verifyRow(ctx, job, seen, row.amount)
  }
  if (!namesOrder(seen, order, await addresseeOf(ctx, seen, order))) return hold('deposit_mismatch')
  const facts = await pricedFacts(ctx, order, seen, null)
  const lie = resignProblem(facts, row.amount)
  return lie ? hold(lie) : verifyRow(ctx, job, seen, row.amount)
}

async function verifyPayout(ctx: ChainContext, reads: SourceReads, job: Job, seen: ObservedDeposit): Promise<Verified> {
  const { order, deposit } = job
  if (!namesOrder(seen, order, await addresseeOf(ctx, seen, order))) return hold('deposit_mismatch')
  const { chainId, binding } = seen
  const inEscrow = binding.kind === 'escrow'
  const [isDeep, status] = await bothOf(
    isDeepEnough(ctx, reads, seen),
    inEscrow ? escrowStatusOf(ctx, chainId, binding.escrow, binding.onchainId) : null,
  )
  if (!isDeep) return wait('deposit_shallow')
  if (inEscrow) {
    if (status === 'none') return wait('deposit_missing')
    if (status !== 'open') return hold('escrow_not_open')
  }
  const verdict = validateDeposit(await pricedFacts(ctx, order, seen, deposit.exception))
  return verdict.kind === 'pay' ? verifyRow(ctx, job, seen, verdict.amount) : { failure: verdict }
}

/** Facts of a payout with the prices between the order's creation and its deposit, whose block proves the time. */
async function pricedFacts(
  ctx: ChainContext,
  order: OrderRow,
  seen: ObservedDeposit,
  exception: string | null,
): Promise<ValidationFacts> {
  const shown = { ...seen, memo: memoIn(seen), exception }
  const facts = orderFacts(ctx, order, shown, termsOf(seen, order), { window: 'unknown' })
  const { from, to, pricing } = facts
  if (!from || !to || !pricesDecide({ from, to, native: pricing.native, destinationGas: order.destinationGas }))
    return facts
  const time = await depositTime(ctx, seen)
  if (time === null) return facts
  const window = priceWindow(order.createdAt.getTime(), time)
  return orderFacts(ctx, order, shown, termsOf(seen, order), { window })
}

/**
 * The maker's own account refunds only deposits that can never be reorganized away, and never one whose memo names
 * another order.
 */
async function verifyRefund(ctx: ChainContext, reads: SourceReads, job: Job, seen: ObservedDeposit): Promise<Verified> {
  if (job.order.custody !== 'maker' || seen.binding.kind === 'escrow') return hold('deposit_mismatch')
  const addressee = await addresseeOf(ctx, seen, job.order)
  if (job.order.surface !== 'operator' && namesAnother(seen, job.order, addressee)) return hold('deposit_mismatch')
  const head = await sourceHead(ctx, reads, seen.chainId)
  if (!head || seen.height > head.finalized) return wait('deposit_shallow')
  const problem = await boundProblem(ctx, seen, job.order, job.deposit)
  return problem ? { failure: problem } : verifyRow(ctx, job, seen, 0n, refundTo(ctx, job, seen, addressee))
}

/**
 * The chain proves the sender and the memo's address, the offer signer the address in the terms; any other is in the
 * database alone.
 */
function refundTo(
  { chain }: ChainContext,
  { row, order }: Job,
  seen: ObservedDeposit,
  addressee: OrderId | null,
): RecipientProof {
  const memo = readDepositMemo(memoIn(seen) ?? '')
  const inMemo = memo?.orderId === order.id && memo.refundAddress === row.recipient
  const inTerms =
    addressee === order.id &&
    order.escrowOrder?.depositor.toLowerCase() === addressRules(chain.family).toBytes(row.recipient).toLowerCase()
  return row.recipient === seen.sender || inMemo || inTerms ? 'own' : 'other'
}

/** The escrow pays its own depositor, so a cancel needs no more than its event. */
const verifyCancel = (ctx: ChainContext, job: Job, seen: ObservedDeposit): Verified =>
  seen.binding.kind === 'escrow' && namesOrder(seen, job.order, null)
    ? verifyRow(ctx, job, seen, 0n)
    : hold('deposit_mismatch')

function verifyRow(
  ctx: ChainContext,
  { row, order }: Job,
  seen: ObservedDeposit,
  payout: bigint,
  to: RecipientProof = 'order',
): Verified {
  const problem = disbursementProblem(row, order, seen, payout)
  if (problem) return hold(problem)
  const terms = { ...order, escrow: escrowIn(seen), escrowOrder: termsOf(seen, order) }
  return { action: actionFor(ctx.deps.catalogue, row, terms, seen), to }
}

const memoIn = ({ binding }: ObservedDeposit): string | null => (binding.kind === 'memo' ? binding.memo : null)

const escrowIn = ({ binding }: ObservedDeposit): string | null => (binding.kind === 'escrow' ? binding.escrow : null)

/** The escrow's own event, if there is one. For a deposit by memo, only its order's id on chain fixes the terms. */
const termsOf = ({ binding }: ObservedDeposit, order: OrderRow): OrderRow['escrowOrder'] =>
  binding.kind === 'escrow' ? binding.order : order.escrowOrder

/**
 * True if nothing is paused and the deposit is as deep as its value requires, counted now: a row that says `confirmed`
 * proves nothing.
 */
async function isDeepEnough(ctx: ChainContext, reads: SourceReads, seen: ObservedDeposit): Promise<boolean> {
  if (await isAnyPaused(ctx, reads, [seen.chainId, ctx.chain.id])) return false
  const head = await sourceHead(ctx, reads, seen.chainId)
  const settlement = ctx.deps.catalogue.chains.find(({ id }) => id === seen.chainId)?.settlement
  if (!head || !settlement) return false
  const need = confirmationsFor(settlement, depositValue(ctx.deps.catalogue, seen))
  return progress({ height: seen.height, head: head.height, finalized: head.finalized }, need).reached
}
