import type { BridgeCampaign } from '#core/rewards/campaign/types.ts'
import type { KindServer } from './kindServer.ts'

export const bridgeServer: KindServer<BridgeCampaign> = {
  row: (_, { tasks, extraPoints }) => ({
    tasks: tasks.map((task) => ({
      transfer_count: task.transferCount,
      from_chain: task.fromChain,
      to_chain: task.toChain,
      points: task.points,
    })),
    extra_points: extraPoints,
    social: null,
  }),
  isReached: () => true,
  isTaskDone: () => false,
}
