import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { Step } from '#core/wire/order.ts'
import type { Way } from './ways.ts'

/** One connected account; the store holds at most one per family. */
export interface WalletAccount {
  readonly family: FamilyName
  /** Canonical form. */
  readonly address: string
  readonly connectorId: string
  readonly walletName: string
  readonly icon: string | null
  /** The network the wallet is on, where the family has such a thing. */
  readonly chainId: ChainId | null
}

/** A way to connect, as data for the wallet list. */
export interface ConnectorInfo {
  readonly id: string
  readonly family: FamilyName
  readonly name: string
  readonly icon: string | null
  readonly installed: boolean
  readonly installUrl: string | null
  /** How it is reached from here, the best way first; none where it is not offered. */
  readonly ways: readonly Way[]
  /** Opens a page of ours in its own browser; null where it has none. */
  readonly browser: ((page: string) => string) | null
}

/** An app that takes the address of a pairing, and the link that opens it. */
export interface AppLink {
  readonly name: string
  readonly link: string
}

/** A connection that waits for the person to agree in a wallet elsewhere. */
export interface Pairing {
  /** What a QR code shows and a link carries. */
  readonly uri: string
  /** What opens the wallet's app; several where any wallet will do, none where nothing here would open it. */
  readonly apps: readonly AppLink[]
  readonly account: Promise<WalletAccount>
  /** The answer is not waited for any more; a wallet that agrees later is disconnected at once. */
  cancel(): void
}

/** What the person agreed to on the review sheet; a step that differs is never shown to the wallet. */
export interface Expectation {
  readonly quote: Pick<Quote, 'from_asset' | 'to_asset' | 'send_amount' | 'receive_amount' | 'custody' | 'fill_mode'>
  readonly orderId: string
  readonly recipient: string
  /** What the exchange asks for beside the payout; absent where it asks for nothing. */
  readonly memo?: string
  readonly depositor: string
  /** Destination of a refund where the maker holds the deposit; null where the escrow does. */
  readonly refundAddress: string | null
  /** Pinned by the catalogue the app was built or configured with: escrow on EVM, deposit address elsewhere. */
  readonly settlementAddress: string
  /** ISO 8601: the offer's last moment, as the order said it when it was made. */
  readonly openBy: string
}

export interface SignInRequest {
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  /** For whom it is signed, besides the account, where the server wants that said. */
  readonly requestId?: string
  readonly issuedAt: string
  readonly expiresAt: string
  readonly statement: string
  readonly chainId: number
}

/** A daily check-in: the one call outside of transfers. It moves nothing. */
export interface CheckInCall {
  readonly contract: string
  /** The UTC day as 20231225. */
  readonly date: number
  readonly chainId: number
  /** Who checks in; canonical. */
  readonly account: string
}

/**
 * A family of wallets in the browser. Loaded on intent; never part of the first load.
 * Errors are AppErrors: `wallet_rejected`, `wallet_closed`, `wallet_not_found`, `wallet_wrong_network`, `wallet_pending_request`, `wallet_switch_pending`, `wallet_no_switch`,
 * `wallet_insufficient_funds`, `wallet_mismatch` (the step is not what was agreed), `wallet_failed`.
 */
export interface WalletFamily {
  readonly family: FamilyName
  connectors(): Promise<readonly ConnectorInfo[]>
  connect(connectorId: string): Promise<WalletAccount>
  /** Begins a connection with a wallet in an app elsewhere. */
  pair?(connectorId: string): Promise<Pairing>
  /** Silently, from an earlier visit; null when there is nothing to resume. */
  reconnect(): Promise<WalletAccount | null>
  disconnect(): Promise<void>
  /** Switches, adding the network first when the wallet does not know it (spec §4). */
  switchNetwork?(chain: ChainRow): Promise<void>
  /** The domain name that leads to this address, where the family has such a thing; null where there is none or nobody answers. */
  nameOf?(address: string): Promise<string | null>
  /** `over` as in `send`. */
  signIn(request: SignInRequest, over?: AbortSignal): Promise<{ message: string; signature: string }>
  /** Checks the step against the expectation, asks the wallet, answers the transaction ref. `over`: nobody waits for the answer any more. */
  send(step: Step, expected: Expectation, over?: AbortSignal): Promise<string>
  /**
   * Signs the permit that the first of these steps asks for, and answers the steps that are left; null when this wallet cannot, or the
   * token would not take it, so that the step's own fallback takes its place.
   */
  permit?(steps: readonly Step[], expected: Expectation): Promise<readonly Step[] | null>
  /** Approval and opening in one confirmation (EIP-5792); null when this wallet cannot. */
  sendBatch?(steps: readonly Step[], expected: Expectation): Promise<string | null>
  /** Begins to look for this step on its network, for wallets that are silent; each look answers the transaction ref once it stands there. */
  lookFor?(step: Step, expected: Expectation): () => Promise<string | null>
  /** The allowance of this approval exists on its network; absent where the family has none. */
  isApproved?(step: Step, expected: Expectation): Promise<boolean>
  /** Asks the wallet for a check-in, answers the transaction ref; absent where the family has no such contract. `over` as in `send`. */
  checkIn?(call: CheckInCall, over?: AbortSignal): Promise<string>
  /** The app of the wallet that is connected while it has not answered, and the link that opens it there; null for wallets in the page. */
  waitingApp?(): Promise<AppLink | null>
  /** Waits until the transaction is in a block; resolves with the ref that landed (a replacement has another). */
  waitFor(txRef: string, chain: ChainRow): Promise<{ ref: string; status: 'success' | 'failed' }>
  subscribe(listener: (account: WalletAccount | null) => void): () => void
}
