import type { TxStatus } from '#chains/contract.ts'

/** Chain facts about something that the journal has as signed. Every one is the answer of a quorum. */
export interface EarlierFacts {
  readonly txs: readonly { readonly status: TxStatus; readonly isVoid: boolean; readonly expiresAt: bigint | null }[]
  readonly slot: bigint
  /** The signer's next unused slot; null where the family has none, or the payer signs with another key by now. */
  readonly chainSlot: bigint | null
  readonly finalized: bigint
  /** Height up to which the finalized chain proves expiry, in the unit of `expiresAt`. */
  readonly finalizedExpiry: bigint
  /** Head height at which its slot was first seen used by none of its transactions. */
  readonly usedSince: bigint | null
}

/** `used`: its slot is used by none of its transactions, which is proven once the height of that look is final. */
export type EarlierVerdict = 'nothing' | 'paid' | 'used' | 'open'

/** Decides whether an earlier signature moved value, or still can: only then another one is no second payment. */
export function judgeEarlier(facts: EarlierFacts): EarlierVerdict {
  const { txs, slot, chainSlot, finalized, usedSince } = facts
  if (txs.some(({ status, isVoid }) => status.state === 'mined' && !isVoid)) return 'paid'
  if (txs.every((tx) => hasEnded(tx, facts))) return 'nothing'
  if (txs.some(({ expiresAt }) => expiresAt !== null)) return 'open'
  // One final transaction uses the slot up, so that no other one of it can land.
  if (txs.some(({ status }) => status.final)) return 'nothing'
  if (txs.some(({ status }) => status.state !== 'unknown') || chainSlot === null || chainSlot <= slot) return 'open'
  return usedSince !== null && finalized >= usedSince ? 'nothing' : 'used'
}

const hasEnded = ({ status, expiresAt }: EarlierFacts['txs'][number], { finalizedExpiry }: EarlierFacts): boolean =>
  (status.state === 'failed' && status.final) ||
  (status.state === 'unknown' && expiresAt !== null && finalizedExpiry > expiresAt)
