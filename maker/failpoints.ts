import type { Failpoints } from '#runtime/failpoints.ts'

/**
 * Every await of execute/ and settle/ by name. Each is a place where the process may die: once before the call, once after it.
 * Crash tests run an order to its end across each of them.
 */
export const makerSteps = [
  'approve.allowance',
  'approve.balance',
  'approve.pending',
  'approve.plan',
  'approve.open',
  'send.broadcast',
  'send.mark',
  'context.slot',
  'follow.list',
  'context.head',
  'follow.status',
  'follow.canonical',
  'follow.verify',
  'follow.mined',
  'follow.unmined',
  'follow.final',
  'follow.failed',
  'follow.lost',
  'follow.mark',
  'follow.broadcast',
  'follow.plan',
  'follow.sign',
  'follow.replace',
  'send.list',
  'send.slot',
  'send.plan',
  'send.open',
  'follow.filled',
  'payout.hold',
  'send.release',
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
  'finish.list',
  'finish.paid',
  'finish.done',
] as const
export type MakerStep = (typeof makerSteps)[number]

/** Runs one awaited call between its two failpoints. */
export async function step<T>(failpoints: Failpoints, name: MakerStep, work: () => Promise<T>): Promise<T> {
  await failpoints.hit(`${name}:before`)
  const result = await work()
  await failpoints.hit(`${name}:after`)
  return result
}
