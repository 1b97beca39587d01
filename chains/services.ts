import type { FamilyName } from '#core/chain/family.ts'
import { benfenServices } from './benfen/services.ts'
import { bitcoinServices } from './bitcoin/services.ts'
import { evmServices } from './evm/services.ts'
import type { FamilyServices } from './family.ts'
import { fuelServices } from './fuel/services.ts'
import { starknetServices } from './starknet/services.ts'
import { svmServices } from './svm/services.ts'
import { tonServices } from './ton/services.ts'

/** Services of the families that are built in. */
const builtIn: readonly FamilyServices[] = [
  evmServices,
  svmServices,
  tonServices,
  bitcoinServices,
  starknetServices,
  fuelServices,
  benfenServices,
]

/** Null for a family that is not built in. */
export const servicesOf = (name: FamilyName): FamilyServices | null =>
  builtIn.find((services) => services.name === name) ?? null
