import { limitKey, rangeKey } from '../../http/clientIp.ts'
import { type LimitDeps, spend } from '../../http/rateLimit.ts'

const WINDOW_SECONDS = 600

interface Most {
  readonly wallet: number
  /** Of a Telegram account, with whichever of its wallets. */
  readonly person: number
  /** Of an address, or a household's part of IPv6. */
  readonly household: number
  readonly range: number
}

/**
 * Attempts in ten minutes. A check-in is told again until its network has confirmed it: forty times at a visit. One that is lost is looked for
 * every half minute while the wallet is silent, and each look may search many blocks.
 */
const most = {
  social: { wallet: 10, person: 20, household: 20, range: 100 },
  share: { wallet: 30, person: 60, household: 60, range: 300 },
  'check-in': { wallet: 150, person: 300, household: 600, range: 1500 },
  'lost-check-in': { wallet: 60, person: 120, household: 120, range: 600 },
} as const satisfies Record<string, Most>
type Attempted = keyof typeof most

/**
 * What nobody has to sign in for is counted for a wallet and a range together: a stranger who names the wallet from elsewhere must not use up its
 * own attempts.
 */
const unsigned: ReadonlySet<Attempted> = new Set<Attempted>(['check-in', 'lost-check-in'])

export interface Attempt {
  readonly wallet: string
  /** Where the call came from. */
  readonly ip: string
  /** The Telegram account that signed in, wherever it calls from; null for anybody else. */
  readonly person: string | null
}

/** @throws AppError `too_many_requests` (429) with the seconds to wait. */
export async function spendAttempt(deps: LimitDeps, what: Attempted, { wallet, ip, person }: Attempt): Promise<void> {
  const range = rangeKey(ip)
  const who = unsigned.has(what) ? `${wallet}@${range}` : wallet
  await spend(deps, `attempts:${what}:wallet:${who}`, most[what].wallet, WINDOW_SECONDS)
  if (person !== null) await spend(deps, `attempts:${what}:person:${person}`, most[what].person, WINDOW_SECONDS)
  await spend(deps, `attempts:${what}:ip:${limitKey(ip)}`, most[what].household, WINDOW_SECONDS)
  await spend(deps, `attempts:${what}:range:${range}`, most[what].range, WINDOW_SECONDS)
}
