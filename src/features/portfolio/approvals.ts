import type { ChainRow } from '#core/wire/catalogue.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import { parseUsd } from '#core/money/usd.ts'

/** An allowance above zero, with what its spender could take now. */
export interface Approval {
  readonly chain: ChainRow
  /** Account that gave it. */
  readonly owner: string
  readonly assetId: string
  readonly symbol: string
  readonly decimals: number
  /** Null for a token that is in no list. */
  readonly icon: string | null
  readonly isListed: boolean
  readonly spender: string
  /** Name of a pinned contract, empty for the bridge's own; null if the contract is unknown. */
  readonly spenderName: string | null
  /** Contract that keeps the allowance, as Permit2 does; null for the token itself. */
  readonly contract: string | null
  readonly allowance: bigint
  /** Epoch seconds; null without an end. */
  readonly expiresAt: number | null
  readonly balance: bigint
  /** Dollars as the API writes them; null without a price. */
  readonly usd: string | null
  readonly usdStale: boolean
}

/** Answer of one network. */
export interface ApprovalRead {
  readonly chain: ChainRow
  /** Null while it is read, or if the read failed. */
  readonly found: { readonly list: readonly Approval[]; readonly since: string | null } | null
  readonly failed: boolean
}

export interface Approvals {
  /** The largest value at risk first. */
  readonly list: readonly Approval[]
  readonly pending: number
  /** Networks of which the read failed. */
  readonly degraded: readonly ChainRow[]
  /** Networks whose older blocks were not searched, with the time of the oldest searched one. */
  readonly searched: readonly { readonly chain: ChainRow; readonly since: string }[]
}

/** Joins the networks' answers. */
export const approvalsOf = (reads: readonly ApprovalRead[]): Approvals => ({
  list: sortByRisk(reads.flatMap(({ found }) => found?.list ?? [])),
  pending: reads.filter(({ found, failed }) => found === null && !failed).length,
  degraded: reads.filter(({ failed }) => failed).map(({ chain }) => chain),
  searched: reads.flatMap(({ chain, found }) => (found?.since ? [{ chain, since: found.since }] : [])),
})

export const keyOf = ({ owner, assetId, spender, contract }: Approval): string =>
  `${owner} ${assetId} ${spender} ${contract ?? ''}`

export const tokenOf = ({ assetId }: Pick<Approval, 'assetId'>): string => parseAssetId(assetId).token

/** Largest values that wallets and tokens use for "no limit". */
const [MAX_UINT96, MAX_UINT160] = [2n ** 96n - 1n, 2n ** 160n - 1n]
/** Most tokens subtract what was spent from a limitless allowance as well. */
const LIMITLESS = 2n ** 255n

/** Permit2 subtracts what was spent from any other amount than its largest. */
export const isUnlimited = ({ allowance, contract }: Pick<Approval, 'allowance' | 'contract'>): boolean =>
  allowance === MAX_UINT160 || (contract === null && (allowance >= LIMITLESS || allowance === MAX_UINT96))

/** The end of the year 9999: apps that want no end set one after it, which no calendar shows. */
const LAST_SECOND = 253_402_300_799

/** Time at which an allowance ends; null if it has no end. */
export const endOf = ({ expiresAt }: Pick<Approval, 'expiresAt'>): string | null =>
  expiresAt === null || expiresAt > LAST_SECOND ? null : new Date(expiresAt * 1000).toISOString()

const collator = new Intl.Collator('en')

/** Known values first, then balances without a price, then approvals of nothing; among equals unknown contracts come first. */
function sortByRisk(list: readonly Approval[]): readonly Approval[] {
  const risks = new Map(list.map((each) => [each, riskOf(each)]))
  const known = ({ spenderName }: Approval): number => Number(spenderName !== null)
  return list.toSorted((a, b) => {
    const [left, right] = [risks.get(a) ?? 0n, risks.get(b) ?? 0n]
    if (left !== right) return left < right ? 1 : -1
    return known(a) - known(b) || collator.compare(a.symbol, b.symbol)
  })
}

/** In 1e-8 dollars; a balance without a price counts as less than any known value. */
const riskOf = ({ usd, balance }: Approval): bigint =>
  usd === null ? (balance > 0n ? 0n : -1n) : parseUsd(usd) > 0n ? parseUsd(usd) : -1n
