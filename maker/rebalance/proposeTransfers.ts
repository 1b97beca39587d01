import type { AssetDef } from '#core/catalogue/types.ts'
import { pow10, rescaleDown } from '#core/money/units.ts'
import { usdValue } from '#core/money/usd.ts'
import type { Band } from './rules.ts'

/** The maker's inventory of one asset on one network, in base units. */
export interface Position {
  readonly band: Band
  /** The least that a quorum shows, without what payouts, open orders and the gas reserve need. */
  readonly free: bigint
  /** The most that a quorum shows, with transfers on their way. */
  readonly expected: bigint
  /** Trusted price of a whole unit in 1e-8 dollar. */
  readonly priceE8: bigint
  /** Rest of the network's outflow cap for this asset and hour, in 1e-8 dollar. */
  readonly outflowLeftE8: bigint
}

export interface ProposalLimits {
  readonly minTransferE8: bigint
  readonly maxTransferE8: bigint
  /** Rest of the day's limit in 1e-8 dollar. */
  readonly dayLeftE8: bigint
}

export interface Proposal {
  /** Stable name, e.g. `1-42161-usdc`. */
  readonly id: string
  readonly from: AssetDef
  readonly to: AssetDef
  /** Base units of `from`. */
  readonly amount: bigint
  readonly usdE8: bigint
  /** The destination is below its band, or the source above its own. */
  readonly why: 'refill' | 'excess'
}

interface Side {
  readonly position: Position
  /** Base units that it may still give, or take. */
  left: bigint
  /** Rest of its outflow cap in 1e-8 dollar. */
  capE8: bigint
}

/**
 * Transfers that bring wallets back into their bands. A wallet below `low` is filled up to `target`, one above `high` is
 * lowered to it, and no wallet gives below its own target or takes above it: a second call proposes nothing back.
 */
export function proposeTransfers(positions: readonly Position[], limits: ProposalLimits): readonly Proposal[] {
  const found: Proposal[] = []
  const day = { leftE8: limits.dayLeftE8 }
  for (const coin of new Set(positions.map(({ band }) => band.asset.priceKey))) {
    const group = positions.filter(({ band }) => band.asset.priceKey === coin)
    const givers = sides(group, ({ free, band }) => free - band.target)
    const takers = sides(group, ({ expected, band }) => band.target - expected)
    const short = takers.filter(({ position: { expected, band } }) => expected < band.low)
    const over = givers.filter(({ position: { free, band } }) => free > band.high)
    for (const to of short) for (const from of givers) add(found, from, to, 'refill', limits, day)
    for (const from of over) for (const to of takers) add(found, from, to, 'excess', limits, day)
  }
  return found
}

/** Positions with something left, the most valuable first. */
const sides = (group: readonly Position[], leftOf: (position: Position) => bigint): Side[] =>
  group
    .map((position) => ({ position, left: leftOf(position), capE8: position.outflowLeftE8 }))
    .filter(({ left }) => left > 0n)
    .toSorted((a, b) => Number(valueOf(b) - valueOf(a)))

const valueOf = ({ position: { band, priceE8 }, left }: Side): bigint => usdValue(left, band.asset.decimals, priceE8)

function add(
  found: Proposal[],
  from: Side,
  to: Side,
  why: Proposal['why'],
  { minTransferE8, maxTransferE8 }: ProposalLimits,
  day: { leftE8: bigint },
): void {
  const [source, target] = [from.position.band.asset, to.position.band.asset]
  if (source.id === target.id || found.some((one) => one.from.id === source.id && one.to.id === target.id)) return
  const { priceE8 } = from.position
  const capE8 = least(maxTransferE8, day.leftE8, from.capE8)
  if (capE8 <= 0n) return
  const amount = least(
    from.left,
    rescaleDown(to.left, target.decimals, source.decimals),
    (capE8 * pow10(source.decimals)) / priceE8,
  )
  // Whole units of the destination, so that no remainder is lost on the way.
  const arriving = rescaleDown(amount, source.decimals, target.decimals)
  const whole = rescaleDown(arriving, target.decimals, source.decimals)
  const usdE8 = usdValue(whole, source.decimals, priceE8)
  if (whole <= 0n || usdE8 < minTransferE8) return
  from.left -= whole
  to.left -= arriving
  day.leftE8 -= usdE8
  from.capE8 -= usdE8
  const id = `${source.chainId}-${target.chainId}-${source.symbol.toLowerCase()}`
  found.push({ id, from: source, to: target, amount: whole, usdE8, why })
}

const least = (...some: readonly bigint[]): bigint => some.reduce((low, one) => (one < low ? one : low))
