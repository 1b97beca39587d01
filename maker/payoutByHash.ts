import type { ChainId } from '#core/chain/chainId.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { MakerDeps } from './contract.ts'
import type { UnpaidVerdict } from './decide/unpaid.ts'

/**
 * A payout of a deposit in the maker's custody is signed within an hour of its opening window; twice that bounds every
 * clock involved.
 */
const LAST_PAYOUT_SECONDS = 2 * 3_600

export interface SoughtPayout {
  readonly toChain: ChainId
  /** Hash of the order, as the depositor signed it. */
  readonly reference: `0x${string}`
  /** Chain time of the deposit in epoch seconds: nothing was signed for it before. */
  readonly since: number
}
/** `paid` has a transaction where the network names one. */
export type PayoutByHash = Exclude<UnpaidVerdict, { kind: 'paid' }> | { kind: 'paid'; ref: string | null }

/**
 * Searches for a payout by the order's hash alone: through the filler, or by a transfer that names it. `open` while one
 * could still land.
 */
export async function payoutByHash(
  { chains, payers }: Pick<MakerDeps, 'chains' | 'payers'>,
  { toChain, reference, since }: SoughtPayout,
): Promise<PayoutByHash> {
  const [node, payer] = [chains.get(toChain), payers.get(toChain)]
  if (!node || !payer) return { kind: 'unknown', reason: 'destination_unknown' }
  const head = await node.head()
  const filled = await node.isFilled(reference, head.finalized)
  if (filled) return { kind: 'paid', ref: null }
  const payment = await node.findPayment?.({ reference, payer: payer.address, since })
  if (payment?.state === 'paid') return { kind: 'paid', ref: payment.ref }
  if (payment?.disputed) return { kind: 'unknown', reason: 'payment_disputed' }
  if (filled === null && !payment) return { kind: 'unknown', reason: 'payout_unsearchable' }
  return head.time - since < LAST_PAYOUT_SECONDS ? { kind: 'open', reason: 'too_early' } : { kind: 'unpaid' }
}

/** The same for an order without terms: it was restored from a memo, or its row was changed. */
export async function unpaidByHash(
  deps: Pick<MakerDeps, 'chains' | 'payers'>,
  { onchainId: reference, toChain, sendAmount }: OrderRow,
  { amount, chainId: fromChain, height }: DepositRow,
): Promise<UnpaidVerdict> {
  if (reference === null) return { kind: 'unknown', reason: 'terms_unknown' }
  // With another amount the payout has its own terms, and another hash.
  if (amount !== sendAmount) return { kind: 'unknown', reason: 'amount_differs' }
  const since = await deps.chains.get(fromChain)?.timeAt?.(height)
  if (since === undefined) return { kind: 'unknown', reason: 'time_unknown' }
  return payoutByHash(deps, { toChain, reference, since })
}
