import { z } from 'zod'
import type { AssetDef } from '#core/catalogue/types.ts'
import { parseUnits } from '#core/money/units.ts'
import { parseUsd } from '#core/money/usd.ts'

/** A route that is checked by small transfers between the maker's own wallets. */
export interface CanaryRoute {
  /** Stable name, e.g. `1-42161-usdc-relay`. */
  readonly id: string
  readonly from: AssetDef
  readonly to: AssetDef
  /** Null: the one whose quote brings the most, as for a visitor. */
  readonly provider: string | null
  /** Base units of `from`. */
  readonly amount: bigint
}

export interface CanaryRules {
  readonly everyMs: number
  readonly maxLossBps: bigint
  /** All canaries of 24 hours together, each with `maxFeeE8`, in 1e-8 dollar. */
  readonly maxDayLossE8: bigint
  /** Network fees of one canary, approval and deposit together, in 1e-8 dollar. */
  readonly maxFeeE8: bigint
  readonly routes: readonly CanaryRoute[]
}

export const HOUR_MS = 3_600_000
/** A canary checks a route; whatever is worth more is a transfer. */
const CANARY_MOST_USD = '25'
export const CANARY_MOST_E8 = parseUsd(CANARY_MOST_USD)
const MOST_ROUTES = 20

/** Fields of the operator's file, and the reasons why one of them is wrong. */
export const canaryForm = (decimal: z.ZodType<string>, provider: z.ZodType<string>) =>
  z.strictObject({
    everyHours: z.int('a whole number').min(1).max(24).default(1),
    maxLossBps: z.int('a whole number').min(0).max(500),
    maxDayLossUsd: decimal,
    maxFeeUsd: decimal,
    routes: z
      .array(z.strictObject({ from: z.string(), to: z.string(), provider: provider.optional(), amount: decimal }))
      .min(1)
      .max(MOST_ROUTES),
  })
type CanaryFields = z.infer<ReturnType<typeof canaryForm>>

interface Known {
  /** Assets with a band. */
  readonly assets: readonly AssetDef[]
  readonly providers: readonly string[]
  /** Returns the error for a field that is not valid. */
  readonly invalid: (why: string) => Error
}

/** Reads the canaries of the operator's file; null without them. @throws what `invalid` returns */
export function canariesOf(fields: CanaryFields | undefined, known: Known): CanaryRules | null {
  if (!fields) return null
  const routes = fields.routes.map((row, index) => routeOf(row, index, known))
  for (const [index, { id, from, to, provider }] of routes.entries()) {
    const same = routes.findIndex(
      (other) =>
        other.id === id ||
        (other.from === from && other.to === to && (other.provider === null) !== (provider === null)),
    )
    if (same < index && same >= 0)
      throw known.invalid(`canaries.routes.${index}: it checks the same route as canaries.routes.${same}`)
  }
  return {
    everyMs: fields.everyHours * HOUR_MS,
    maxLossBps: BigInt(fields.maxLossBps),
    maxDayLossE8: parseUsd(fields.maxDayLossUsd),
    maxFeeE8: parseUsd(fields.maxFeeUsd),
    routes,
  }
}

function routeOf(
  row: CanaryFields['routes'][number],
  index: number,
  { assets, providers, invalid }: Known,
): CanaryRoute {
  const wrong = (why: string): Error => invalid(`canaries.routes.${index}: ${why}`)
  const asset = (id: string): AssetDef => {
    const banded = assets.find((each) => each.id === id)
    if (!banded) throw wrong(`${id} has no band, so its wallet would not be protected`)
    return banded
  }
  const provider = row.provider ?? null
  const [from, to] = [asset(row.from), asset(row.to)]
  if (from.chainId === to.chainId) throw wrong('from and to are on the same network')
  if (from.priceKey !== to.priceKey) throw wrong(`${from.symbol} and ${to.symbol} have different price keys`)
  if (provider !== null && !providers.includes(provider)) throw wrong(`providers does not list ${provider}`)
  let amount: bigint
  try {
    amount = parseUnits(row.amount, from.decimals)
  } catch {
    throw wrong(`${row.amount} has more than ${from.decimals} decimals`)
  }
  if (amount === 0n) throw wrong('amount is zero')
  const parts = [from.chainId, to.chainId, from.symbol.toLowerCase(), ...(provider === null ? [] : [provider])]
  return { id: parts.join('-'), from, to, provider, amount }
}
