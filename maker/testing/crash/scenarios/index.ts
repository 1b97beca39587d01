import type { Scenario } from '../scenario.ts'
import { decisions } from './decisions.ts'
import { plain } from './plain.ts'
import { slotTroubles } from './slots.ts'
import { svmScenarios } from './svm.ts'

/** Every way that an order can go between two EVM chains. Together they pass every failpoint. */
export const evmScenarios: readonly Scenario[] = [...plain, ...slotTroubles, ...decisions]
export { svmScenarios }
