import { assetById, nativeAsset, trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { usdValue } from '#core/money/usd.ts'
import type { MovedTransfer, NewTransfer } from '#store/transfers/types.ts'
import { CANARY_MOST_E8, type CanaryRules } from './canaryRules.ts'
import type { RebalancingRules } from './rules.ts'

export interface TransferValue {
  readonly sentE8: bigint
  /** The provider's fee in the network's own coin, on top of what is sent. */
  readonly feeE8: bigint
  /** Everything that does not arrive, `feeE8` included. */
  readonly lossE8: bigint
}

/** Terms of a transfer that its limits are about. */
export type LimitedTerms = Pick<
  NewTransfer,
  'chainId' | 'asset' | 'amount' | 'nativeFee' | 'toAsset' | 'minReceive' | 'canaryRoute' | 'canaryHour'
>

/** Reason why a transfer may not be signed now. Those in `passing` can end by themselves. */
export type LimitProblem =
  | 'price_unknown'
  | 'transfer_limit'
  | 'day_limit'
  | 'loss_limit'
  | 'canary_off'
  | 'canary_repeated'
  | 'canary_loss_limit'
export const passing: ReadonlySet<string> = new Set<LimitProblem>(['price_unknown', 'day_limit', 'canary_loss_limit'])

const BPS = 10_000n

/**
 * Returns the limit of the operator that a transfer breaks, or null.
 * @param moved Transfers of all networks that count towards the day.
 */
export function limitProblem(
  { rules, catalogue }: { readonly rules: RebalancingRules; readonly catalogue: Catalogue },
  terms: LimitedTerms,
  moved: readonly MovedTransfer[],
): LimitProblem | null {
  const value = valueOfTransfer(catalogue, terms)
  const movedE8 = valueOfAll(catalogue, moved)
  if (value === null || movedE8 === null) return 'price_unknown'
  const own =
    terms.canaryRoute === null
      ? transferProblem(rules, value)
      : canaryProblem(rules.canaries, catalogue, terms, value, moved)
  const spentE8 = movedE8 + gasE8(rules, moved) + value.sentE8 + value.feeE8 + gasE8(rules, [terms])
  return own ?? (spentE8 > rules.maxDayE8 ? 'day_limit' : null)
}

/** Network fees of canaries: the most that each may cost, which counts before anything is approved. */
const gasE8 = ({ canaries }: RebalancingRules, moved: readonly Pick<LimitedTerms, 'canaryRoute'>[]): bigint =>
  (canaries?.maxFeeE8 ?? 0n) * BigInt(moved.filter(({ canaryRoute }) => canaryRoute !== null).length)

function transferProblem(
  { maxTransferE8, maxLossE8, maxLossBps }: RebalancingRules,
  value: TransferValue,
): LimitProblem | null {
  if (value.sentE8 > maxTransferE8) return 'transfer_limit'
  return value.lossE8 > maxLossE8 || isCostly(value, maxLossBps) ? 'loss_limit' : null
}

const isCostly = ({ sentE8, lossE8 }: TransferValue, maxBps: bigint): boolean => lossE8 * BPS > sentE8 * maxBps

/** Limits of canaries in place of those of a single transfer: fees are a larger share of a tiny amount. */
function canaryProblem(
  canaries: CanaryRules | null,
  catalogue: Catalogue,
  { canaryRoute, canaryHour, asset, toAsset, amount }: LimitedTerms,
  value: TransferValue,
  moved: readonly MovedTransfer[],
): LimitProblem | null {
  const route = canaries?.routes.find(({ id }) => id === canaryRoute)
  if (!canaries || route?.from.id !== asset || route.to.id !== toAsset || route.amount !== amount) return 'canary_off'
  const others = moved.filter((one) => one.canaryRoute !== null)
  if (others.some((one) => one.canaryRoute === canaryRoute && one.canaryHour === canaryHour)) return 'canary_repeated'
  if (value.sentE8 > CANARY_MOST_E8) return 'transfer_limit'
  if (isCostly(value, canaries.maxLossBps)) return 'loss_limit'
  const lost = others.map((one) => valueOfTransfer(catalogue, one))
  if (lost.some((one) => one === null)) return 'price_unknown'
  const costs = [...lost, value].map((one) => canaries.maxFeeE8 + (one && one.lossE8 > 0n ? one.lossE8 : 0n))
  const lostE8 = costs.reduce((sum, one) => sum + one, 0n)
  return lostE8 > canaries.maxDayLossE8 ? 'canary_loss_limit' : null
}

/** Value of a transfer by the maker's own trusted prices; null while one is unknown. */
export function valueOfTransfer(
  catalogue: Catalogue,
  { asset, amount, nativeFee, toAsset, minReceive, chainId }: Omit<LimitedTerms, 'canaryRoute' | 'canaryHour'>,
): TransferValue | null {
  const [from, to] = [assetById(catalogue, asset), assetById(catalogue, toAsset)]
  const native = nativeAsset(catalogue, chainId)
  const [fromE8, toE8] = [trustedPriceOf(catalogue, from), trustedPriceOf(catalogue, to)]
  const nativeE8 = nativeFee === 0n || !native ? 0n : trustedPriceOf(catalogue, native)
  if (fromE8 === null || toE8 === null || nativeE8 === null) return null
  const sentE8 = usdValue(amount, from.decimals, fromE8)
  const feeE8 = native ? usdValue(nativeFee, native.decimals, nativeE8) : 0n
  return { sentE8, feeE8, lossE8: sentE8 + feeE8 - usdValue(minReceive, to.decimals, toE8) }
}

/** Value of amounts in 1e-8 dollar; null while a price is unknown. */
export function valueOfAll(
  catalogue: Catalogue,
  amounts: readonly { readonly asset: AssetId; readonly amount: bigint }[],
): bigint | null {
  const values = amounts.map(({ asset, amount }) => {
    const def = catalogue.assets.find(({ id }) => id === asset)
    const price = def ? trustedPriceOf(catalogue, def) : null
    return def && price !== null ? usdValue(amount, def.decimals, price) : null
  })
  const known = values.filter((value) => value !== null)
  return known.length === values.length ? known.reduce((sum, value) => sum + value, 0n) : null
}
