import { expect, it } from 'vitest'
import { makerSteps } from './failpoints.ts'
import { crashCases } from './testing/crash/crashCases.ts'
import { evmScenarios } from './testing/crash/scenarios/index.ts'

crashCases('a maker between two EVM chains that dies at any failpoint', evmScenarios, { svm: false }, (died) => {
  it('has died before and after every step', () => {
    expect(makerSteps.flatMap((step) => [`${step}:before`, `${step}:after`]).filter((name) => !died.has(name))).toEqual([])
  })
})
