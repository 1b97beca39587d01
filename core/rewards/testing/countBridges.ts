import type { ChainId } from '../../chain/chainId.ts'
import type { CampaignCounts } from '../campaign/kindRules.ts'
import type { BridgeCampaign, CampaignTask } from '../campaign/types.ts'

/** Settled bridge, as campaigns see it. */
export interface CampaignBridge {
  readonly fromChain: ChainId
  readonly toChain: ChainId
  readonly settledAt: Date
  readonly points: number
}

const meets = (task: CampaignTask, bridge: CampaignBridge): boolean =>
  (task.fromChain === null || task.fromChain === bridge.fromChain) &&
  (task.toChain === null || task.toChain === bridge.toChain)

/** Counts for one wallet in plain code, which the database does for many at once. */
export function countBridges(
  { startTime, endTime, tasks }: BridgeCampaign,
  bridges: readonly CampaignBridge[],
): CampaignCounts {
  const within = bridges.filter(({ settledAt }) => startTime <= settledAt && settledAt < endTime)
  const steps = tasks.map((task) => within.filter((bridge) => meets(task, bridge)).length)
  const crossPoints = within
    .filter((bridge) => tasks.some((task) => meets(task, bridge)))
    .reduce((sum, bridge) => sum + bridge.points, 0)
  return { steps, crossPoints }
}
