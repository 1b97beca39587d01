import { crashCases } from './testing/crash/crashCases.ts'
import { custodySteps, svmScenarios } from './testing/crash/scenarios/index.ts'

crashCases('a maker with an SVM chain that dies at any failpoint', svmScenarios, { svm: true, steps: custodySteps })
