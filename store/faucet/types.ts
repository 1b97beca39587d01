import type { SignedTx } from '#chains/contract/payer.ts'
import type { ChainId } from '#core/chain/chainId.ts'

/**
 * `queued`: nothing is signed. `signed`: its bytes may be with nodes. `mined`: in a block that may still change. `failed`: a quorum
 * shows that its nonce paid nothing. `held`: it may have been paid without a record, so it is never signed.
 */
export const faucetClaimStates = ['queued', 'signed', 'mined', 'paid', 'failed', 'held'] as const
export type FaucetClaimState = (typeof faucetClaimStates)[number]

export interface NewFaucetClaim {
  readonly chainId: ChainId
  /** Canonical address that is paid. */
  readonly wallet: string
  /** Base units of the native coin. */
  readonly amount: bigint
  /** Keyed hash of the caller's network block. */
  readonly network: string
  /** Id of the proof of work; counts once. */
  readonly challenge: string
}

export interface FaucetClaim extends Omit<NewFaucetClaim, 'network' | 'challenge'> {
  readonly id: bigint
  readonly state: FaucetClaimState
  readonly signer: string | null
  readonly nonce: bigint | null
  /** Height below which its transaction can't be; null until signed. */
  readonly since: bigint | null
  /** Transaction in a block. */
  readonly txRef: string | null
  readonly reason: string | null
  readonly createdAt: Date
}

export type FaucetTx = SignedTx & { readonly createdAt: Date }

/** A claim with every transaction signed for its nonce, oldest first. */
export interface SignedFaucetClaim extends FaucetClaim {
  readonly signer: string
  readonly nonce: bigint
  readonly since: bigint
  readonly txs: readonly FaucetTx[]
}

export interface FaucetLimits {
  readonly cooldownMs: number
  /** Claims of one network block within the cooldown. */
  readonly perNetwork: number
  /** Base units within 24 hours. */
  readonly dailyBudget: bigint
  readonly queue: number
}

export interface FaucetUse {
  /** Base units claimed within 24 hours, without claims that were never signed and never will be. */
  readonly spent: bigint
  readonly queued: number
}

export interface Faucet {
  /**
   * Queues a claim. One lock per network makes claims take turns, so that the budget is never exceeded.
   * @throws AppError `faucet_proof_used`, `faucet_cooldown`, `faucet_network_limit`, `faucet_budget_spent`, `faucet_busy`
   */
  claim(claim: NewFaucetClaim, limits: FaucetLimits): Promise<FaucetClaim>
  use(chain: ChainId): Promise<FaucetUse>
  /** Newest first, of all networks. */
  ofWallet(wallet: string, limit: number): Promise<FaucetClaim[]>
  /** Oldest first. */
  queued(chain: ChainId, limit: number): Promise<FaucetClaim[]>
  /** Signed claims that aren't settled, by nonce. */
  unsettled(chain: ChainId, limit: number): Promise<SignedFaucetClaim[]>
  /**
   * Takes the signer's next nonce, signs, and stores both, in one transaction. Null if the claim is no longer queued.
   * @param request.floor Next nonce by the chain, mempools included. If it is above the recorded one, records are missing: queued
   * claims become `held`, because one of them may have been paid, and later ones are signed again.
   * @param sign Must not do I/O.
   */
  sign(
    request: {
      readonly id: bigint
      readonly chainId: ChainId
      readonly signer: string
      readonly floor: bigint
      readonly since: bigint
    },
    sign: (nonce: bigint) => Promise<SignedTx>,
  ): Promise<SignedFaucetClaim | null>
  /** Adds a transaction of the same nonce; null if another process was first. */
  addTx(claim: SignedFaucetClaim, tx: SignedTx): Promise<SignedFaucetClaim | null>
  /** False if the claim has left the states in `from`. */
  move(
    id: bigint,
    from: readonly FaucetClaimState[],
    state: FaucetClaimState,
    change?: { readonly txRef?: string | null; readonly reason?: string | null },
  ): Promise<boolean>
  /** Removes the network blocks of older claims. Returns their number. */
  forgetNetworks(before: Date, limit: number): Promise<number>
}
