import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { AuthorizationRequest, Step } from '#core/wire/order.ts'
import type { PoolOrder } from '#core/money/poolFigures.ts'
import type { ConnectMethod } from './connectMethods.ts'

/** One connected account; the store keeps at most one per family. */
export interface WalletAccount {
  readonly family: FamilyName
  /** Canonical form. */
  readonly address: string
  readonly connectorId: string
  readonly walletName: string
  readonly icon: string | null
  /** Chain that the wallet is on, in families with a current chain. */
  readonly chainId: ChainId | null
}

/** Connector data for the wallet list. */
export interface ConnectorInfo {
  readonly id: string
  readonly family: FamilyName
  readonly name: string
  readonly icon: string | null
  readonly installed: boolean
  /** Version that the wallet gives of itself, or of the protocol that it speaks; most give none. */
  readonly version?: string
  readonly installUrl: string | null
  /** Available connect methods, preferred first; empty when it is not offered. */
  readonly ways: readonly ConnectMethod[]
  /** Builds a link that opens a page of ours in the wallet's own browser; null when it has none. */
  readonly browser: ((page: string) => string) | null
}

/** Wallet app that accepts a pairing URI, with the link that opens it. */
export interface AppLink {
  readonly name: string
  readonly link: string
}

/** Connection that waits for the user's approval in a wallet elsewhere. */
export interface Pairing {
  /** Pairing URI for QR code and deep links. */
  readonly uri: string
  /** Links that open wallet apps; several when any wallet will do, none when nothing on this device opens it. */
  readonly apps: readonly AppLink[]
  readonly account: Promise<WalletAccount>
  /** Stops waiting; a wallet that approves later is disconnected at once. */
  cancel(): void
}

/** Terms that the user agreed to in the review; a step that differs is never passed to the wallet. */
export interface Expectation {
  readonly quote: Pick<
    Quote,
    'from_asset' | 'to_asset' | 'send_amount' | 'receive_amount' | 'custody' | 'fill_mode'
  > & {
    /** Native base units on top of the amount; absent = none. */
    readonly native_fee?: string
    /** Native base units that arrive on top; absent = none. */
    readonly destination_gas?: string
    /** `receive`: exactly `receive_amount` has to arrive. Absent = the sent amount is the exact one. */
    readonly exact?: Quote['exact']
    /** The deposit is only signed, and the maker opens it; absent = the wallet sends it. */
    readonly gasless?: boolean
    /** The least that arrives through an external provider. */
    readonly min_receive_amount?: string | undefined
  }
  /** External provider that settles the order, or serves the swap; absent for our maker. */
  readonly provider?: string
  /** A swap on one network, which the rules of swap providers check. */
  readonly swap?: true
  readonly orderId: string
  /** Signing domain of the sent token, for a deposit that is only signed. */
  readonly authorization?: { readonly name: string; readonly version: string }
  readonly recipient: string
  /** Memo that an exchange requires; absent otherwise. */
  readonly memo?: string
  /** Canonical address of the sender; empty when any wallet may pay. */
  readonly depositor: string
  /** Refund address when the maker holds the deposit; null when the escrow does. */
  readonly refundAddress: string | null
  /**
   * Pinned by the app's build or configuration: the escrow on EVM, the deposit address elsewhere; empty for an external
   * provider, whose addresses its policy pins.
   */
  readonly settlementAddress: string
  /** ISO 8601 expiry of the quote, as stated when the order was created. */
  readonly openBy: string
}

export interface SignInRequest {
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  /** Subject of the signature in addition to the account, when the server requires one; the wallet must then show the text. */
  readonly requestId?: string
  readonly issuedAt: string
  readonly expiresAt: string
  readonly statement: string
  readonly chainId: number
}

/** Daily check-in. It moves no funds. */
export interface CheckInCall {
  readonly contract: string
  /** UTC day as 20231225. */
  readonly date: number
  readonly chainId: number
  /** Canonical address that checks in. */
  readonly account: string
}

/** Withdrawal of a token approval. It moves no funds. */
export interface RevokeCall {
  readonly chainId: number
  /** Canonical addresses. */
  readonly token: string
  readonly spender: string
  /** Contract that keeps the allowance, as Permit2 does; null for the token itself. */
  readonly contract: string | null
  /** Account that gave the approval. */
  readonly account: string
}

/** Mint of a badge that the server has authorized. It moves no funds. */
export interface MintBadgeCall {
  readonly chainId: number
  readonly contract: string
  readonly kind: number
  /** Unix time until which the authorization is valid. */
  readonly deadline: number
  readonly signature: string
  /** Canonical address that mints. */
  readonly account: string
}

/** Money left at the deposit address of an order; it can only go to the owner. */
export interface DepositRelease {
  readonly step: Extract<Step, { kind: 'pay_address' }> & {
    readonly offer: NonNullable<Extract<Step, { kind: 'pay_address' }>['offer']>
  }
  /** Refund address of the order. */
  readonly owner: string
  /** Pinned by the app's build or configuration. */
  readonly factory: string
}

/** Note that an account deploys as a contract of its own; nothing is paid but the network fee. */
export interface NoteCall {
  readonly chainId: number
  /** Canonical address of the deployer. */
  readonly account: string
  readonly name: string
  readonly message: string
}

/** Place of a transaction in its sender's sequence, and a height before which it can't be; decimal. */
export interface TxPlace {
  readonly sender: string
  readonly nonce: string
  readonly since: string
}

/** Facet of a family on which notes can be deployed. */
export interface Notes {
  /** Place that the account's next transaction gets; null if the network doesn't answer. Never throws. */
  place(call: NoteCall): Promise<TxPlace | null>
  /** Asks the wallet for the deployment and returns the transaction reference. */
  deploy(call: NoteCall): Promise<string>
}

/** Call of a pool; what it moves goes to or from the account's own wallet. */
export interface PoolCall {
  readonly chainId: number
  /** Canonical addresses; the pool's is pinned by the app's build. */
  readonly account: string
  readonly pool: string
  readonly token: string
  readonly order: PoolOrder
}

/** Facet of a family with pools. */
export interface Pools {
  /** Place that the account's next transaction gets; null if the network doesn't answer. Never throws. */
  place(call: Pick<PoolCall, 'chainId' | 'account'>): Promise<TxPlace | null>
  /** Asks the wallet for the call and returns the transaction reference. */
  send(call: PoolCall): Promise<string>
}

/**
 * State of a request for several calls. `unsent`: the wallet dropped it for good; `failed`: it was in a block and reverted; `unknown`: the
 * wallet doesn't know the id, which proves nothing.
 */
export interface BatchState {
  readonly state: 'pending' | 'done' | 'unsent' | 'failed' | 'unknown'
  /** Reference of its last transaction; null unless it is in a block. */
  readonly txRef: string | null
}

/** Facet of a family on which transfers settle. */
export interface Transfers {
  /** Checks the step against the expectation, sends it to the wallet and returns the transaction reference. `over` aborts when the answer is no longer needed. */
  send(step: Step, expected: Expectation, over?: AbortSignal): Promise<string>
  /**
   * Signs the permit of the first step and returns the remaining steps. Null when this wallet cannot sign it or the token would not accept it;
   * the step's fallback then replaces it.
   */
  permit?(steps: readonly Step[], expected: Expectation): Promise<readonly Step[] | null>
  /** Signs the deposit of this opening instead of sending it, for wallets without native coins. */
  authorize?(step: Step, expected: Expectation): Promise<AuthorizationRequest>
  /**
   * Sends approval and opening in one confirmation (EIP-5792); null when this wallet cannot. `id`: of the request, by which the wallet
   * tells its state later; `onId` runs if the wallet chose another one.
   */
  sendBatch?(
    steps: readonly Step[],
    expected: Expectation,
    id: string,
    onId: (id: string) => void,
  ): Promise<string | null>
  /** State of such a request, as the connected wallet tells it. */
  batchState?(id: string): Promise<BatchState>
  /** Sends what is left at a deposit address to its owner and returns the transaction reference; absent without such addresses. */
  release?(deposit: DepositRelease): Promise<string>
  /** Starts watching the chain for this step, for wallets that do not answer; each call returns its transaction reference, or null. */
  lookFor?(step: Step, expected: Expectation): () => Promise<string | null>
  /** The sender's nonce of a transaction that the wallet has just sent, as its own node shows it; null if none does. Never throws. */
  nonceOf?(txRef: string, chain: ChainRow): Promise<string | null>
  /** True when this approval's allowance is already on chain; absent in families without allowances. */
  isApproved?(step: Step, expected: Expectation): Promise<boolean>
}

/** Kinds of inscription that wallets make (spec §3). */
export type InscriptionMode = 'brc-20' | 'inscribe'

/** Content of an inscription, and the canonical address that receives it. */
export type InscriptionOrder =
  | { readonly mode: 'brc-20'; readonly ticker: string; readonly amount: string; readonly to: string }
  | { readonly mode: 'inscribe'; readonly text: string; readonly to: string }

/** Transfer of an inscription in two steps: the wallet makes it, then sends it. */
export interface InscriptionTransfer {
  readonly order: InscriptionOrder
  /** Account that makes and sends it. */
  readonly from: string
  /** Null until the wallet has made it. */
  readonly inscriptionId: string | null
  /** Transaction that sent it; null until then. */
  readonly txRef: string | null
  /** The wallet was asked for the next step and has not answered: it may have done it. */
  readonly asked: boolean
}

/** Facet of a family whose wallets make inscriptions. A transfer survives a reload of the page. */
export interface Inscriptions {
  /** Kinds that the connected wallet makes; empty when it makes none. */
  modes(): readonly InscriptionMode[]
  /** Transfer that the connected account has begun, or null. */
  read(): InscriptionTransfer | null
  /** Stores a new transfer; the wallet is not asked yet. @throws AppError `inscription_invalid` with the field in `detail.code` */
  begin(order: InscriptionOrder): InscriptionTransfer
  /** Asks the wallet for the next step of the stored transfer. */
  advance(): Promise<InscriptionTransfer>
  /** Forgets the stored transfer. What the wallet has made stays in the wallet. */
  discard(): void
}

/**
 * Wallets of one chain family. Loaded on intent; never part of the first load.
 * @throws AppError `wallet_rejected`, `wallet_closed`, `wallet_not_found`, `wallet_wrong_network`, `wallet_pending_request`, `wallet_switch_pending`,
 * `wallet_no_switch`, `wallet_no_text_signing`, `wallet_insufficient_funds`, `wallet_mismatch` (the step differs from the agreed terms), `wallet_failed`.
 */
export interface WalletFamily extends Partial<Transfers> {
  readonly family: FamilyName
  connectors(): Promise<readonly ConnectorInfo[]>
  /** @throws AppError `wallet_registry_unreachable` when the window can't list wallets; the other connect methods still work */
  connect(connectorId: string): Promise<WalletAccount>
  /** Starts a connection with a wallet in another app. */
  pair?(connectorId: string): Promise<Pairing>
  /** Reconnects an earlier session without a prompt; null when there is none. */
  reconnect(): Promise<WalletAccount | null>
  disconnect(): Promise<void>
  /** Switches the network, adding it first when the wallet does not know it (spec §4). */
  switchNetwork?(chain: ChainRow): Promise<void>
  /** Asks the wallet to use an endpoint for the network; absent in families whose wallets choose their own. */
  addEndpoint?(chain: ChainRow, endpoint: { readonly name: string; readonly url: string }): Promise<void>
  /** Signs the request; `over` as in `send`. */
  signIn(request: SignInRequest, over?: AbortSignal): Promise<{ message: string; signature: string }>
  /** Asks the wallet for a check-in and returns the transaction reference; absent without such a contract. `over` as in `send`. */
  checkIn?(call: CheckInCall, over?: AbortSignal): Promise<string>
  /** Asks the wallet to set an allowance to zero and returns the transaction reference; absent in families without allowances. */
  revoke?(call: RevokeCall): Promise<string>
  /** Asks the wallet to mint a badge and returns the transaction reference; absent in families without badges. */
  mintBadge?(call: MintBadgeCall): Promise<string>
  readonly inscriptions?: Inscriptions
  readonly notes?: Notes
  readonly pools?: Pools
  /**
   * App of the connected wallet while a request is unanswered, with the link that opens the app; null for wallets in
   * the page.
   */
  waitingApp?(): Promise<AppLink | null>
  /** Waits until the transaction is in a block; resolves with the mined reference (a replacement has another). */
  waitFor(txRef: string, chain: ChainRow): Promise<{ ref: string; status: 'success' | 'failed' }>
  subscribe(listener: (account: WalletAccount | null) => void): () => void
}
