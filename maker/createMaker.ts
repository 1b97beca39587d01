import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import { requireFeeCapsOf } from '#runtime/config.ts'
import type { ChainContext, MakerDeps, SettledChain } from './contract.ts'
import { createLease, type Lease } from './lease.ts'
import { type Loop, startLoop } from './loop.ts'
import { type WorkerState, createWorkerState, type ClaimQueues } from './workerState.ts'
import { defaultPolicy, type MakerPolicy } from './policy.ts'
import { createPriceHistory, SAMPLE_MS } from './priceHistory.ts'
import { createRollbackGuard, isRolledBack } from './rollback.ts'
import { reportChain, reportOrders } from './report.ts'
import { isCrash, isFenced, isSettled, type Lane, lanes, runLane } from './worker.ts'

const REPORT_MS = 10_000
/** Each batch of payouts wakes settling, whose queries cost by the pending rows, not by the new ones. */
const SETTLE_REST_MS = 100

export interface Maker {
  start(): void
  /** Ends the passes in progress and releases the leases. */
  stop(): Promise<void>
  /** Starts a pass now, for one chain or for all of them. */
  wake(chain?: ChainId): void
  /**
   * Runs one full pass over every chain, in catalogue order, one lane after the other.
   * @throws Crash and nothing else.
   */
  runOnce(): Promise<void>
  /** Runs one pass of one lane of a chain, as its loop does. @throws Crash and nothing else. */
  runLane(chain: ChainId, lane: Lane): Promise<void>
}

interface Worker {
  chain: SettledChain
  lease: Lease
  /** Drops the state that it keeps between passes. */
  forget: () => void
  context: () => Promise<ChainContext | null>
  loops: Partial<Record<Lane, Loop>>
}

/**
 * Watches deposits, pays them out, refunds those that cannot be paid and claims the paid ones, with one worker per
 * chain that this process leases.
 * @throws AppError `payout_fee_cap_missing` for a real network without a fee cap in dollars
 */
export function createMaker(deps: MakerDeps): Maker {
  requireFeeCapsOf(deps.catalogue, deps.chains)
  const policy: MakerPolicy = { ...defaultPolicy, ...deps.policy }
  const workers = new Map<ChainId, Worker>()
  const escrows: ClaimQueues = new Map()
  const prices = createPriceHistory(deps)
  const wake = (chain?: ChainId): void => {
    for (const worker of chain === undefined ? workers.values() : [workers.get(chain)])
      for (const lane of lanes) worker?.loops[lane]?.wake()
  }
  // A confirmed deposit must not wait for the other lanes of its destination.
  const wakeFor = (chain: ChainId): void => {
    workers.get(chain)?.loops.pay?.wake()
    workers.get(chain)?.loops.settle?.wake()
  }
  for (const chain of deps.catalogue.chains.filter(isSettled)) {
    const node = deps.chains.get(chain.id)
    if (node)
      workers.set(
        chain.id,
        createWorker({ deps, policy, chain, node, prices, wake: wakeFor }, () => createWorkerState(escrows)),
      )
  }

  const rollback = createRollbackGuard(deps, () => {
    escrows.clear()
    for (const worker of workers.values()) worker.forget()
  })

  async function pass(worker: Worker, lane: Lane): Promise<void> {
    let ctx: ChainContext | null = null
    try {
      await rollback.recovered()
      await prices.ready()
      ctx = await worker.context()
      if (ctx) await runLane(ctx, lane)
      if (ctx && lane === 'watch') await reportChain(ctx)
    } catch (error) {
      if (isCrash(error)) throw error
      if (isRolledBack(error)) rollback.met(worker.chain.id)
      if (ctx && isFenced(error)) worker.lease.drop(ctx.fence)
      deps.metrics.failure(worker.chain.id, lane, reasonOf(error))
      deps.log.error(
        {
          chain: worker.chain.id,
          lane,
          reason: reasonOf(error),
          error: error instanceof Error ? error.message : String(error),
        },
        'pass ended early',
      )
    }
  }

  const restMs = Math.min(SETTLE_REST_MS, deps.pollMs)
  let reporting: Loop | null = null
  let sampling: Loop | null = null
  const report = (): Promise<void> =>
    reportOrders(deps).catch((error: unknown) =>
      deps.log.warn({ reason: reasonOf(error) }, 'figures could not be read'),
    )

  return {
    start() {
      reporting ??= startLoop(report, REPORT_MS)
      sampling ??= startLoop(() => prices.sample(), SAMPLE_MS)
      for (const worker of workers.values()) {
        for (const lane of lanes)
          worker.loops[lane] ??= startLoop(() => pass(worker, lane), deps.pollMs, lane === 'settle' ? restMs : 0)
      }
    },
    async stop() {
      const all = [...workers.values()]
      await reporting?.stop()
      await sampling?.stop()
      reporting = null
      sampling = null
      await Promise.all(all.flatMap(({ loops }) => Object.values(loops).map((loop) => loop.stop())))
      for (const worker of all) worker.loops = {}
      await Promise.all(all.map(({ lease }) => lease.release()))
    },
    wake,
    async runOnce() {
      await prices.sample()
      for (const lane of lanes) for (const worker of workers.values()) await pass(worker, lane)
      await reportOrders(deps)
    },
    async runLane(chain, lane) {
      const worker = workers.get(chain)
      if (worker) await pass(worker, lane)
    },
  }
}

function createWorker(
  parts: Pick<ChainContext, 'deps' | 'policy' | 'chain' | 'node' | 'prices' | 'wake'>,
  fresh: () => WorkerState,
): Worker {
  const { deps, policy, chain } = parts
  const { store, clock, owner } = deps
  const lease = createLease({ store, clock, owner, name: `maker:${chain.id}`, seconds: policy.leaseSeconds })
  const log = deps.log.child({ chain: chain.id })
  const payer = deps.payers.get(chain.id) ?? null
  let memory = fresh()
  const forget = (): void => {
    memory = fresh()
  }
  let held: boolean | null = null
  const report = (holds: boolean): void => {
    deps.metrics.lease(chain.id, holds)
    if (held !== null && held !== holds)
      log.warn({ owner }, holds ? 'lease taken' : 'lease lost; this process is idle on the chain')
    if (held === null && !holds) log.info({ owner }, 'another process holds the lease')
    held = holds
  }
  const context = async (): Promise<ChainContext | null> => {
    const fence = await lease.hold().catch((error: unknown) => {
      deps.metrics.lease(chain.id, false)
      throw error
    })
    report(fence !== null)
    return fence && { ...parts, memory, payer, fence, log }
  }
  return { chain, lease, forget, context, loops: {} }
}
