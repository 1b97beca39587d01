import type { CheckInRow } from '#store/contract/checkIns.ts'
import type { ServerDeps } from '../../deps.ts'
import { entriesOf, sourceOf } from './entry.ts'
import { settleStreaks } from './streaksOfWeek.ts'

/**
 * Takes back all that a check-in has earned, frees its day, and brings later days of its week to one day less. What later days gain comes first, and
 * all of the check-in goes at once: a balance that is below zero only in passing is nobody's loss, and nothing is given back for it.
 */
export const undoCheckIn = (
  { store, rewards }: Pick<ServerDeps, 'store' | 'rewards'>,
  { wallet, day }: Pick<CheckInRow, 'wallet' | 'day'>,
): Promise<void> =>
  store.transaction(async (inner) => {
    const undone = await inner.checkIns.undo(wallet, day)
    if (!undone) return
    await settleStreaks(inner, rewards.checkIn, wallet, day)
    await inner.points.reverseAll(entriesOf(undone), {
      kind: 'taken_back',
      entry: sourceOf(undone),
      why: 'check_in_undone',
    })
  })
