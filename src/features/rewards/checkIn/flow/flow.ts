import { AppError, reasonOf, isRetriable } from '#core/errors.ts'
import { dateNumber, isoDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { FlowDeps, LostCheckIn, TodayStatus } from './useFlowDeps.ts'
import type { PendingCheckIn, SentCheckIn } from './pendingCheckIn.ts'

interface CheckInWish {
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
  // Saved before the wallet request, because the wallet may send the check-in and never answer.
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

/**
 * The check-in may still be mined, but only on its own day: the contract refuses it on any other, and the user can then
 * check in again.
 */
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

/** Points of the check-ins found and counted, null when there were none; and their days. */
interface Counted {
  readonly points: number | null
  readonly days: readonly string[]
}

/** Reports on-chain check-ins that the server does not know, oldest first, because an earlier day counts towards the next one's streak. */
async function countLost(deps: FlowDeps, wallet: string, chainIds: readonly number[]): Promise<Counted> {
  deps.onPhase('looking')
  const found = (await Promise.all([...new Set(chainIds)].map((id) => deps.lost(wallet, id)))).flat()
  const days = found
    .filter((one, n) => found.findIndex((other) => other.blockDate === one.blockDate) === n)
    .toSorted((a, b) => (a.blockDate < b.blockDate ? -1 : 1))
  let points: number | null = null
  for (const { blockDate, chainId, hash } of days) {
    const sent = { wallet, chainId, hash, day: blockDate, sentAt: deps.now() }
    deps.pending.save(sent)
    points = (points ?? 0) + (await reportUntilCounted(deps, sent))
  }
  return { points, days: days.map((one) => one.blockDate) }
}

/** Runs before the wallet request, so that no one pays twice for a day. A failed lookup blocks only when an earlier check-in is stored. */
async function countBefore(deps: FlowDeps, wallet: string, chainId: number): Promise<Counted> {
  const asked = deps.pending.get(wallet)
  if (asked) return countLost(deps, wallet, [asked.chainId, chainId])
  const lost = (id: string, chain: number) =>
    deps.lost(id, chain).catch((error: unknown) => nothingIf(isRetriable(error), error))
  return countLost({ ...deps, lost }, wallet, [chainId])
}

function nothingIf(passing: boolean, error: unknown): readonly LostCheckIn[] {
  if (passing) return []
  throw error
}

/** Handles a wallet that never answered in an earlier visit. A check-in that never reached its chain is dropped once its day is over. */
export async function countAsked(deps: FlowDeps, wallet: string, chainId: number): Promise<number | null> {
  const asked = deps.pending.get(wallet)
  const { points } = await countLost(deps, wallet, asked ? [asked.chainId, chainId] : [chainId])
  if (points === null && asked && (await isOver(deps, asked))) deps.pending.remove(wallet)
  return points
}

/** Interval of the chain lookups while the wallet does not answer. */
const LOOK_EVERY_MS = 30_000

/** The requested check-in once it is on its chain; null when the caller stopped waiting. */
async function seenMeanwhile(
  deps: FlowDeps,
  { wallet, chainId, day }: PendingCheckIn,
  waited: () => boolean,
): Promise<LostCheckIn | null> {
  for (;;) {
    await deps.pause(LOOK_EVERY_MS)
    if (!waited()) return null
    const found = await deps.lost(wallet, chainId).catch(() => [])
    const mine = found.find((one) => one.blockDate === day)
    if (mine) return mine
  }
}

/** Networks with slow blocks need a minute; a longer wait continues at the next visit. */
const ASKS = 40
const ASK_EVERY_MS = 2000

/** Reports a check-in until it counts or is refused for good, then forgets it. Returns the points. */
async function reportUntilCounted(deps: FlowDeps, sent: SentCheckIn): Promise<number> {
  deps.onPhase('counting')
  for (let ask = 1; ; ask++) {
    try {
      const points = await deps.tell(sent)
      deps.pending.remove(sent.wallet)
      return points
    } catch (error) {
      if (reasonOf(error) !== 'check_in_waiting' && !isRetriable(error)) {
        deps.pending.remove(sent.wallet)
        throw error
      }
      if (ask === ASKS) throw error
      await deps.wait(ASK_EVERY_MS)
    }
  }
}

type Deps = Pick<FlowDeps, 'today'>

/** Required before any signature: a wallet that already checked in would pay gas for nothing. @throws AppError `check_in_unsure` */
async function knownToday({ today }: Deps, wallet: string): Promise<TodayStatus> {
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
async function isOver({ today }: Deps, { wallet, day }: Pick<PendingCheckIn, 'wallet' | 'day'>): Promise<boolean> {
  const told = await today(wallet).catch(() => null)
  return told !== null && isoDay(told.day) > day
}
