import { ceilDiv } from './units.ts'

/** Calls that an account makes in a pool. `reset` and `approve` are of its token. */
export const poolCallKinds = [
  'reset',
  'approve',
  'deposit',
  'withdraw',
  'redeem',
  'request',
  'cancel',
  'pay',
  'collect',
] as const
export type PoolCallKind = (typeof poolCallKinds)[number]

/** Wish of an account at a pool; amounts in base units of the token, shares in the pool's own. */
export type PoolOrder =
  | { readonly kind: 'reset' | 'pay' | 'collect' }
  | { readonly kind: 'approve' | 'deposit' | 'withdraw'; readonly assets: bigint }
  | { readonly kind: 'redeem' | 'request'; readonly shares: bigint }
  | { readonly kind: 'cancel'; readonly request: bigint }

/** Next call towards an order: a deposit needs an approval of exactly its amount, and some tokens change no approval but that of zero. */
export function nextPoolCall(order: PoolOrder, allowance: bigint): PoolOrder {
  if (order.kind !== 'deposit' || allowance >= order.assets) return order
  return allowance > 0n ? { kind: 'reset' } : { kind: 'approve', assets: order.assets }
}

const PPM = 1_000_000n

/** Virtual shares and assets of the contract, which keep the share price of an empty pool. */
export const VIRTUAL_SHARES = 1_000n
export const VIRTUAL_ASSETS = 1n

/** Assets and shares whose ratio is the share price, the virtual ones included. */
export interface SharePrice {
  readonly assets: bigint
  readonly shares: bigint
}

/** Worth of shares, rounded down as the contract does. */
export const assetsOf = (shares: bigint, price: SharePrice): bigint => (shares * price.assets) / price.shares

/** Shares that a deposit creates, rounded down as the contract does. */
export const sharesFor = (assets: bigint, price: SharePrice): bigint => (assets * price.shares) / price.assets

/** Shares that are worth at least this much. */
export const sharesWorth = (assets: bigint, price: SharePrice): bigint => ceilDiv(assets * price.shares, price.assets)

/** Price once this principal is written down. As in the contract, income that is still locked bears a loss first. */
export const priceAfterLoss = ({ assets, shares }: SharePrice, lost: bigint, lockedIncome: bigint): SharePrice => ({
  assets: assets - (lost > lockedIncome ? lost - lockedIncome : 0n),
  shares,
})

/** Lent part of all tokens in millionths; 0 for an empty pool. */
export const utilizationPpm = (idle: bigint, lent: bigint): bigint => (lent === 0n ? 0n : (lent * PPM) / (idle + lent))

/** Limits and tokens of a pool that bound what its drawer can take. */
export interface Exposure {
  readonly idle: bigint
  readonly lent: bigint
  readonly outstandingLimit: bigint
}

/**
 * Most that a maker who repays nothing can cost the depositors: what is lent, and what the limit lets it draw before its first draw is
 * overdue. A limit that was lowered below what is lent protects the rest.
 */
export function mostAtRisk({ idle, lent, outstandingLimit }: Exposure): bigint {
  const bound = lent > outstandingLimit ? lent : outstandingLimit
  return bound < idle + lent ? bound : idle + lent
}

/** Change of a pool's tokens, idle and lent together: deposits, withdrawals, income and losses. */
export interface PoolFlow {
  /** Epoch seconds. */
  readonly at: number
  readonly change: bigint
  /** Paid fees of draws; zero for other changes, gifts among them. */
  readonly income: bigint
}

export interface AprInput {
  /** Epoch seconds. */
  readonly now: number
  /** Since when `flows` are complete. */
  readonly since: number
  /** Idle and lent tokens now. */
  readonly tokens: bigint
  /** In any order. */
  readonly flows: readonly PoolFlow[]
}

const YEAR = 365n * 24n * 3600n
/** Shorter histories say nothing about a year. */
export const LEAST_HISTORY = 24 * 3600

/**
 * Yearly income in millionths of the tokens at work, each weighted with its time; null with less than a day of history. Earlier amounts follow
 * from today's by undoing the flows.
 */
export function aprPpm({ now, since, tokens, flows }: AprInput): bigint | null {
  const newestFirst = flows.filter(({ at }) => at >= since && at <= now).toSorted((a, b) => b.at - a.at)
  let [held, until, weighted, income] = [tokens, now, 0n, 0n]
  let start = since
  for (const flow of newestFirst) {
    weighted += held * BigInt(until - flow.at)
    until = flow.at
    held -= flow.change
    income += flow.income
    // Before its first deposit the pool has no history.
    if (held <= 0n) {
      start = flow.at
      break
    }
  }
  if (held > 0n) weighted += held * BigInt(until - since)
  if (now - start < LEAST_HISTORY || weighted <= 0n) return null
  return (income * YEAR * PPM) / weighted
}
