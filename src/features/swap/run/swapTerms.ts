import { AppError } from '#core/errors.ts'
import type { SwapQuote } from '#core/wire/swap.ts'
import type { Step } from '#core/wire/order.ts'
import { hasFixedSide } from '#src/api/swapQueries.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import type { TxPlace, WalletAccount } from '#src/wallets/contract.ts'

/** Approval that a swap asks for: a signature if the token takes one, else a transaction. Null if none is needed. */
export function approvalFor({ approval }: Pick<SwapQuote, 'approval'>): 'approve' | 'permit' | null {
  if (!approval) return null
  return approval.kinds.includes('permit') ? 'permit' : 'approve'
}

/**
 * Returns the stored swap as the wallet steps run it: what the review showed is what each step is compared with.
 * @throws AppError `bad_answer` if the quote's bounds allow what its review doesn't show
 */
export function pendingSwap(
  quote: SwapQuote,
  account: WalletAccount,
  made: {
    readonly id: string
    readonly steps: readonly Step[]
    readonly created_at: string
    readonly end: Date
    readonly isSimulated: boolean
    readonly place: TxPlace | null
  },
  chainId: number,
): PendingTransfer {
  if (!hasFixedSide(quote))
    throw new AppError('bad_answer', 'The quote’s bounds are not those that were shown.', { retriable: true })
  return {
    orderId: made.id,
    token: '',
    fromChainId: chainId,
    steps: made.steps,
    next: 0,
    phase: 'ready',
    txRef: null,
    expected: {
      quote: {
        from_asset: quote.from_asset,
        to_asset: quote.to_asset,
        // The most that may leave the wallet, and the least that has to arrive.
        send_amount: quote.max_send_amount,
        receive_amount: quote.receive_amount,
        min_receive_amount: quote.min_receive_amount,
        custody: 'provider_contract',
        fill_mode: 'contract',
        ...(quote.exact === 'receive' ? { exact: quote.exact } : {}),
      },
      provider: quote.provider,
      swap: true,
      orderId: made.id,
      recipient: account.address,
      depositor: account.address,
      refundAddress: null,
      settlementAddress: '',
      openBy: made.end.toISOString(),
    },
    openBy: made.end.toISOString(),
    createdAt: made.created_at,
    ...(made.isSimulated ? {} : { untested: true }),
    triedAt: Date.now(),
    ...(made.place ? { place: made.place } : {}),
  }
}

const terms = [
  'provider',
  'kind',
  'from_asset',
  'to_asset',
  'exact',
  'send_amount',
  'max_send_amount',
  'receive_amount',
  'min_receive_amount',
] as const

/** True if two quotes have the same terms; their costs for gas may differ. */
export const sameTerms = (a: SwapQuote, b: SwapQuote): boolean => terms.every((term) => a[term] === b[term])

interface Reviewed {
  /** Quote whose terms the review shows. */
  readonly shown: SwapQuote | null
  /** Newer quote with other terms, which replaces the shown one only with the user's consent. */
  readonly newer: SwapQuote | null
}

/** Keeps the terms that the user reads: a newer quote with the same ones takes their place, one with others waits. */
export function reviewed(shown: SwapQuote | null, latest: SwapQuote | null): Reviewed {
  if (!shown || !latest) return { shown: shown ?? latest, newer: null }
  return sameTerms(shown, latest) ? { shown: latest, newer: null } : { shown, newer: latest }
}

/** True if the newer quote is better for the user on the side that isn't exact. */
export const isBetter = (newer: SwapQuote, shown: SwapQuote): boolean =>
  newer.exact === 'send'
    ? BigInt(newer.receive_amount) > BigInt(shown.receive_amount)
    : BigInt(newer.send_amount) < BigInt(shown.send_amount)
