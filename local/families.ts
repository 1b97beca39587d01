import { bitcoin } from './bitcoin/family.ts'
import { evm } from './evm/family.ts'
import type { LocalFamily } from './family.ts'
import { svm } from './svm/family.ts'
import { ton } from './ton/family.ts'

/** Families with local networks. */
const families: readonly LocalFamily[] = [evm, svm, ton, bitcoin]

export const localFamily = (name: string): LocalFamily | undefined => families.find(({ family }) => family === name)
