import type { DeploymentRow, NewDeployment } from '#store/deployments/types.ts'
import type { ServerDeps } from '../deps.ts'
import { campaignsNow } from '../rewards/campaigns/current.ts'
import { readDeployment } from './readDeployment.ts'

type Deps = Pick<ServerDeps, 'store' | 'chains' | 'endpointShortage' | 'campaigns' | 'clock' | 'log'>

const BATCH = 20
const SHORTEST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 10 * 60_000
/** Of one on a network that is no longer served, or that has too few endpoints for points to depend on them. */
const IDLE_MS = 24 * 3_600_000
/** Time during which a transaction that left the chain may return. */
const GONE_AFTER_MS = 60 * 60_000

/** Time of the first recheck, right after a deployment was shown. */
export const firstRecheck = (now: Date): Date => new Date(now.getTime() + SHORTEST_WAIT_MS)

/**
 * Rechecks deployments until they are final, and awards what campaigns give for them then; one that its network has dropped is
 * removed. Safe on every replica at once: rows are claimed.
 */
export async function followDeployments(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const retryAt = new Date(now.getTime() + LONGEST_WAIT_MS)
  for (const row of await deps.store.deployments.claimDue(now, retryAt, BATCH)) {
    try {
      await follow(deps, row, now)
    } catch (err) {
      deps.log.warn({ err, chain: row.chainId, tx: row.txHash }, 'a deployment could not be rechecked; will be retried')
    }
  }
}

async function follow(deps: Deps, row: DeploymentRow, now: Date): Promise<void> {
  const { store, chains, endpointShortage } = deps
  const age = now.getTime() - row.createdAt.getTime()
  const next = (ms: number): Date => new Date(now.getTime() + ms)
  const wait = next(Math.min(Math.max(age / 10, SHORTEST_WAIT_MS), LONGEST_WAIT_MS))
  const node = chains(row.chainId)
  if (!node?.execution || endpointShortage(row.chainId))
    return store.deployments.recheck(row.id, row.deployedAt, next(IDLE_MS))
  const { found, mined } = await readDeployment(node, { txHash: row.txHash, position: null })
  if (found === null || mined === null)
    return age > GONE_AFTER_MS
      ? store.deployments.remove(row.id)
      : store.deployments.recheck(row.id, row.deployedAt, wait)
  // An earlier read was of endpoints that lied, or had too few to disagree.
  if (!isSame(row, found)) {
    await store.deployments.remove(row.id)
    await store.deployments.record(found, firstRecheck(now))
    return
  }
  const { finalized } = await node.head()
  if (mined.height > finalized) return store.deployments.recheck(row.id, found.deployedAt, wait)
  await store.transaction(async (inner) => {
    if (await inner.deployments.finish(row.id, found.deployedAt))
      await inner.campaigns.settle([row.wallet], campaignsNow(deps))
  })
}

const isSame = (row: DeploymentRow, found: NewDeployment): boolean =>
  row.wallet === found.wallet &&
  row.contract === found.contract &&
  row.name === found.name &&
  row.message === found.message
