import type { FamilyName } from '#core/chain/family.ts'
import { evm } from './evm/family.ts'
import type { LocalFamily } from './family.ts'
import { svm } from './svm/family.ts'
import { ton } from './ton/family.ts'

/** Families with a local network. */
const families: readonly LocalFamily[] = [evm, svm, ton]

export const localFamily = (name: FamilyName): LocalFamily | undefined => families.find(({ family }) => family === name)
