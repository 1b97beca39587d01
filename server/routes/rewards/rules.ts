import { createRoute } from '@hono/zod-openapi'
import { isDouble } from '#core/rewards/checkInPoints.ts'
import { rewardsData } from '#core/wire/rewards.ts'
import type { ServerDeps } from '../../deps.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'
import { offeredContracts } from '../../rewards/checkIn/place.ts'

const rules = createRoute({ method: 'get', path: '/api/config/rewards', summary: 'How points are earned, and where people can check in', responses: answersData(rewardsData) })

export function ruleRoutes(deps: Pick<ServerDeps, 'rewards' | 'clock'>) {
  const { bridge, checkIn, tiers, phase2From } = deps.rewards
  const fixed = {
    default_chain_id: checkIn.defaultChain,
    earliest: checkIn.earliest.toISOString(),
    points: checkIn.points,
    points_with_bridge: checkIn.withBridge,
    specials: checkIn.specials.map(({ after, points }) => ({ after, points })),
    contracts: offeredContracts(deps).map(({ chainId, address, explorer }) => ({ chain_id: chainId, address, explorer_url: explorer })),
  }
  const rest = {
    bridge: { to_top_chain: bridge.toTopChain, to_other_chain: bridge.toOtherChain, other_token: bridge.otherToken },
    tiers: tiers.map(({ above, percent }) => ({ above, percent })),
    phase2_from: phase2From.toISOString(),
  }
  return createRouter().openapi(rules, (c) => {
    const check_in = { ...fixed, double: isDouble(checkIn, deps.clock.now()) }
    return c.json(ok({ check_in, ...rest }), 200)
  })
}
