import { reasonOf } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { ChainContext, SettledChain } from './contract.ts'
import { keepAllowances } from './execute/allowances.ts'
import { followSlots } from './execute/followSlots.ts'
import { startPayouts } from './execute/startPayouts.ts'
import { startReturns } from './execute/startReturns.ts'
import { guarded } from './guard.ts'
import { claimBatches } from './settle/claimBatches.ts'
import { collectAttestations } from './settle/collectAttestations.ts'
import { finishOrders } from './settle/finishOrders.ts'
import { watchChain } from './watch/watchChain.ts'

/** What a worker does, in lanes that run beside each other: a slow node scan must not hold up a payout. */
export const lanes = ['watch', 'pay', 'settle'] as const
export type Lane = (typeof lanes)[number]

type Part = readonly [name: string, work: (ctx: ChainContext) => Promise<void>]
const parts: Record<Lane, readonly Part[]> = {
  watch: [['watch', watchChain]],
  pay: [
    ['approve', keepAllowances],
    ['payouts', startPayouts],
    ['returns', startReturns],
  ],
  settle: [
    ['follow', followSlots],
    ['attest', collectAttestations],
    ['claims', claimBatches],
    ['finish', finishOrders],
  ],
}

/** One pass of a lane. A part that fails leaves the others running; a crash under test or a lost lease ends the pass. */
export async function runLane(ctx: ChainContext, lane: Lane): Promise<void> {
  for (const [name, work] of parts[lane]) await guarded(ctx, name, { lane }, () => work(ctx))
}

export const isCrash = (error: unknown): boolean => error instanceof Crash
export const isFenced = (error: unknown): boolean => reasonOf(error) === 'fenced'

export const isSettled = (chain: { settlement: unknown }): chain is SettledChain => chain.settlement !== null
