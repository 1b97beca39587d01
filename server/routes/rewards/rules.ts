import { createRoute } from '@hono/zod-openapi'
import { isDouble } from '#core/rewards/checkInPoints.ts'
import { rewardsData } from '#core/wire/rewards.ts'
import type { ServerDeps } from '../../deps.ts'
import { isOpen } from '../../http/guards.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'
import { contractsFor } from '../../rewards/checkIn/reader.ts'

const rules = createRoute({
  method: 'get',
  path: '/api/config/rewards',
  summary: 'Get the points rules and the check-in contracts',
  responses: answersData(rewardsData),
})

export function ruleRoutes(
  deps: Pick<ServerDeps, 'rewards' | 'catalogue' | 'clock' | 'policy' | 'checkInContractCheck'>,
) {
  const { bridge, checkIn, tiers, phase2From } = deps.rewards
  const fixed = {
    earliest: checkIn.earliest.toISOString(),
    points: checkIn.points,
    points_with_bridge: checkIn.withBridge,
    specials: checkIn.specials.map(({ after, points }) => ({ after, points })),
  }
  const rest = {
    bridge: {
      top_networks: deps.catalogue.chains.filter(({ id }) => bridge.topChains.includes(id)).map(({ alias }) => alias),
      to_top_chain: bridge.toTopChain,
      to_other_chain: bridge.toOtherChain,
      other_token: bridge.otherToken,
    },
    tiers: tiers.map(({ above, percent }) => ({ above, percent })),
    phase2_from: phase2From.toISOString(),
  }
  return createRouter().openapi(rules, async (c) => {
    const offered = await contractsFor(deps, c.get('visitor'))
    const links = await isOpen(deps, c.get('visitor'), 'links')
    const contracts = offered.map(({ chainId, address, explorer }) => ({
      chain_id: chainId,
      address,
      explorer_url: links ? explorer : null,
    }))
    // If the default network isn't offered here, the first offered one replaces it.
    const preferred = offered.find(({ chainId }) => chainId === checkIn.defaultChain) ?? offered[0]
    const check_in = {
      ...fixed,
      default_chain_id: preferred?.chainId ?? checkIn.defaultChain,
      contracts,
      double: isDouble(checkIn, deps.clock.now()),
    }
    return c.json(ok({ check_in, ...rest }), 200)
  })
}
