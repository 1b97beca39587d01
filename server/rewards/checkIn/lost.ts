import { AppError, reasonOf } from '#core/errors.ts'
import { addDays, dateNumber, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'
import type { ServerDeps } from '../../deps.ts'
import { type Attempt, spendAttempt } from '../fraud/attempts.ts'
import { checkInReader } from './reader.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'rewards' | 'clock' | 'config'>

export interface LostCheckIn {
  readonly day: UtcDay
  readonly hash: string
}

/**
 * Finds the wallet's unreported check-ins of yesterday and today on this network, oldest first. The caller reports them
 * as usual, so that the same checks apply.
 * @throws AppError `check_in_untraced` if the wallet has checked in today but the transaction can't be found,
 * `check_in_unsupported`, …
 */
export async function lostCheckIns(deps: Deps, at: Attempt & { readonly chainId: number }): Promise<LostCheckIn[]> {
  const { contract, find, walletOf } = checkInReader(deps, at.chainId)
  const wallet = walletOf(at.wallet)
  const today = utcDay(deps.clock.now())
  const yesterday = addDays(today, -1)
  const told = new Set((await deps.store.checkIns.between(wallet, yesterday, today)).map((row) => row.day))
  const open = [yesterday, today].filter((day) => !told.has(day))
  if (open.length === 0) return []
  await spendAttempt(deps, 'lost-check-in', { ...at, wallet })
  const found: LostCheckIn[] = []
  for (const day of open) {
    const hash = await find(contract.address, wallet, dateNumber(day)).catch((error: unknown) =>
      untraced(error, day === today),
    )
    if (hash !== null) found.push({ day, hash })
  }
  return found
}

/**
 * A missing transaction is ignored for yesterday, but reported for today, because the contract accepts no second
 * check-in.
 */
function untraced(error: unknown, isToday: boolean): null {
  if (reasonOf(error) !== 'search_too_long') throw error
  if (!isToday) return null
  throw new AppError(
    'check_in_untraced',
    'This wallet has already checked in today on this network, but we can’t find the transaction.',
    { status: 409, retriable: false, cause: error },
  )
}
