import type { FamilyName, SettlementStatus } from '#core/chain/family.ts'
import type { Step } from '#core/wire/order.ts'
import type { z } from 'zod'
import type { AddressRules } from './contract/address.ts'
import type { DepositInput } from './contract/deposits.ts'
import type { NetworkNode, NodeOptions } from './contract/node.ts'
import type { ContractAnswer } from './contract/reader.ts'
import type { SignInMessage } from './signIn.ts'

/** Facts of a family that need no chain library: the web app's first load includes them. */
export interface Family {
  readonly name: FamilyName
  readonly addresses: AddressRules
  readonly settlement: SettlementStatus
  /** Canonical form of a transaction reference; null if the text is none. */
  txRef(text: string): string | null
  /** Bytes of text that wallets and networks of the family carry with a deposit; null if a deposit has no memo. */
  readonly depositMemo: number | null
  /** Native base units to reserve for network fees. `ask` calls a network's method without parameters. */
  gasReserve?(ask: (method: string) => Promise<unknown>): Promise<bigint>
  /** Contract of the token that pays network fees; absent where the native coin does. */
  readonly feeToken?: string
  /** Base units of the native coin or the fee token to reserve for a swap; twice `gasReserve` by default. */
  readonly swapReserve?: bigint
  /** Variable with the maker's payout key; absent if the family pays nothing out. */
  readonly payoutKey?: PayoutKey
}

export interface PayoutKey {
  readonly variable: `MAKER_${string}_KEY`
  /** Networks of the family in a sentence. */
  readonly networks: string
  /** Accepted forms of the key. */
  readonly form: string
  readonly pattern?: RegExp
  readonly requiredInProduction?: true
}

/** A family's part of the services, with its chain libraries. A facet that the family lacks is absent. */
export interface FamilyServices {
  readonly name: FamilyName
  createNode(options: NodeOptions): NetworkNode
  readonly signIn?: SignIn
  readonly deposits?: Deposits
  /** Gas of a usual deposit, in the units of the node's `gasPrice`; absent where networks name no price. */
  depositGas?(deposit: DepositShape): bigint
  /**
   * Opens the account whose addresses take deposits, one per order, from its extended public key; absent where deposits
   * name their order. The function throws `index_invalid`. @throws AppError `key_invalid`
   */
  openDepositAccount?(account: string, chainId: number): (index: number) => string
  /** Access of the web app to the family's networks through our server. */
  readonly webRpc?: WebRpc
  /** Name services of its accounts, best first. */
  readonly names?: readonly NameSource[]
  /** Present if a token's issuer moves it between networks; the catalogue's flag `cctp` marks the network. */
  readonly issuerTransfers?: IssuerTransfers
}

export interface SignIn {
  /** Accounts are contracts and verify each signature themselves, so the network must be read by quorum. */
  readonly byContract?: true
  /** Parses the text that the account signed. @throws AppError 400 `message_invalid`; 401 `domain_mismatch` */
  read(text: string, address: string): SignInMessage
  createVerifier(chains: NodeLookup): Verifier
}

/** Name service of a network. */
export interface NameSource {
  readonly chainId: number
  /** Ending of its names, with the dot; empty for names that have no other source. */
  readonly ending: string
  /** The one spelling of a name; null if the service has no such names. */
  normalize(name: string): string | null
  /** Canonical address that a normalized name leads to; null if it leads nowhere. */
  addressOf(name: string, reads: NetworkReads): Promise<string | null>
  /**
   * Names that the account claims, best first: anyone can claim any name, so only one that leads back may be shown.
   * Absent where accounts claim none.
   */
  namesOf?(account: string, reads: NetworkReads): Promise<readonly string[]>
}

/** Networks as name services and issuers are read; both by a quorum. */
export interface NetworkReads {
  /** @throws AppError `name_unreachable` for a network without enough endpoints, `rpc_*` */
  ask(chainId: number, contract: string, call: readonly string[]): Promise<ContractAnswer>
  height(chainId: number): Promise<bigint>
}

/** Transfers of a token by its issuer: burned on one network, minted on another (CCTP). */
export interface IssuerTransfers {
  readonly chainId: number
  read(account: string, reads: NetworkReads): Promise<IssuerBalance>
}

/** Amounts in base units. */
export interface IssuerBalance {
  readonly symbol: string
  readonly decimals: number
  /** Reason why the issuer moves nothing of this account now; null if it would. */
  readonly refusal: 'paused' | 'denied' | null
  /** Balance that the issuer can move. */
  readonly amount: bigint
  /** Lowest fee for all of it. */
  readonly minFee: bigint
  /** Balance of a bridge's token of the same name, which the issuer does not move. */
  readonly bridged: bigint
}

/** Properties of a deposit that decide its network fees. */
export interface DepositShape {
  readonly isToken: boolean
  /** A plain payment to an address instead of a contract's call. */
  readonly isPayment: boolean
  /** False if the deposit of a token needs an approval before it. */
  readonly isApproved: boolean
}

/** Steps of the depositor's wallet. */
export interface Deposits {
  /** Empty if the order's terms are incomplete. */
  steps(input: DepositInput): Step[]
}

export interface WebRpc {
  readonly methods: Readonly<Record<string, RpcMethod>>
  /** Checks that an endpoint serves the chain, by the id that it returns; absent where endpoints name none. */
  readonly chainId?: { readonly method: string; read(result: unknown): number }
  /**
   * Calls an endpoint by the protocol of its own; absent where endpoints serve the methods by JSON-RPC. Throws unless the
   * chain itself has answered.
   */
  call?(url: string, method: string, params: unknown, timeoutMs: number): Promise<RpcAnswer>
}

/** A result, or the chain's own error. */
type RpcAnswer = { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string } }

export interface RpcMethod {
  readonly params: z.ZodType
  /** Milliseconds for which equal calls share an answer. Without it only concurrent calls share one. */
  readonly keepMs?: number
  /** Sends a signed transaction: such calls are never shared. */
  readonly broadcasts?: true
}

/** Returns the node of a network by its chain id; null if there is none. */
type NodeLookup = (id: NetworkNode['id']) => NetworkNode | null

/** A signature over a text, and the canonical account that claims to have made it. */
export interface SignedText {
  account: string
  message: string
  signature: string
  /** Network to query if the account may be a contract; null = keys only. */
  chainId: number | null
}
/** Kind of signer: a key is valid on every network, a contract's consent only on its own. */
type SignedBy = 'key' | 'contract'
/** Resolves to null if the account did not sign the text. */
export type Verifier = (signed: SignedText) => Promise<SignedBy | null>
