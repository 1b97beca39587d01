/** Spec §2: the pool is for listed addresses only, compared case-insensitively. */
export function mayOpenPool(userId: string | null, listed: readonly string[]): boolean {
  if (userId === null) return false
  const wanted = userId.toLowerCase()
  return listed.some((address) => address.toLowerCase() === wanted)
}

export interface PoolVisitor {
  readonly userId: string | null
  /** Undefined while the list loads. */
  readonly listed: readonly string[] | undefined
  /** True when the list failed to load. */
  readonly failed: boolean
}

/** Returns `wait` until the list is known, so that an allowed visitor is not redirected first. */
export function poolAnswer({ userId, listed, failed }: PoolVisitor): 'open' | 'closed' | 'wait' {
  if (userId === null) return 'closed'
  if (listed) return mayOpenPool(userId, listed) ? 'open' : 'closed'
  return failed ? 'closed' : 'wait'
}
