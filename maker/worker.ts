import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import { Crash } from '#runtime/failpoints.ts'
import type { Pending, PendingKind } from '#store/work/pending.ts'
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

/** A part without a kind of work always runs. */
type Part = readonly [name: string, work: (ctx: ChainContext) => Promise<void>, kind?: PendingKind]
const parts: Record<Lane, readonly Part[]> = {
  watch: [['watch', watchChain]],
  pay: [
    ['prepare', prepare],
    ['payouts', payOut, 'payouts'],
    ['returns', startRefunds, 'returns'],
    ['openings', startOpenings, 'openings'],
    ['transfers', startTransfers, 'transfers'],
    ['revoke', revokeAllowances],
    ['repay', repayPools],
  ],
  settle: [
    ['follow', trackTransactions, 'transactions'],
    ['attest', collectAttestations, 'attestations'],
    ['claims', claimBatches, 'claims'],
    ['finish', finishOrders, 'endings'],
    ['arrivals', finishTransfers, 'arrivals'],
  ],
  rescan: [['rescan', rescanHistory]],
}

const kindsOf = (lane: Lane): PendingKind[] => parts[lane].flatMap(([, , kind]) => kind ?? [])

/** Queues whose length is reported by the part that reads them. */
const queues = { payouts: 'payouts', returns: 'returns', transactions: 'slots', claims: 'claims' } as const
const isQueue = (kind: PendingKind): kind is keyof typeof queues => kind in queues

/**
 * Runs one pass of a lane, without the parts that have nothing to do. A part that fails leaves the others running; a crash under
 * test or a lost lease ends the pass. Nothing that an earlier pass read of pauses and nonces counts in this one.
 */
export async function runLane(ctx: ChainContext, lane: Lane): Promise<void> {
  let pending: Pending | null = null
  if (lane === 'pay') ctx.memory.payer.paused.clear()
  if (lane === 'pay' || lane === 'settle') ctx.memory.payer.slotFloor = null
  for (const [name, work, kind] of parts[lane]) {
    if (lane === 'settle') await letPayoutsGoFirst(ctx)
    if (kind !== undefined) {
      pending ??= await guarded(ctx, 'pending', { lane }, () => ctx.deps.store.pending.on(ctx.chain.id, kindsOf(lane)))
      if (pending && !pending[kind] && !isBegun(ctx, kind)) {
        if (isQueue(kind)) ctx.deps.metrics.queue(ctx.chain.id, queues[kind], 0)
        continue
      }
    }
    await guarded(ctx, name, { lane }, () => work(ctx))
    // It may have left work to the parts after it.
    pending = null
  }
}

/** A sweep that stopped early continues even if its orders are gone. */
const isBegun = ({ memory }: ChainContext, kind: PendingKind): boolean =>
  kind === 'payouts' && memory.pay.sweep !== null

/** Readies the payer's account: its next nonce, its offer key and its allowances. */
async function prepare(ctx: ChainContext): Promise<void> {
  await guarded(ctx, 'meet', { lane: 'pay' }, () => meetPayer(ctx))
  await guarded(ctx, 'offer_signer', { lane: 'pay' }, () => registerOfferSigner(ctx))
  await guarded(ctx, 'approve', { lane: 'pay' }, () => maintainAllowances(ctx))
}

/** Pays. While it runs, the settle lane waits. */
async function payOut(ctx: ChainContext): Promise<void> {
  const pass = startPayouts(ctx)
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
