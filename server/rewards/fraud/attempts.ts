import { limitKey, rangeKey } from '#runtime/addressBuckets.ts'
import { type LimitDeps, spend } from '../../http/rateLimit.ts'

const WINDOW_SECONDS = 600

interface Most {
  readonly wallet: number
  /** Per Telegram account, across all its wallets. */
  readonly person: number
  /** Per address, or per /64 for IPv6. */
  readonly household: number
  readonly range: number
}

/**
 * Attempts per ten minutes. A check-in is reported until confirmed, about forty times per visit. A lost one is searched
 * for every 30 seconds while the wallet is silent, and each search may read many blocks.
 */
const most = {
  social: { wallet: 10, person: 20, household: 20, range: 100 },
  share: { wallet: 30, person: 60, household: 60, range: 300 },
  'check-in': { wallet: 150, person: 300, household: 600, range: 1500 },
  'lost-check-in': { wallet: 60, person: 120, household: 120, range: 600 },
} as const satisfies Record<string, Most>
type Attempted = keyof typeof most

/**
 * Calls without sign-in are counted per wallet and network range, so that a stranger elsewhere can't exhaust the
 * wallet's attempts.
 */
const unsigned: ReadonlySet<Attempted> = new Set<Attempted>(['check-in', 'lost-check-in'])

export interface Attempt {
  readonly wallet: string
  /** Address of the caller. */
  readonly ip: string
  /** Telegram account of the session, wherever it calls from; null for any other caller. */
  readonly person: string | null
}

/** @throws AppError `too_many_requests` (429) with the seconds to wait */
export async function spendAttempt(deps: LimitDeps, what: Attempted, { wallet, ip, person }: Attempt): Promise<void> {
  const range = rangeKey(ip)
  const who = unsigned.has(what) ? `${wallet}@${range}` : wallet
  await spend(deps, `attempts:${what}:wallet:${who}`, most[what].wallet, WINDOW_SECONDS)
  if (person !== null) await spend(deps, `attempts:${what}:person:${person}`, most[what].person, WINDOW_SECONDS)
  await spend(deps, `attempts:${what}:ip:${limitKey(ip)}`, most[what].household, WINDOW_SECONDS)
  await spend(deps, `attempts:${what}:range:${range}`, most[what].range, WINDOW_SECONDS)
}
