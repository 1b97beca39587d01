import { forcedDeletion, stolenExport } from './account.ts'
import type { AttackClass } from './attack.ts'
import { expiredInitData, forgedInitData, replayedInitData } from './initData.ts'
import { crossDomain, crossFamily, expired, forged, replayed } from './signIn.ts'

/** All attack classes; the suite runs and reports each by name. */
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
