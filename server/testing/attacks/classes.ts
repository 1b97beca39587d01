import { forcedDeletion, stolenExport } from './account.ts'
import type { AttackClass } from './attack.ts'
import { expiredInitData, forgedInitData, replayedInitData } from './initData.ts'
import { crossDomain, crossFamily, expired, forged, replayed } from './signIn.ts'

/** Every class of attempts; the suite runs them all and reports each by its name. */
export const attackClasses: readonly AttackClass[] = [
  forged,
  expired,
  replayed,
  crossDomain,
  crossFamily,
  forgedInitData,
  expiredInitData,
  replayedInitData,
  forcedDeletion,
  stolenExport,
]
