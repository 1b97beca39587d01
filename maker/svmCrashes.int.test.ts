import { expect, it } from 'vitest'
import { crashCases } from './testing/crash/crashCases.ts'
import { svmScenarios } from './testing/crash/scenarios/index.ts'

crashCases('a maker with an SVM chain that dies at any failpoint', svmScenarios, { svm: true }, (died) => {
  it('has died on the way out and on the way back', () => {
    expect([...died]).toEqual(expect.arrayContaining(['send.open:after', 'send.broadcast:after', 'return.take:after']))
  })
})
