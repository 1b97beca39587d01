export interface ClaimCandidate {
  /** Seconds since the payout became final. */
  age: number
  /** Seconds until anyone may refund the order. */
  timeLeft: number
}

export interface BatchPolicy {
  size: number
  maxAgeSeconds: number
  /** Below this much time left, a claim does not wait for others. */
  urgentSeconds: number
}
export const defaultBatchPolicy: BatchPolicy = { size: 20, maxAgeSeconds: 30, urgentSeconds: 3600 }

/** True if the claims are worth a transaction now. */
export function claimNow(candidates: readonly ClaimCandidate[], policy: BatchPolicy): boolean {
  if (candidates.length >= policy.size) return true
  return candidates.some(({ age, timeLeft }) => age >= policy.maxAgeSeconds || timeLeft <= policy.urgentSeconds)
}
