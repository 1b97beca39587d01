import { crashCases } from './testing/crash/crashCases.ts'
import { notOnTon, tonScenarios } from './testing/crash/scenarios/index.ts'

crashCases('a maker with a TON chain that dies at every failpoint', tonScenarios, {
  ton: true,
  unreached: { ton: notOnTon },
  deaths: 345,
  enough: 2,
})
