import type { Failpoints } from '#runtime/failpoints.ts'

/**
 * Every await of execute/ and settle/ by name. The process may die at each: once before the call, once after it. Crash
 * tests run an order to its end across each of them, and of the two lists below.
 */
export const makerSteps = [
  'approve.allowance',
  'approve.balance',
  'approve.pending',
  'approve.plan',
  'approve.open',
  'open.list',
  'open.addresses',
  'open.orders',
  'open.funds',
  'open.journal',
  'open.slot',
  'open.record',
  'open.order',
  'open.screen',
  'open.check',
  'open.plan',
  'open.attempts',
  'open.spent',
  'open.claimed',
  'open.status',
  'open.sign',
  'open.note',
  'send.current',
  'send.broadcast',
  'send.mark',
  'context.slot',
  'context.meet',
  'unpaid.journal',
  'unpaid.look',
  'unpaid.hold',
  'unpaid.coins',
  'unpaid.mempool',
  'follow.list',
  'context.head',
  'follow.status',
  'follow.canonical',
  'follow.coin',
  'follow.verify',
  'follow.mined',
  'follow.unmined',
  'follow.final',
  'follow.failed',
  'follow.lost',
  'follow.mark',
  'follow.current',
  'follow.broadcast',
  'follow.payment',
  'follow.plan',
  'follow.sign',
  'follow.replace',
  'follow.child',
  'send.list',
  'send.slot',
  'send.plan',
  'send.open',
  'follow.filled',
  'payout.hold',
  'send.release',
  'source.deposit',
  'source.head',
  'source.status',
  'source.address',
  'brake.outflow',
  'brake.transfers',
  'brake.unclaimed',
  'wait.events',
  'wait.tell',
  'payout.list',
  'payout.deposit',
  'payout.existing',
  'payout.paused',
  'payout.screen',
  'payout.take',
  'payout.balance',
  'payout.give_back',
  'return.list',
  'return.failed',
  'return.begun',
  'return.aside',
  'return.order',
  'return.deposit',
  'return.existing',
  'return.take',
  'return.cost',
  'return.balance',
  'return.hold',
  'follow.opening',
  'follow.row',
  'follow.order',
  'follow.deposit',
  'claim.reserved',
  'claim.create',
  'claim.list',
  'claim.slot',
  'claim.open',
  'claim.plan',
  'claim.drop',
  'claim.batch',
  'claim.order',
  'claim.known',
  'attest.set',
  'attest.list',
  'attest.known',
  'attest.row',
  'attest.save',
  'attest.ask',
  'attest.recover',
  'attest.terms',
  'finish.list',
  'finish.paid',
  'finish.done',
] as const
/** Steps of payouts from pools, of their repayment, and of the claims that their account receives. */
export const poolSteps = [
  'payout.open',
  'payout.pool',
  'repay.owner',
  'repay.pending',
  'repay.debt',
  'repay.balance',
  'repay.reserved',
  'repay.promised',
  'repay.plan',
  'collect.balance',
  'collect.plan',
] as const
/** Steps of transfers between the maker's own wallets. */
export const transferSteps = [
  'transfer.list',
  'transfer.policy',
  'transfer.moved',
  'transfer.balance',
  'transfer.reserved',
  'transfer.promised',
  'transfer.refundable',
  'transfer.allowance',
  'transfer.plan',
  'transfer.sign',
  'transfer.note',
  'transfer.forged',
  'transfer.orders',
  'transfer.external',
  'transfer.received',
  'transfer.link',
  'transfer.hint',
  'transfer.end',
  'transfer.overdue',
  'follow.transfer',
] as const
/** Steps of the canaries' schedule. */
export const canarySteps = [
  'canary.lease',
  'canary.rows',
  'canary.paused',
  'canary.backoffs',
  'canary.judged',
  'canary.moved',
  'canary.blamed',
  'canary.refused',
  'canary.checks',
] as const
/** Steps of a request for a transfer, by the maker itself or in an operator's command. */
export const requestSteps = [
  'request.quotes',
  'request.order',
  'request.policy',
  'request.save',
  'request.transfer',
  'request.audit',
  'request.worked',
] as const
/** Steps that restore a database that lost commits, for all chains at once. */
export const rollbackSteps = ['rollback.restore', 'rollback.record'] as const
/** Steps of an operator's commands, which run in their own process. */
export const operatorSteps = [
  'operator.order',
  'operator.deposits',
  'operator.rows',
  'operator.release',
  'operator.refund',
  'adopt.order',
  'adopt.deposits',
  'adopt.verify',
  'adopt.save',
] as const
export type MakerStep = (
  | typeof makerSteps
  | typeof poolSteps
  | typeof transferSteps
  | typeof canarySteps
  | typeof requestSteps
  | typeof rollbackSteps
  | typeof operatorSteps
)[number]

/** Runs one awaited call between its two failpoints. */
export async function step<T>(failpoints: Failpoints, name: MakerStep, work: () => Promise<T>): Promise<T> {
  await failpoints.hit(`${name}:before`)
  const result = await work()
  await failpoints.hit(`${name}:after`)
  return result
}
