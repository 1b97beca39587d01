/** Spec §2: the pool is for listed addresses alone, compared without regard to case. */
export function mayOpenPool(userId: string | null, listed: readonly string[]): boolean {
  if (userId === null) return false
  const wanted = userId.toLowerCase()
  return listed.some((address) => address.toLowerCase() === wanted)
}

export interface PoolVisitor {
  readonly userId: string | null
  /** Undefined while the list is on its way. */
  readonly listed: readonly string[] | undefined
  /** The list did not come. */
  readonly failed: boolean
}

/** `wait` while nobody can tell: who is let in is not sent away first. */
export function poolAnswer({ userId, listed, failed }: PoolVisitor): 'open' | 'closed' | 'wait' {
  if (userId === null) return 'closed'
  if (listed) return mayOpenPool(userId, listed) ? 'open' : 'closed'
  return failed ? 'closed' : 'wait'
}
