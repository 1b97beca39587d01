import type { CheckInRow } from '#store/contract/checkIns.ts'
import type { ServerDeps } from '../../deps.ts'
import { CHECK_IN_RULE, shareEntry, sourceOf } from './entry.ts'
import { settleStreaks } from './streaksOfWeek.ts'

/** Takes back all that a check-in has earned, frees its day, and brings later days of its week to one day less. */
export const undoCheckIn = ({ store, rewards, clock }: Pick<ServerDeps, 'store' | 'rewards' | 'clock'>, { wallet, day }: Pick<CheckInRow, 'wallet' | 'day'>): Promise<void> =>
  store.transaction(async (inner) => {
    const undone = await inner.checkIns.undo(wallet, day)
    if (!undone) return
    const reason = { kind: 'taken_back', entry: sourceOf(undone), why: 'check_in_undone' } as const
    const first = await inner.points.reverse(CHECK_IN_RULE, sourceOf(undone), reason)
    const rest = undone.points + (first?.points ?? 0)
    // What bridges of the day and days in a row added to it, or took from it, since.
    const now = clock.now()
    if (rest !== 0) await inner.points.award([{ ...shareEntry({ ...undone, turn: undone.turn + 1 }, -rest, reason), at: now, finalAt: now }])
    await settleStreaks(inner, rewards.checkIn, wallet, day)
  })
