import { AppError, reasonOf } from '#core/errors.ts'
import { addDays, dateNumber, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { FlowDeps } from './flowDeps.ts'
import { countBefore, seenMeanwhile } from './lost.ts'
import type { SentCheckIn } from './pendingCheckIn.ts'
import { tellUntilCounted } from './tellUntilCounted.ts'

export interface CheckInWish {
  readonly wallet: string
  /** The network that the wallet is on. */
  readonly walletChain: number | null
  readonly chain: ChainRow
  readonly contract: string
}

/** A transaction that no block takes for so long may have been dropped. */
const LANDS_WITHIN_MS = 120_000

/** Takes one check-in from the wallet to the server's count; answers the points. What was sent is kept until it counts or cannot. */
export async function checkIn(deps: FlowDeps, wish: CheckInWish): Promise<number> {
  const { wallets, pending } = deps
  if (!wallets.checkIn) throw new AppError('check_in_unsupported', 'This kind of wallet has no check-in.', { status: 400 })
  const earlier = await countBefore(deps, wish.wallet, wish.chain.chain_id)
  if (earlier.today && earlier.points !== null) return earlier.points
  if (wish.walletChain !== wish.chain.chain_id) {
    deps.onPhase('switching')
    await deps.switchNetwork(wish.chain)
  }
  deps.onPhase('signing')
  // Kept before the wallet is asked: it may send the check-in and never answer.
  pending.save({ wallet: wish.wallet, chainId: wish.chain.chain_id, hash: null, sentAt: deps.now() })
  const call = { contract: wish.contract, date: dateNumber(utcDay(new Date(deps.now()))), chainId: wish.chain.chain_id, account: wish.wallet }
  const over = new AbortController()
  const hash = await answerOf(deps, wish, wallets.checkIn(call, over.signal)).finally(() => over.abort())
  const sent: SentCheckIn = { wallet: wish.wallet, chainId: wish.chain.chain_id, hash, sentAt: deps.now() }
  pending.save(sent)
  return finishCheckIn(deps, sent, wish.chain)
}

/** After these the wallet has sent nothing. */
const nothingSent: ReadonlySet<string> = new Set(['wallet_rejected', 'wallet_wrong_network', 'wallet_mismatch', 'wallet_insufficient_funds'])

/** The hash, from the wallet or, where that stays silent, from the network. */
async function answerOf(deps: FlowDeps, { wallet, chain }: CheckInWish, answer: Promise<string>): Promise<string> {
  let waiting = true
  try {
    const seen = seenMeanwhile(deps, wallet, chain.chain_id, () => waiting).then((found) => found?.hash ?? answer)
    return await Promise.race([answer, seen])
  } catch (error) {
    if (nothingSent.has(reasonOf(error) ?? '')) deps.pending.remove(wallet)
    throw error
  } finally {
    waiting = false
  }
}

/** Goes on with a check-in that was sent, also after a reload. */
export async function finishCheckIn(deps: FlowDeps, sent: SentCheckIn, chain: ChainRow): Promise<number> {
  deps.onPhase('landing')
  const landed = await Promise.race([deps.wallets.waitFor(sent.hash, chain), deps.wait(LANDS_WITHIN_MS).then(() => null)])
  if (landed === null) throw tooSlow(deps, sent)
  if (landed.status === 'failed') {
    deps.pending.remove(sent.wallet)
    throw new AppError('check_in_failed', 'The network refused this check-in.', { status: 409, retriable: false })
  }
  const known = { ...sent, hash: landed.ref }
  // A speed-up in the wallet has another hash.
  if (landed.ref !== sent.hash) deps.pending.save(known)
  return tellUntilCounted(deps, known)
}

/** It may still land, but only on its own day: the contract refuses it on any other, and then nothing keeps the person from the next one. */
function tooSlow({ pending, now }: FlowDeps, sent: SentCheckIn): AppError {
  const itsDay = utcDay(new Date(sent.sentAt))
  if (now() < startOfDay(addDays(itsDay, 1)).getTime()) return new AppError('check_in_waiting', 'No block has taken this check-in yet.', { retriable: true })
  pending.remove(sent.wallet)
  return new AppError('check_in_too_old', 'No block took this check-in on its day.', { status: 409, retriable: false })
}
