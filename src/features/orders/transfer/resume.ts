import type { PublicStatus } from '#core/order/status.ts'
import { isExternal } from '#core/order/escrowOrder.ts'
import type { OrderDetail } from '#core/wire/order.ts'
import { paysAddress, type PendingTransfer } from '#src/features/shared/pending.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'
import { addressFunds } from './addressFunds.ts'
import { isDeposit } from './executeSteps.ts'

type ResumeOffer =
  /** Nothing to do here: the order proceeds by itself, or belongs to another device. */
  | { kind: 'none' }
  /** The wallet never got the request, or the user rejected it: continue at the same step. */
  | { kind: 'continue' }
  /**
   * The page closed before the wallet answered. `again`: a repeat is safe, would pay twice if the first was sent, or is too late;
   * `look`: it would pay a provider twice, and what the wallet has sent can be looked for.
   */
  | { kind: 'unsure'; again: 'safe' | 'risky' | 'late' | 'look' }
  /** The quote has expired; a new one takes one tap. */
  | { kind: 'expired' }
  | { kind: 'follow' }
  | { kind: 'failed' }

/**
 * Returns the action that the order page offers for a transfer of this browser. Any pending request may already include the deposit: batched into one
 * confirmation, or sent by the browser that this one took over from.
 */
export function resumeOffer(pending: PendingTransfer | null, status: PublicStatus, nowMs: number): ResumeOffer {
  if (!pending) return { kind: status === 'expired' ? 'expired' : 'none' }
  if (status !== 'created' && status !== 'expired') return { kind: 'none' }
  const step = pending.steps[pending.next]
  const depositing = step !== undefined && isDeposit(step)
  if (pending.phase === 'failed') return { kind: 'failed' }
  if (pending.phase === 'sent' && depositing) return { kind: 'follow' }
  if (status === 'expired' || nowMs > Date.parse(pending.openBy)) {
    return pending.phase === 'asking' ? { kind: 'unsure', again: 'late' } : { kind: 'expired' }
  }
  if (pending.phase === 'asking') {
    if (pending.place && isExternal(pending.expected.quote.custody)) return { kind: 'unsure', again: 'look' }
    // The contract refuses to open the same order twice; a plain transfer would pay again.
    return {
      kind: 'unsure',
      again: pending.steps.slice(pending.next).some(({ label }) => label === 'transfer') ? 'risky' : 'safe',
    }
  }
  return { kind: 'continue' }
}

/**
 * Deposit address on the order page. `partly`: shown as well, and a part is there; `waiting`: a payment to it is in a mempool; `opening`: all of it is there, and the maker opens the deposit;
 * `unsure`: a wallet may have paid it, so it is shown on request only; `late`: a deposit is not paid out from now on; `left`: late, and something is there; `hidden`: the terms are not
 * confirmed yet, or this browser did not start the transfer.
 */
export type AddressView = 'shown' | 'partly' | 'waiting' | 'opening' | 'unsure' | 'late' | 'left' | 'hidden'

interface AddressFacts {
  readonly offer: ResumeOffer
  /** A wallet is being asked to pay. */
  readonly working: boolean
  /** The terms of a transfer from another browser are not confirmed. */
  readonly shut: boolean
}

/** Returns the state of the address while no deposit is known; the server reports a late order only after its watcher's next block. */
export function addressView(
  order: Pick<OrderDetail, 'status' | 'steps' | 'open_by' | 'send_amount' | 'waiting_deposit' | 'address_balance'>,
  nowMs: number,
  { offer, working, shut }: AddressFacts = { offer: { kind: 'none' }, working: false, shut: false },
): AddressView {
  const funds = addressFunds(order, nowMs)
  if (order.status === 'expired' && funds) return 'left'
  if (order.status !== 'created' || !paysAddress(order)) return 'hidden'
  if (funds && funds.state !== 'partly') return funds.state
  if (nowMs > Date.parse(order.open_by)) return 'late'
  // Anyone can send less: such a payment hides no address.
  if (order.waiting_deposit && BigInt(order.waiting_deposit.amount) >= BigInt(order.send_amount)) return 'waiting'
  const shown = funds ? 'partly' : 'shown'
  if (working) return shown
  if (offer.kind === 'unsure') return 'unsure'
  return offer.kind === 'continue' && !shut ? shown : 'hidden'
}

/**
 * Skips approvals that are already on chain when a transfer resumes: the page missed the wallet's answer and would request the same
 * allowance again. When the network does not answer, the transfer stays unchanged.
 */
export async function skipApproved(
  wallets: Pick<WalletFamily, 'isApproved'>,
  transfer: PendingTransfer,
): Promise<PendingTransfer> {
  const { steps, expected } = transfer
  if (!wallets.isApproved || transfer.phase === 'sent') return transfer
  // The last approval counts: some tokens need a zero allowance first.
  const last = steps.findLastIndex(({ label }) => label === 'approve')
  const step = steps[last]
  if (!step || last < transfer.next) return transfer
  const isApproved = await wallets.isApproved(step, expected).catch(() => false)
  return isApproved ? { ...transfer, next: last + 1, phase: 'ready', txRef: null } : transfer
}
