import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'

/**
 * `expired`: never signed. `failed`: its transaction had no effect. `arrived` and `returned`: a quorum shows the money in the
 * wallet of the destination, or the provider reports the refund.
 */
export const transferStates = [
  'waiting',
  'intent',
  'broadcast',
  'mined',
  'final',
  'arrived',
  'returned',
  'failed',
  'expired',
] as const
export type TransferState = (typeof transferStates)[number]
export type TransferOrigin = 'operator' | 'automatic'

export const backoffKinds = ['provider', 'route'] as const
export type BackoffKind = (typeof backoffKinds)[number]

/** A provider, or a canary's route, that is not asked again before `until`. */
export interface Backoff {
  readonly kind: BackoffKind
  readonly subject: string
  /** Failed requests in a row. */
  readonly failures: number
  readonly until: Date
}

/**
 * A transfer between two wallets of the maker through an external provider, as an external order. The row proves nothing:
 * only `seal` makes it count, and the maker checks all of it again before it signs.
 */
export interface NewTransfer {
  /** External order that it deposits for; an order has one transfer at most. */
  orderId: OrderId
  /** Network that it leaves. */
  chainId: ChainId
  asset: AssetId
  /** Base units of `asset`. */
  amount: bigint
  /** Native base units that the deposit costs on top. */
  nativeFee: bigint
  toAsset: AssetId
  /** The least that arrives, in base units of `toAsset`. */
  minReceive: bigint
  provider: string
  /** Steps of the order as JSON. */
  steps: string
  /** Time after which it is no longer signed. */
  openBy: Date
  origin: TransferOrigin
  /** Configured route of a canary; null if the transfer rebalances inventory. */
  canaryRoute: string | null
  /** Hour (UTC) in which it is the route's only canary, e.g. `2026-03-01T12`. */
  canaryHour: string | null
  /** MAC over all of the above under a secret derived from the payout key. */
  seal: string
}

export interface TransferRow extends NewTransfer {
  id: bigint
  state: TransferState
  /** Reason why it waits or why it ended without an effect. */
  reason: string | null
  txRef: string | null
  /** Asset, transaction and wallet of the payment that ended it; a payment ends one transfer. */
  arrivalKey: string | null
  createdAt: Date
  updatedAt: Date
}

/** Terms of a signed transfer that limits are about. */
export type MovedTransfer = Readonly<
  Pick<
    NewTransfer,
    'orderId' | 'chainId' | 'asset' | 'amount' | 'nativeFee' | 'toAsset' | 'minReceive' | 'canaryRoute' | 'canaryHour'
  >
>

/** Payment to a wallet of the maker that a quorum shows. */
export interface Arrival {
  readonly asset: AssetId
  /** Canonical reference of its transaction. */
  readonly txRef: string
  readonly wallet: string
}

/**
 * Decides whether another transfer may be signed, from all that count. It runs in the signature's own transaction, under a lock
 * that all networks share, and must not do I/O.
 */
export interface TransferLimit {
  readonly since: Date
  decide(moved: readonly MovedTransfer[]): AppError | null
}

export interface Transfers {
  /**
   * @throws AppError `transfer_repeated` if the order has one already
   * @throws AppError `canary_repeated` if the route has another canary that is open or of the same hour
   */
  request(transfer: NewTransfer): Promise<TransferRow>
  get(id: bigint): Promise<TransferRow | null>
  inStates(states: readonly TransferState[], limit: number, chain?: ChainId): Promise<TransferRow[]>
  /** Canaries that are open or were requested since then, oldest first. */
  canaries(since: Date): Promise<TransferRow[]>
  /** Newest first. */
  recent(limit: number): Promise<TransferRow[]>
  backoffs(): Promise<Backoff[]>
  /** Counts another failed request; `untilAfter` returns the end of the wait for the failures in a row. */
  backOff(of: Pick<Backoff, 'kind' | 'subject'>, untilAfter: (failures: number) => Date): Promise<void>
  /** Ends the waits of a provider and of a route whose request worked. */
  endBackoffs(of: { readonly provider: string; readonly route: string | null }): Promise<void>
  /** Signed transfers since then, on all networks or one, in any later state, oldest first. */
  signedSince(since: Date, chain?: ChainId): Promise<TransferRow[]>
  /**
   * Signed transfers of all networks since then, by rows and journal, and older ones whose end is not known: they stay reserved
   * until it is.
   */
  movedSince(since: Date): Promise<MovedTransfer[]>
  /**
   * Ends a transfer with the payment that ended it. False if that payment is a deposit, an order's ending or payout, one of the
   * maker's own transactions, or has ended another transfer.
   * @throws AppError `transfer_state`
   */
  end(id: bigint, state: 'arrived' | 'returned', by: Arrival, reason?: string | null): Promise<boolean>
  /**
   * Setting the same state again updates `change`.
   * @throws AppError `transfer_state` out of an end, or into `expired` once signed
   */
  setState(id: bigint, state: TransferState, change?: { txRef?: string | null; reason?: string | null }): Promise<void>
}
