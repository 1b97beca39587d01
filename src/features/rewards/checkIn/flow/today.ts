import { AppError } from '#core/errors.ts'
import { isoDay } from '#core/rewards/utcDay.ts'
import type { FlowDeps, TodayStatus } from './flowDeps.ts'
import type { PendingCheckIn } from './pendingCheckIn.ts'

type Deps = Pick<FlowDeps, 'today'>

/** Required before any signature: a wallet that already checked in would pay gas for nothing. @throws AppError `check_in_unsure` */
export async function knownToday({ today }: Deps, wallet: string): Promise<TodayStatus> {
  try {
    return await today(wallet)
  } catch (cause) {
    throw new AppError('check_in_unsure', 'Today’s check-in status couldn’t be verified.', {
      retriable: true,
      cause,
    })
  }
}

/** True when the signed day is over. Returns false while the server is unreachable, so that nothing is dropped by mistake. */
export async function isOver(
  { today }: Deps,
  { wallet, day }: Pick<PendingCheckIn, 'wallet' | 'day'>,
): Promise<boolean> {
  const told = await today(wallet).catch(() => null)
  return told !== null && isoDay(told.day) > day
}
