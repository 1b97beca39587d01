export interface ClaimCandidate {
  /** Seconds since its payout became final. */
  age: number
  /** Seconds until anyone may refund the order. */
  timeLeft: number
}

export interface BatchPolicy {
  size: number
  maxAgeSeconds: number
  /** With less time than this left, nothing waits for company. */
  urgentSeconds: number
}
export const defaultBatchPolicy: BatchPolicy = { size: 20, maxAgeSeconds: 30, urgentSeconds: 3600 }

/** Whether a claim is worth a transaction now. */
export function claimNow(candidates: readonly ClaimCandidate[], policy: BatchPolicy): boolean {
  if (candidates.length >= policy.size) return true
  return candidates.some(({ age, timeLeft }) => age >= policy.maxAgeSeconds || timeLeft <= policy.urgentSeconds)
}
