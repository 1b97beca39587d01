import type { TxStatus } from '#chains/contract/reader.ts'

/** Chain facts about a transaction that the journal has as signed. Each one is a quorum's answer. */
export interface EarlierFacts {
  readonly txs: readonly { readonly status: TxStatus; readonly isVoid: boolean; readonly expiresAt: bigint | null }[]
  readonly slot: bigint
  /** The signer's next unused nonce; null where the family has none, or the payer now signs with another key. */
  readonly chainSlot: bigint | null
  readonly finalized: bigint
  /** Height up to which the finalized chain proves expiry, in the unit of `expiresAt`. */
  readonly finalizedExpiry: bigint
  /** Head height at which the tx slot was first seen used by a transaction that is not one of these. */
  readonly usedSince: bigint | null
}

/** `used`: another transaction took the tx slot, proven once the height of that observation is final. */
export type EarlierVerdict = 'nothing' | 'paid' | 'used' | 'open'

/** Decides if an earlier signature moved value or still can. A new signature is safe only if it did not and cannot. */
export function judgeEarlier(facts: EarlierFacts): EarlierVerdict {
  const { txs, slot, chainSlot, finalized, usedSince } = facts
  if (txs.some(({ status, isVoid }) => status.state === 'mined' && !isVoid)) return 'paid'
  if (txs.every((tx) => hasEnded(tx, facts))) return 'nothing'
  if (txs.some(({ expiresAt }) => expiresAt !== null)) return 'open'
  // One final transaction uses up the tx slot, so no other one of it can land.
  if (txs.some(({ status }) => status.final)) return 'nothing'
  if (txs.some(({ status }) => status.state !== 'unknown') || chainSlot === null || chainSlot <= slot) return 'open'
  return usedSince !== null && finalized >= usedSince ? 'nothing' : 'used'
}

const hasEnded = ({ status, expiresAt }: EarlierFacts['txs'][number], { finalizedExpiry }: EarlierFacts): boolean =>
  (status.state === 'failed' && status.final) ||
  (status.state === 'unknown' && expiresAt !== null && finalizedExpiry > expiresAt)
