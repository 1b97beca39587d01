import { makerSteps } from './failpoints.ts'
import { crashCases } from './testing/crash/crashCases.ts'
import { custodySteps, evmScenarios } from './testing/crash/scenarios/index.ts'

const steps = makerSteps.filter((step) => !custodySteps.includes(step))
crashCases('a maker between two EVM chains that dies at any failpoint', evmScenarios, { steps })
