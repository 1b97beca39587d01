import { AppError, isRetriable, reasonOf } from '#core/errors.ts'
import { addDays, dateNumber, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'
import type { PendingCheckIn, PendingCheckIns } from './pendingCheckIn.ts'

/** Where a check-in stands, in the order in which it goes. */
export const phases = ['switching', 'signing', 'landing', 'counting'] as const
export type Phase = (typeof phases)[number]

export interface FlowDeps {
  readonly wallets: Pick<WalletFamily, 'checkIn' | 'waitFor'>
  readonly pending: PendingCheckIns
  switchNetwork(chain: ChainRow): Promise<void>
  /** Tells the server; answers the points. @throws AppError `check_in_waiting` while the chain is not deep enough */
  tell(pending: PendingCheckIn): Promise<number>
  wait(ms: number): Promise<void>
  now(): number
  onPhase(phase: Phase): void
}

export interface CheckInWish {
  readonly wallet: string
  /** The network that the wallet is on. */
  readonly walletChain: number | null
  readonly chain: ChainRow
  readonly contract: string
}

/** Networks with slow blocks need a minute; what takes longer goes on at the next visit. */
const ASKS = 40
const ASK_EVERY_MS = 2000
/** A transaction that no block takes for so long may have been dropped. */
const LANDS_WITHIN_MS = 120_000

/** Takes one check-in from the wallet to the server's count; answers the points. What was sent is kept until it counts or cannot. */
export async function checkIn(deps: FlowDeps, wish: CheckInWish): Promise<number> {
  const { wallets, pending } = deps
  if (!wallets.checkIn) throw new AppError('check_in_unsupported', 'This kind of wallet has no check-in.', { status: 400 })
  if (wish.walletChain !== wish.chain.chain_id) {
    deps.onPhase('switching')
    await deps.switchNetwork(wish.chain)
  }
  deps.onPhase('signing')
  const call = { contract: wish.contract, date: dateNumber(utcDay(new Date(deps.now()))), chainId: wish.chain.chain_id, account: wish.wallet }
  const hash = await wallets.checkIn(call)
  const sent: PendingCheckIn = { wallet: wish.wallet, chainId: wish.chain.chain_id, hash, sentAt: deps.now() }
  pending.save(sent)
  return finishCheckIn(deps, sent, wish.chain)
}

/** Goes on with a check-in that was sent, also after a reload. */
export async function finishCheckIn(deps: FlowDeps, sent: PendingCheckIn, chain: ChainRow): Promise<number> {
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
  deps.onPhase('counting')
  const points = await tellUntilCounted(deps, known)
  deps.pending.remove(sent.wallet)
  return points
}

/** It may still land, but only on its own day: the contract refuses it on any other, and then nothing keeps the person from the next one. */
function tooSlow({ pending, now }: FlowDeps, sent: PendingCheckIn): AppError {
  const itsDay = utcDay(new Date(sent.sentAt))
  if (now() < startOfDay(addDays(itsDay, 1)).getTime()) return new AppError('check_in_waiting', 'No block has taken this check-in yet.', { retriable: true })
  pending.remove(sent.wallet)
  return new AppError('check_in_too_old', 'No block took this check-in on its day.', { status: 409, retriable: false })
}

async function tellUntilCounted(deps: FlowDeps, sent: PendingCheckIn): Promise<number> {
  for (let ask = 1; ; ask++) {
    try {
      return await deps.tell(sent)
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
