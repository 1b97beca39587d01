import { crashCases } from './testing/crash/crashCases.ts'
import { coinSteps, custodySteps, evmScenarios } from './testing/crash/scenarios/index.ts'

crashCases('a maker between two EVM chains that dies at every failpoint', evmScenarios, {
  unreached: { evm: [...custodySteps, ...coinSteps], maker: [], operator: [] },
  deaths: 700,
})
