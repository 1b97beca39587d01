import type { Moved, MovedRead } from '#chains/contract/reader.ts'
import type { AssetId } from '#core/chain/assetId.ts'

/** Answer of a network: null if no block has the transaction, `unread` while its endpoints don't agree, `unreadable` without such a read. */
export type Read<T> = T | null | 'unread' | 'unreadable'

export interface EndReads {
  moved(read: MovedRead): Promise<Read<Moved>>
  /** Those of the keys by which another order has ended. */
  takenKeys(keys: readonly string[]): Promise<readonly string[]>
  /** True if our maker signed the transaction, or paid an order of its own by it. */
  isOfMaker(txId: string): Promise<boolean>
}

/** Payout or refund that a provider reports as an order's end. */
interface ReportedEnd {
  readonly kind: 'payout' | 'refund'
  readonly asset: AssetId
  readonly account: string
  /** Canonical; null if the provider names none, or a text that is none. */
  readonly txId: string | null
  /** True if the provider names a transaction as this one, so that another one contradicts it. */
  readonly isNamed: boolean
  readonly reported: bigint | null
  /** The least that completes it, in base units. */
  readonly least: bigint
  /** Nothing earlier can belong to the order. */
  readonly since: Date
}

/**
 * `shown`: read on the network; `short`: so, but below the least; `reported`: the network can't show it; `unclear`: more may
 * be known later; `contradicted`: the network shows that it is not the order's.
 */
export type Verdict =
  | { readonly kind: 'shown' | 'short'; readonly txId: string; readonly amount: bigint; readonly key: string }
  | { readonly kind: 'reported' | 'unclear'; readonly txId: string | null; readonly key: string | null }
  | { readonly kind: 'contradicted' }

/** Time for which a network, or the rest of an amount, may be behind before an end counts as it is known. */
const UNREAD_MS = 10 * 60_000
/** Time for which an end may be missing, or someone else's, before the order is held. */
const UNPROVEN_MS = 30 * 60_000

/** True while an end of this verdict waits for a better one; a contradicted end never counts. */
export const isWaiting = (verdict: Verdict, isBelow: boolean, waitedMs: number): boolean =>
  verdict.kind === 'contradicted'
    ? waitedMs < UNPROVEN_MS
    : (verdict.kind === 'unclear' || isBelow) && waitedMs < UNREAD_MS

/** Compares the end of an order that its provider reports with the network. */
export async function judgeEnd(reads: EndReads, end: ReportedEnd): Promise<Verdict> {
  const { asset, account, txId, isNamed, since } = end
  const contradicted: Verdict = isNamed ? { kind: 'contradicted' } : { kind: 'unclear', txId: null, key: null }
  if (txId === null) return contradicted
  // The maker may have paid the same account; a provider could name that payout as its own.
  if (await reads.isOfMaker(txId)) return contradicted
  // A payout that no one can read ends one order all the same.
  const key = end.kind === 'payout' ? wholeKey(end, txId) : null
  if (key !== null && (await reads.takenKeys([key])).length > 0) return contradicted
  const read = await reads.moved({ asset, account, txId })
  const named = isNamed ? txId : null
  if (read === 'unread') return { kind: 'unclear', txId: named, key }
  const reported = { kind: 'reported', txId: named, key } as const
  if (read === 'unreadable') return reported
  if (read === null || read.at < since || (read.amount ?? 1n) <= 0n) return contradicted
  if (read.amount === null) return reported
  const found = await ownArrival(reads, end, { txId, amount: read.amount, arrivals: read.arrivals ?? null })
  // The refunds of several deposits may be one transfer, of which each order is a part.
  if (found === 'taken') return end.kind === 'refund' ? reported : contradicted
  if (found === 'split' || (end.kind === 'refund' && found.amount > (end.reported ?? found.amount))) return reported
  return { kind: found.amount < end.least ? 'short' : 'shown', txId, ...found }
}

/** Key of everything that one transaction moved to an account. */
export const wholeKey = ({ asset, account }: Pick<ReportedEnd, 'asset' | 'account'>, txId: string): string =>
  `${asset} ${txId} ${account}`

interface Proof {
  readonly amount: bigint
  /** Of the transfer; it ends one order. */
  readonly key: string
}

/**
 * Finds the transfer of this order among those that one transaction made to its account, because each ends one order: the one
 * of the reported amount, or else the smallest that suffices. `split`: only several together suffice.
 */
async function ownArrival(
  { takenKeys }: EndReads,
  { asset, account, reported, least }: ReportedEnd,
  { txId, amount, arrivals }: { txId: string; amount: bigint; arrivals: Moved['arrivals'] | null },
): Promise<Proof | 'taken' | 'split'> {
  const whole = wholeKey({ asset, account }, txId)
  const keyed = arrivals?.map((one) => ({ amount: one.amount, key: `${whole} ${one.position}` })) ?? []
  const taken = await takenKeys([whole, ...keyed.map(({ key }) => key)])
  if (taken.includes(whole)) return 'taken'
  if (!arrivals) return { amount, key: whole }
  const free = keyed.filter(({ key }) => !taken.includes(key)).sort((a, b) => (a.amount < b.amount ? -1 : 1))
  const own = free.find((one) => one.amount === reported) ?? free.find((one) => one.amount >= least)
  if (own) return own
  const [largest] = free.slice(-1)
  if (!largest) return 'taken'
  return free.reduce((sum, one) => sum + one.amount, 0n) >= least ? 'split' : largest
}
