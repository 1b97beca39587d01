import type { ChainNode } from '#chains/contract/node.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Log } from '#runtime/log.ts'
import type { AttesterDatabase } from './database.ts'

export interface AttestRequest {
  order: EscrowOrder
  /** Source escrow that holds the deposit, because an order's hash names none. */
  escrow: string
  /** Payout transaction in the destination chain's own format. */
  txRef: string
  /** Memo of the payout, if the order requires one. */
  memo: string | null
}
/** Requests for several payouts under one signature. */
export interface AttestRequests {
  requests: readonly AttestRequest[]
  /** Signature of the orders' maker over `attestRequestsDigest`. */
  signature: `0x${string}`
}
export interface SignedFill {
  signer: `0x${string}`
  proofId: `0x${string}`
  signature: `0x${string}`
}

/** A maker's request to compare RPC providers. */
export interface EndpointsRequest {
  /** 32 bytes, chosen by the caller. */
  salt: `0x${string}`
  /** Signature of a maker over `endpointsRequestTypedData`. */
  signature: `0x${string}`
}

export interface AttesterDeps {
  database: AttesterDatabase
  /** The attester's own endpoints, never the maker's. */
  chains: ReadonlyMap<ChainId, ChainNode>
  catalogue: Catalogue
  /** Canonical addresses of the makers that it signs for; empty = all. */
  makers: readonly string[]
  /** Its RPC endpoints on networks with settlement; makers see keyed hashes of their domains. */
  endpoints?: readonly string[]
  /** 32 bytes as 0x-hex. */
  key: `0x${string}`
  log: Log
}

export interface Attester {
  readonly signer: `0x${string}`
  /**
   * Signs one final payout per order; later requests for the order get the same answer. Returns one result per request,
   * in order, refusals included: see requireMaker, verifyRequest and database.
   */
  attest(asked: AttestRequests): Promise<readonly (SignedFill | AppError)[]>
  /**
   * Hashes of its providers under the caller's salt, see `endpointHashes`.
   * @throws AppError `maker_unknown`, `maker_signature_invalid`
   */
  endpointHashes(request: EndpointsRequest): Promise<readonly string[]>
}
