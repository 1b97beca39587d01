import { z } from 'zod'
import { padFelt } from '#chains/starknet/address.ts'
import { isFelt } from '#chains/starknet/family.ts'
import { networkOf } from '#chains/starknet/networks.ts'
import { AppError } from '#core/errors.ts'
import { VendorRefusal } from '#runtime/outbound.ts'
import { vendorRefusal } from '../../providers/vendorQuote.ts'
import type { Refusal, SwapAsk, SwapOffer } from '../provider.ts'
import { assetOf, type StepCall } from './policy.ts'

const MOST = 2n ** 256n
/** Amount in hex, or in decimals. */
const units = z
  .string()
  .regex(/^(0x[\da-f]{1,64}|\d{1,78})$/i)
  .transform(BigInt)
  .refine((amount) => amount < MOST)
const contract = z
  .string()
  .refine(isFelt)
  .transform((text) => padFelt(text.slice(2)))

interface Route {
  readonly name: string
  readonly percent: number
  readonly sellTokenAddress: string
  readonly buyTokenAddress: string
  readonly routes: readonly Route[]
}
const route: z.ZodType<Route> = z.lazy(() =>
  z.object({
    name: z.string(),
    /** Share of what its parent pays out: 0 to 1. */
    percent: z.number().min(0).max(1),
    sellTokenAddress: contract,
    buyTokenAddress: contract,
    routes: z.array(route).max(50),
  }),
)

const quote = z.object({
  quoteId: z.string().min(1).max(200),
  sellTokenAddress: contract,
  sellAmount: units,
  sellAmountInUsd: z.number().nullish(),
  buyTokenAddress: contract,
  buyAmount: units,
  buyAmountInUsd: z.number().nullish(),
  fee: z.object({ feeToken: contract, integratorFees: units, integratorFeesBps: units }),
  chainId: z.string(),
  /** Epoch seconds. */
  expiry: z.number().nullish(),
  routes: z.array(route).min(1).max(50),
  /** In the token that pays for transactions. */
  gasFees: units,
  /** Basis points; a loss is negative. */
  priceImpact: z.number().nullish(),
})
export type QuoteAnswer = z.infer<typeof quote>

/** Answer of GET swap/v3/quotes, the best first. */
export const quotesAnswer = z.array(quote).max(50)

const felt = z
  .string()
  .regex(/^(0x[\da-f]{1,64}|\d{1,77})$/i)
  .transform((text) => `0x${BigInt(text).toString(16)}`)
  .refine(isFelt)

/** A row of a swap keeps so many, of any length. */
const MOST_NUMBERS = 1_200

/** Answer of POST swap/v3/build. */
export const buildAnswer = z.object({
  chainId: z.string().nullish(),
  calls: z
    .array(
      z
        .object({
          contractAddress: contract,
          entrypoint: z.string().min(1).max(64),
          calldata: z.array(felt).max(MOST_NUMBERS),
        })
        .transform(
          ({ contractAddress, entrypoint, calldata }): StepCall => ({
            contract_address: contractAddress,
            entry_point: entrypoint,
            calldata,
          }),
        ),
    )
    .max(8),
})

/** True if the answer names the network, or none. */
export const isOnChain = (chain: number, named: string | null | undefined): boolean =>
  named == null || named.toLowerCase() === networkOf(chain)?.id

const LONGEST_NAME = 60
const ALL_BPS = 10_000

type Way = Omit<SwapOffer['route'][number], 'share_bps'> & { readonly share: number }

/** The ways that an amount takes, each through pools one after the other. Shares are rounded, and the last one gets the rest. */
export function routeOf({ routes }: QuoteAnswer, { chain }: Pick<SwapAsk, 'chain'>): SwapOffer['route'] {
  const waysOf = (list: readonly Route[], share: number): readonly Way[] =>
    list.flatMap(({ name, percent, sellTokenAddress, buyTokenAddress, routes: next }) => {
      const hop = {
        dex: name.slice(0, LONGEST_NAME),
        from_asset: assetOf(chain.id, sellTokenAddress),
        to_asset: assetOf(chain.id, buyTokenAddress),
        fee_pips: null,
      }
      const part = share * percent
      return next.length === 0
        ? [{ share: part, hops: [hop] }]
        : waysOf(next, part).map((way) => ({ ...way, hops: [hop, ...way.hops] }))
    })
  const ways = waysOf(routes, 1)
  let left = ALL_BPS
  return ways.map(({ share, hops }, place) => {
    const share_bps = place === ways.length - 1 ? left : Math.min(left, Math.round(share * ALL_BPS))
    left -= share_bps
    return { share_bps, hops }
  })
}

/** The loss in basis points: AVNU's own figure, or what its prices in dollars show if that is more. Null if it says nothing. */
export function impactOf({ priceImpact, sellAmountInUsd: sent, buyAmountInUsd: received }: QuoteAnswer): number | null {
  const losses = [
    ...(priceImpact == null ? [] : [-priceImpact]),
    ...(sent == null || received == null || sent <= 0 ? [] : [((sent - received) / sent) * ALL_BPS]),
  ].map(Math.round)
  const loss = Math.max(...losses)
  return losses.length > 0 && loss <= ALL_BPS ? Math.max(0, loss) : null
}

export const unusable = (cause?: Error): AppError =>
  new AppError('provider_unavailable', 'This provider’s quote is not usable.', { status: 502, retriable: true, cause })

/** The refusal for a failed request. AVNU answers a pair without a route with no quotes, and faults of a request with 400. */
export function avnuRefusal(error: unknown): Refusal {
  if (error instanceof AppError && error.reason === 'provider_unavailable')
    return { reason: error.reason, message: error.message }
  const cause = error instanceof AppError ? error.cause : null
  const isOurs = cause instanceof VendorRefusal && (cause.status === 401 || cause.status === 403)
  return isOurs
    ? { reason: 'provider_unavailable', message: 'This provider can’t quote right now.' }
    : vendorRefusal(error)
}
