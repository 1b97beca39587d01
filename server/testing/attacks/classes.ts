import { forcedDeletion, stolenExport } from './account.ts'
import type { AttackClass } from './attack.ts'
import { bodies } from './bodies.ts'
import { cursors } from './cursors.ts'
import { headers } from './headers.ts'
import { expiredInitData, forgedInitData, replayedInitData } from './initData.ts'
import { numbers } from './numbers.ts'
import { redirected } from './redirects.ts'
import { crossDomain, crossFamily, expired, forged, replayed, unshownLinks } from './signIn.ts'
import { streams } from './streams.ts'

/** All attack classes; the suite runs and reports each by name. */
export const attackClasses: readonly AttackClass[] = [
  forged,
  expired,
  replayed,
  crossDomain,
  crossFamily,
  unshownLinks,
  forgedInitData,
  expiredInitData,
  replayedInitData,
  forcedDeletion,
  stolenExport,
  redirected,
  headers,
  streams,
  bodies,
  numbers,
  cursors,
]
