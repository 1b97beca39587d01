import type { CheckInRow } from '#store/points/checkIns.ts'
import type { ServerDeps } from '../../deps.ts'
import { entriesOf, sourceOf } from './entry.ts'
import { settleStreaks } from './streaksOfWeek.ts'

/**
 * Reverses a check-in and frees its day. Later days are settled first and all entries reversed at once, so that a
 * temporarily negative balance causes no offset entry.
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
