import type { ChainNode } from '#chains/contract.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Log } from '#runtime/log.ts'
import type { AttesterDatabase } from './database.ts'

export interface AttestRequest {
  order: EscrowOrder
  /** The escrow of its source that holds the deposit: a hash of an order names none. */
  escrow: string
  /** The payout's transaction as the destination knows it. */
  txRef: string
  /** What the payout carries where the order asks for a memo. */
  memo: string | null
}
/** Questions about several payouts under one signature. */
export interface AttestRequests {
  requests: readonly AttestRequest[]
  /** Of the orders' maker over `attestRequestsDigest`. */
  signature: `0x${string}`
}
export interface SignedFill {
  signer: `0x${string}`
  proofId: `0x${string}`
  signature: `0x${string}`
}

/** A maker's question about RPC providers. */
export interface EndpointsRequest {
  /** 32 bytes, chosen by the asker. */
  salt: `0x${string}`
  /** Of a maker over `endpointsRequestTypedData`. */
  signature: `0x${string}`
}

export interface AttesterDeps {
  database: AttesterDatabase
  /** Its own view of the networks: never the maker's endpoints. */
  chains: ReadonlyMap<ChainId, ChainNode>
  catalogue: Catalogue
  /** Canonical addresses of the makers that it signs for; empty = every one. */
  makers: readonly string[]
  /** Its RPC endpoints on networks of our settlement; makers see keyed hashes of their domains. */
  endpoints?: readonly string[]
  /** 32 bytes as 0x-hex. */
  key: `0x${string}`
  log: Log
}

export interface Attester {
  readonly signer: `0x${string}`
  /**
   * Signs one final payout per order; later questions about the order get the same answer. Answers each request in its place, refusals
   * included: see requireMaker, verifyRequest and database.
   */
  attest(asked: AttestRequests): Promise<readonly (SignedFill | AppError)[]>
  /** Hashes of its providers under the asker's salt, see `endpointHashes`. @throws AppError `maker_unknown`, `maker_signature_invalid` */
  endpointHashes(request: EndpointsRequest): Promise<readonly string[]>
}
