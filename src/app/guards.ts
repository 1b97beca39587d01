import { screenAt } from '#core/screens/match.ts'

/** Spec §6: applies until the operator's own list has loaded. */
const builtIn: readonly string[] = ['CU', 'IR', 'KP', 'SY', 'RU', 'CN']

/** `listed` is the operator's list; undefined until it loads. */
export const isRestricted = (country: string | undefined, listed: readonly string[] | undefined): boolean =>
  country !== undefined && (listed ?? builtIn).includes(country.toUpperCase())

const PAGE = '/access-restricted'
const open: ReadonlySet<string> = new Set([PAGE, '/tos'])

/** Returns the path that the guard redirects to, or null. `sentFrom` is the path it redirected away from earlier. */
export function guardTarget(here: string, restricted: boolean, sentFrom: string | null): string | null {
  if (restricted) return open.has(screenAt(here)?.path ?? here) ? null : PAGE
  return here === PAGE ? sentFrom : null
}

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
