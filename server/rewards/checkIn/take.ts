import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { isDouble } from '#core/rewards/checkInPoints.ts'
import { dateNumber } from '#core/rewards/utcDay.ts'
import type { PointEntry } from '#store/points/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { CHECK_IN_RULE, settleCheckInBridge, settleStreaks, sourceOf } from './entry.ts'
import { type CheckInProblem, judgeCheckIn } from './judge.ts'
import { checkInReader } from './reader.ts'
import { worthOf } from './worth.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'rewards' | 'clock'>

/** Delay in milliseconds of the recheck, which detects that a sufficiently deep block was reorganized away. */
export const VERIFY_AFTER_MS = 15 * 60_000

const problems: Record<CheckInProblem, { readonly message: string; readonly status: 409 | 425 }> = {
  check_in_waiting: { message: 'Your check-in isn’t confirmed yet. It counts once it is.', status: 425 },
  check_in_failed: {
    message: 'This check-in failed on the network. Nothing was counted; check in again.',
    status: 409,
  },
  check_in_not_found: { message: 'This transaction isn’t a check-in for today.', status: 409 },
  check_in_of_another: { message: 'This check-in belongs to another wallet.', status: 409 },
  check_in_too_old: { message: 'This check-in is too old to count.', status: 409 },
}

const refuse = (problem: CheckInProblem): AppError => {
  const { message, status } = problems[problem]
  return new AppError(problem, message, { status, retriable: status === 425 })
}

const repeated = (): AppError => new AppError('check_in_repeated', 'Repeat check-in', { status: 409, retriable: false })

export interface CheckInClaim {
  readonly chainId: number
  readonly hash: string
  /** Address as the caller wrote it, in any form. */
  readonly wallet: string
}

export interface CheckInTaken {
  /** Points that the day has earned. */
  readonly points: number
  /** True if this call counted the check-in, false if an earlier one did. */
  readonly counted: boolean
}

/**
 * Counts a check-in from its chain. Idempotent per transaction, so that a lost response can be requested again.
 * @throws AppError `check_in_waiting` (retriable), `check_in_repeated`, `check_in_unsupported`, …
 */
export async function takeCheckIn(deps: Deps, claim: CheckInClaim): Promise<CheckInTaken> {
  const { store, rewards, clock } = deps
  const { contract, read, walletOf, hashOf } = checkInReader(deps, claim.chainId)
  const wallet = walletOf(claim.wallet)
  // Canonical, so that a report in another spelling doesn't make the wallet's own report a repeat.
  const hash = hashOf(claim.hash)

  const judged = judgeCheckIn(await read(contract.address, hash), wallet, contract, clock.now())
  if ('problem' in judged) throw refuse(judged.problem)
  const { day, at } = judged
  const { points, bridged, bridgePoints, streak, specialPoints } = await worthOf(deps, wallet, at)
  const checkIn = {
    wallet,
    day,
    chainId: chainId(claim.chainId),
    txHash: hash,
    points,
    bridged,
    bridgePoints,
    streak,
    specialPoints,
    at,
  }
  const outcome = await store.transaction(async (inner) => {
    const told = await inner.checkIns.take(
      checkIn,
      new Date(clock.now().getTime() + VERIFY_AFTER_MS),
      (attempt): PointEntry => ({
        wallet,
        rule: CHECK_IN_RULE,
        sourceEvent: sourceOf({ wallet, day, attempt }),
        bucket: 'check_in_points',
        points,
        reason: {
          kind: 'check_in',
          date: dateNumber(day),
          bridged,
          double: isDouble(rewards.checkIn, at),
          streak,
          chain: claim.chainId,
          tx: hash,
        },
        at,
        finalAt: at,
      }),
    )
    if (!('taken' in told)) return told
    // Bridges and days may have changed since the worth was computed, and later days depend on this one.
    await settleCheckInBridge(inner, rewards.checkIn, wallet, at)
    await settleStreaks(inner, rewards.checkIn, wallet, day)
    const [settled] = await inner.checkIns.between(wallet, day, day)
    return { taken: settled ?? told.taken }
  })
  if ('taken' in outcome) return { points: outcome.taken.points, counted: true }
  const { repeat } = outcome
  if (repeat.chainId === claim.chainId && repeat.txHash === hash) return { points: repeat.points, counted: false }
  throw repeated()
}
