import { crashCases } from './testing/crash/crashCases.ts'
import { notOnStarknet, starknetScenarios } from './testing/crash/scenarios/index.ts'
import { withStarknetRoutes } from './testing/starknetOrders.ts'

crashCases('a maker with a Starknet chain that dies at every failpoint', starknetScenarios, {
  starknet: true,
  change: withStarknetRoutes,
  unreached: { starknet: notOnStarknet },
  deaths: 150,
  enough: 2,
})
