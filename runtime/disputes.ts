import type { Dispute, OnDispute } from '#chains/rpc/votes.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export interface DisputeSinks {
  metrics: Metrics
  part: 'server' | 'maker' | 'attester' | 'reconciler'
  clock: Clock
  log: Log
  /** Stores the dispute for operators; absent if the process has no storage for it. */
  save?: (chain: ChainId, dispute: Dispute) => Promise<unknown>
}

/** A request repeats many times a second; within this time one line and one row are enough. */
const QUIET_MS = 10_000

/** Records every undecided vote: each is counted, and the endpoints' answers are logged and stored. */
export function watchDisputes({ metrics, part, clock, log, save }: DisputeSinks): (chain: ChainId) => OnDispute {
  const disputes = metrics.counter(
    `causeway_${part}_rpc_disputes_total`,
    'Votes that ended without an answer because the endpoints contradict each other.',
    ['chain', 'method'],
  )
  const toldAt = new Map<string, number>()
  return (chain) => (dispute) => {
    const { method, subject, votes } = dispute
    disputes.inc({ chain, method })
    const now = clock.now().getTime()
    const topic = `${chain} ${method}`
    if (now - (toldAt.get(topic) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return
    toldAt.set(topic, now)
    log.error(
      { alert: 'rpc_disagree', chain, method, subject, votes },
      'the endpoints of this network contradict each other',
    )
    save?.(chain, dispute).catch((error: unknown) =>
      log.warn({ chain, method, reason: reasonOf(error) }, 'the dispute could not be stored'),
    )
  }
}
