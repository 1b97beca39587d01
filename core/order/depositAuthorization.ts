/**
 * Depositor's signature on which another account opens its order: it names the order, the escrow and the exact amount.
 * Epoch seconds.
 */
export type DepositAuthorization =
  /** ERC-3009, on tokens that support it; `domain` is the token's own. */
  | {
      readonly kind: 'erc3009'
      readonly domain: { readonly name: string; readonly version: string }
      readonly validAfter: number
      readonly validBefore: number
      readonly signature: `0x${string}`
    }
  /** Permit2, if its allowance exists and the escrow accepts it. */
  | { readonly kind: 'permit2'; readonly deadline: number; readonly signature: `0x${string}` }

/**
 * Deposit at an address of the order's own, which commits to the order's terms: opening it needs no signature. `owner`:
 * canonical address that can empty it at any time.
 */
export interface AddressDeposit {
  readonly kind: 'address'
  readonly owner: string
}

/**
 * Openings of one depositor on one network: pending ones, and those of the last day that ended without a deposit by its
 * own fault.
 */
export interface DepositorRecord {
  readonly open: number
  readonly failed: number
}
export interface DepositorLimits {
  readonly perDepositor: number
  readonly failuresPerDay: number
}
export const defaultDepositorLimits: DepositorLimits = { perDepositor: 2, failuresPerDay: 3 }

/** Failed openings older than this no longer count against a depositor. */
export const FAILURES_MS = 24 * 3_600_000

/** Seconds that a transaction may need to be mined. */
export const OPENING_MARGIN_SECONDS = 20

/** Reason why an authorization is too early or too late for an order; null if its transaction would land in time. */
export function authorizationTiming(
  authorization: Pick<DepositAuthorization & { kind: 'erc3009' }, 'validAfter' | 'validBefore'>,
  openBy: number,
  now: number,
): 'open_expired' | 'authorization_not_valid_yet' | 'authorization_expired' | null {
  const landed = now + OPENING_MARGIN_SECONDS
  if (landed > openBy) return 'open_expired'
  if (authorization.validAfter >= now) return 'authorization_not_valid_yet'
  return landed >= authorization.validBefore ? 'authorization_expired' : null
}

/** Reason why no more is opened for a depositor; null if it may have one more. */
export function depositorRefusal(
  { open, failed }: DepositorRecord,
  { perDepositor, failuresPerDay }: DepositorLimits,
): 'depositor_blocked' | 'too_many_openings' | null {
  if (failed >= failuresPerDay) return 'depositor_blocked'
  return open >= perDepositor ? 'too_many_openings' : null
}
