import { z } from 'zod'
import { type AssetId, assetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { VendorRefusal } from '#runtime/outbound.ts'
import { vendorRefusal } from '../../providers/vendorQuote.ts'
import type { Refusal, SwapAsk, SwapOffer } from '../provider.ts'
import { WRAPPED } from './calls.ts'

const units = z.string().regex(/^\d{1,20}$/)

/** Answer of GET swap/v1/quote. It is sent back as a whole, so that unknown fields stay. */
export const quoteAnswer = z.looseObject({
  inputMint: z.string(),
  inAmount: units,
  outputMint: z.string(),
  outAmount: units,
  swapMode: z.enum(['ExactIn', 'ExactOut']),
  slippageBps: z.int().min(0).max(10_000),
  instructionVersion: z.string().nullish(),
  platformFee: z.looseObject({ amount: units.optional(), feeBps: z.int().min(0).optional() }).nullish(),
  priceImpactPct: z.string(),
  routePlan: z
    .array(
      z.looseObject({
        swapInfo: z.looseObject({ label: z.string().optional(), inputMint: z.string(), outputMint: z.string() }),
        percent: z.number().nullish(),
      }),
    )
    .min(1)
    .max(50),
})
export type QuoteAnswer = z.infer<typeof quoteAnswer>

/** Answer of POST swap/v1/swap. */
export const swapAnswer = z.object({
  swapTransaction: z.string().max(1644),
  lastValidBlockHeight: z.int().nonnegative(),
})

/** Jupiter knows the native coin by the mint of its wrapped form. */
export const mintOf = (asset: AssetId): string => (isNative(asset) ? WRAPPED : parseAssetId(asset).token)

const LONGEST_NAME = 60
const ALL_BPS = 10_000

/** The ways that an amount takes, each through pools one after the other. Shares are rounded, and the last one gets the rest. */
export function routeOf(
  { routePlan, inputMint, outputMint }: QuoteAnswer,
  { from, to }: Pick<SwapAsk, 'from' | 'to'>,
): SwapOffer['route'] {
  const assetOf = (mint: string): AssetId => {
    const end = mint === inputMint ? from.id : mint === outputMint ? to.id : null
    return end ?? assetId(from.chainId, mint === WRAPPED ? NATIVE : mint)
  }
  const starts = routePlan.filter(({ swapInfo }) => swapInfo.inputMint === inputMint)
  const ways = starts.map((start) => {
    const hops = [start]
    for (let last = start; last.swapInfo.outputMint !== outputMint && hops.length < routePlan.length; ) {
      const next = routePlan.find((one) => one.swapInfo.inputMint === last.swapInfo.outputMint && !hops.includes(one))
      if (!next) break
      hops.push((last = next))
    }
    return { share: Math.round((start.percent ?? 100) * 100), hops }
  })
  let left = ALL_BPS
  return ways.map(({ share, hops }, place) => {
    const share_bps = place === ways.length - 1 ? left : Math.min(left, share)
    left -= share_bps
    return {
      share_bps,
      hops: hops.map(({ swapInfo: { label = 'Jupiter', inputMint: given, outputMint: got } }) => ({
        dex: label.slice(0, LONGEST_NAME),
        from_asset: assetOf(given),
        to_asset: assetOf(got),
        fee_pips: null,
      })),
    }
  })
}

/** A fraction such as "0.0012", in basis points; null if it says nothing. */
export function impactOf({ priceImpactPct }: QuoteAnswer): number | null {
  const bps = Math.round(Number(priceImpactPct) * ALL_BPS)
  return Number.isSafeInteger(bps) && bps >= 0 && bps <= ALL_BPS ? bps : null
}

export const unusable = (cause?: Error): AppError =>
  new AppError('provider_unavailable', 'This provider’s quote is not usable.', { status: 502, retriable: true, cause })

const noRoute: Refusal = { reason: 'no_route', message: 'This provider has no route for this pair.' }
const unavailable: Refusal = { reason: 'provider_unavailable', message: 'This provider can’t quote right now.' }

/** The refusal for a failed request: 401 and 403 say nothing about the pair. */
export function jupiterRefusal(error: unknown): Refusal {
  if (error instanceof AppError && error.reason === 'provider_unavailable')
    return { reason: error.reason, message: error.message }
  const cause = error instanceof AppError ? error.cause : null
  if (!(cause instanceof VendorRefusal)) return vendorRefusal(error)
  if (cause.status === 401 || cause.status === 403) return unavailable
  return cause.status === 400 || cause.status === 404 ? noRoute : vendorRefusal(error)
}
