import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { ChainContext, SettledChain } from './contract.ts'
import { maintainAllowances } from './execute/allowances.ts'
import { trackTransactions } from './execute/trackTransactions.ts'
import { meetPayer } from './execute/floor.ts'
import { revokeAllowances } from './rebalance/revokeAllowances.ts'
import { repayPools } from './settle/repayPools.ts'
import { startOpenings } from './execute/startOpenings.ts'
import { startPayouts } from './execute/startPayouts.ts'
import { startRefunds } from './execute/startRefunds.ts'
import { startTransfers } from './execute/startTransfers.ts'
import { guarded } from './guard.ts'
import { registerOfferSigner } from './keys/registerOfferSigner.ts'
import { claimBatches } from './settle/claimBatches.ts'
import { collectAttestations } from './settle/collectAttestations.ts'
import { finishOrders } from './settle/finishOrders.ts'
import { finishTransfers } from './settle/finishTransfers.ts'
import { rescanHistory } from './watch/rescanHistory.ts'
import { watchChain } from './watch/watchChain.ts'

/** Lanes of a worker, which run in parallel: a slow node scan must not hold up a payout. */
export const lanes = ['watch', 'pay', 'settle', 'rescan'] as const
export type Lane = (typeof lanes)[number]

const MOST_WAIT_MS = 2_000

type Part = readonly [name: string, work: (ctx: ChainContext) => Promise<void>]
const parts: Record<Lane, readonly Part[]> = {
  watch: [['watch', watchChain]],
  pay: [
    ['payouts', payOut],
    ['returns', startRefunds],
    ['openings', startOpenings],
    ['transfers', startTransfers],
    ['revoke', revokeAllowances],
    ['repay', repayPools],
  ],
  settle: [
    ['follow', trackTransactions],
    ['attest', collectAttestations],
    ['claims', claimBatches],
    ['finish', finishOrders],
    ['arrivals', finishTransfers],
  ],
  rescan: [['rescan', rescanHistory]],
}

/**
 * Runs one pass of a lane. A part that fails leaves the others running; a crash under test or a lost lease ends the
 * pass.
 */
export async function runLane(ctx: ChainContext, lane: Lane): Promise<void> {
  for (const [name, work] of parts[lane]) {
    if (lane === 'settle') await letPayoutsGoFirst(ctx)
    await guarded(ctx, name, { lane }, () => work(ctx))
  }
}

/** Runs allowances and payouts. While it runs, the settle lane waits. */
async function payOut(ctx: ChainContext): Promise<void> {
  await guarded(ctx, 'meet', { lane: 'pay' }, () => meetPayer(ctx))
  await guarded(ctx, 'offer_signer', { lane: 'pay' }, () => registerOfferSigner(ctx))
  const pass = guarded(ctx, 'approve', { lane: 'pay' }, () => maintainAllowances(ctx)).then(() => startPayouts(ctx))
  const paying = pass.catch(() => undefined)
  ctx.memory.pay.inProgress = paying
  try {
    await pass
  } finally {
    ctx.memory.pay.inProgress = null
  }
}

/** Users wait for payouts, not for claims; but a payout that hangs must not stop the rest. */
async function letPayoutsGoFirst({ memory }: ChainContext): Promise<void> {
  if (!memory.pay.inProgress) return
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MOST_WAIT_MS)
  })
  await Promise.race([memory.pay.inProgress, enough])
  clearTimeout(timer)
}

export const isCrash = (error: unknown): boolean => error instanceof Crash
export const isFenced = (error: unknown): boolean => reasonOf(error) === 'fenced'

export const isSettled = (chain: { settlement: unknown }): chain is SettledChain => chain.settlement !== null

/** Networks whose orders have a deposit address each. */
export const depositNetworks = ({ chains }: Pick<Catalogue, 'chains'>): ChainId[] =>
  chains.filter(({ settlement }) => settlement !== null && settlement.depositAccount !== null).map(({ id }) => id)
