import type { AssetId } from '#core/chain/assetId.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { StepProblem } from '#core/order/stepPolicy.ts'
import type { VendorDeps } from '../openProviders.ts'
import type { EndReason, ExternalStatus, Paid, RouteProvider } from '../provider.ts'
import type { VendorAnswer, VendorCall } from './vendorServer.ts'

/** Changes between a vendor's quote and the order, on purpose or by mistake. */
export const lies = [
  /** Less arrives than the quote said. */
  'pays_less',
  /** The deposit costs a fee that the quote did not have. */
  'adds_fee',
  /** The step takes more of the sent asset than quoted. */
  'takes_more',
  /** The step calls, pays or approves an address that is not pinned; of a deposit address, another one than was signed. */
  'other_target',
  /** The step is on another network. */
  'wrong_chain',
  /** The step pays out to another recipient. */
  'other_recipient',
  /** The step is something that the policy cannot read. */
  'unreadable',
] as const
export type Lie = (typeof lies)[number]

/** Changes of an exact payout between the quote and the order. */
export const exactLies = ['pays_less', 'pays_more', 'asks_more'] as const
export type AnyLie = Lie | (typeof exactLies)[number]

/** Ends that every provider reports, unless its protocol has no such end. */
export const ends = ['happy', 'partial', 'refund', 'failed', 'expired'] as const
export type End = (typeof ends)[number]

/** Ends and stages of an order, in the vendor's own statuses. */
export interface Report {
  readonly name: string
  /** State that the stand-in's status endpoint reports from now on. */
  readonly state: string
  readonly status: ExternalStatus
  readonly reason?: EndReason
  readonly received?: Paid
  readonly refunded?: Paid
  /** Transactions that the answer must carry. */
  readonly has?: readonly ('depositTx' | 'payoutTx' | 'refundTx')[]
  /** End of the order that the state is. */
  readonly end?: End
  /** True if the state is an end only after the order's deadline. */
  readonly isLate?: true
}

export interface StandIn {
  handle(call: VendorCall): VendorAnswer | null
  /** Cheats from now on; null = honest. */
  lie(how: AnyLie | null): void
  /** Reports this state of every order from now on. */
  report(state: string): void
  /** Answers that there is no route for the pair. */
  hasRoute(has: boolean): void
}

export interface VendorCase {
  readonly name: string
  /** A fresh server that speaks the vendor's documented protocol. */
  standIn(catalogue: Catalogue): StandIn
  create(deps: VendorDeps, url: string): RouteProvider
  /** Pairs to quote and order, of the default catalogue. */
  readonly pairs: readonly { readonly from: AssetId; readonly to: AssetId; readonly amount: bigint }[]
  readonly sender: string
  readonly recipient: string
  /** Rule or reason by which each lie is refused. */
  readonly refusedAs: Readonly<Record<Lie, StepProblem | 'price_moved' | 'quote_unsigned' | 'provider_unavailable'>>
  /** False where the vendor can't promise an exact payout. */
  readonly isExact: boolean
  readonly reports: readonly Report[]
  /** Cases that the vendor's protocol rules out, each with the reason. */
  readonly never: Readonly<Partial<Record<End | 'deposit address', string>>>
}
