import { AppError, reasonOf } from '#core/errors.ts'
import { dateNumber, isoDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { FlowDeps } from './flowDeps.ts'
import { countBefore, seenMeanwhile } from './lost.ts'
import type { PendingCheckIn, SentCheckIn } from './pendingCheckIn.ts'
import { reportUntilCounted } from './reportUntilCounted.ts'
import { isOver, knownToday } from './today.ts'

export interface CheckInWish {
  readonly wallet: string
  /** Chain that the wallet is on. */
  readonly walletChain: number | null
  readonly chain: ChainRow
  readonly contract: string
}

/** A transaction without a block for this long may have been dropped. */
const LANDS_WITHIN_MS = 120_000

/**
 * Runs one check-in from the signature to the server's count and returns the points; null when today already counts.
 * A sent check-in stays stored until it counts or can no longer count.
 */
export async function checkIn(deps: FlowDeps, wish: CheckInWish): Promise<number | null> {
  const { wallets, pending } = deps
  const { wallet, chain } = wish
  if (!wallets.checkIn)
    throw new AppError('check_in_unsupported', 'Check-in isn’t available for this type of wallet.', { status: 400 })
  deps.onPhase('looking')
  const before = await knownToday(deps, wallet)
  if (before.counted) return null
  const earlier = await countBefore(deps, wallet, chain.chain_id)
  if (earlier.days.includes(isoDay(before.day))) return earlier.points
  if (wish.walletChain !== chain.chain_id) {
    deps.onPhase('switching')
    await deps.switchNetwork(chain)
  }
  // Checked again, because the lookup and a network switch take time.
  const { day, counted } = await knownToday(deps, wallet)
  if (counted) return earlier.points
  deps.onPhase('signing')
  // Stored before the wallet is asked: it may send the check-in and never answer.
  const asked: PendingCheckIn = { wallet, chainId: chain.chain_id, hash: null, day: isoDay(day), sentAt: deps.now() }
  pending.save(asked)
  const call = { contract: wish.contract, date: dateNumber(day), chainId: chain.chain_id, account: wallet }
  const over = new AbortController()
  const hash = await answerOf(deps, asked, wallets.checkIn(call, over.signal)).finally(() => over.abort())
  const sent: SentCheckIn = { ...asked, hash, sentAt: deps.now() }
  pending.save(sent)
  return finishCheckIn(deps, sent, chain)
}

/** Errors after which the wallet has sent nothing. */
const nothingSent: ReadonlySet<string> = new Set([
  'wallet_rejected',
  'wallet_wrong_network',
  'wallet_mismatch',
  'wallet_insufficient_funds',
])

/** Transaction hash from the wallet, or from the chain when the wallet does not answer. */
async function answerOf(deps: FlowDeps, asked: PendingCheckIn, answer: Promise<string>): Promise<string> {
  let waiting = true
  try {
    const seen = seenMeanwhile(deps, asked, () => waiting).then((found) => found?.hash ?? answer)
    return await Promise.race([answer, seen])
  } catch (error) {
    if (nothingSent.has(reasonOf(error) ?? '')) deps.pending.remove(asked.wallet)
    throw error
  } finally {
    waiting = false
  }
}

/** Continues a sent check-in, also after a reload. */
export async function finishCheckIn(deps: FlowDeps, sent: SentCheckIn, chain: ChainRow): Promise<number> {
  deps.onPhase('landing')
  const landed = await Promise.race([
    deps.wallets.waitFor(sent.hash, chain),
    deps.wait(LANDS_WITHIN_MS).then(() => null),
  ])
  if (landed === null) throw await tooSlow(deps, sent)
  if (landed.status === 'failed') {
    deps.pending.remove(sent.wallet)
    throw await refused(deps, sent)
  }
  const known = { ...sent, hash: landed.ref }
  // A speed-up in the wallet has another hash.
  if (landed.ref !== sent.hash) deps.pending.save(known)
  try {
    return await reportUntilCounted(deps, known)
  } catch (error) {
    throw reasonOf(error) === 'check_in_failed' ? await refused(deps, known) : error
  }
}

/** It may still be mined, but only on its own day: the contract refuses it on any other, and the user can then check in again. */
async function tooSlow(deps: FlowDeps, sent: SentCheckIn): Promise<AppError> {
  if (!(await isOver(deps, sent)))
    return new AppError('check_in_waiting', 'This check-in isn’t confirmed yet.', { retriable: true })
  deps.pending.remove(sent.wallet)
  return new AppError('check_in_too_old', 'This check-in wasn’t confirmed on its day.', {
    status: 409,
    retriable: false,
  })
}

/** Reports a day that is over: the contract would refuse a second attempt for it too. */
async function refused(deps: FlowDeps, sent: SentCheckIn): Promise<AppError> {
  return (await isOver(deps, sent))
    ? new AppError('check_in_day_over', 'The network rejected this check-in, and its day has ended.', {
        status: 409,
        retriable: false,
      })
    : new AppError('check_in_failed', 'The network rejected this check-in.', { status: 409, retriable: false })
}
