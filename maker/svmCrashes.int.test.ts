import { crashCases } from './testing/crash/crashCases.ts'
import { notOnSvm, svmScenarios } from './testing/crash/scenarios/index.ts'

crashCases('a maker with an SVM chain that dies at every failpoint', svmScenarios, {
  svm: true,
  unreached: { svm: notOnSvm },
  deaths: 460,
})
