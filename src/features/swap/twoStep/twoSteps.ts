import { type AssetId, isNative } from '#core/chain/assetId.ts'
import { formatUnits } from '#core/money/units.ts'
import { parseUsd, USD_DECIMALS } from '#core/money/usd.ts'
import type { ChainsData, TokenRow, TokensData } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { SwapQuote } from '#core/wire/swap.ts'
import { type Loss, lossOf, lossToAccept } from '#src/features/bridge/quotes/loss.ts'
import { assetsFor } from '#src/features/shared/form.ts'
import { approvesBeforePermit, lossByPrices } from '../model/figures.ts'

type Catalogue = ChainsData & { tokens: TokensData['list'] }

/** Each one costs a quote of both kinds, and servers limit those. */
const MOST_ROUTES = 3

/** Assets that a swap can bring and a bridge can send on, in catalogue order. */
export const viaAssets = (
  catalogue: Catalogue,
  pair: { readonly from: number; readonly to: number },
  fromAsset: string,
): readonly TokenRow[] =>
  assetsFor(catalogue, pair.from, pair.to)
    .filter(({ asset_id }) => asset_id !== fromAsset)
    .slice(0, MOST_ROUTES)

/** Figures of both steps together. */
export interface TwoStepTotal {
  /** Least that arrives if the second quote does not change. */
  readonly received: bigint
  /** Dollars of both losses and both network fees; null where one is unknown. */
  readonly costUsd: string | null
  /** True if a price behind the costs is stale. */
  readonly isStale: boolean
  readonly seconds: number
  /** Requests of the wallet. */
  readonly requests: number
}

/** A block of the slowest network with swaps takes twelve seconds. */
const SWAP_SECONDS = 15

/** Adds up both quotes; the second one is for the minimum of the first. */
export function totalOf(swap: SwapQuote, bridge: Quote): TwoStepTotal {
  const costUsd = costOf(swap, bridge)
  const isStale = swap.usd_stale || swap.gas_usd_stale || bridge.send_usd_stale || bridge.receive_usd_stale
  return {
    received: BigInt(bridge.min_receive_amount),
    costUsd,
    isStale: costUsd !== null && isStale,
    seconds: SWAP_SECONDS + bridge.eta_seconds,
    requests: (approvesBeforePermit(swap) ? 3 : swap.approval ? 2 : 1) + bridge.signatures,
  }
}

/** As `totalOf` where the bridge is first. Nothing has arrived yet that an approval could be read for, so a token counts with one. */
export const totalAfter = (bridge: Quote, swap: SwapQuote): TwoStepTotal => ({
  ...totalOf(swap, bridge),
  received: BigInt(swap.min_receive_amount),
  requests: bridge.signatures + (isNative(swap.from_asset as AssetId) ? 1 : 2),
})

function costOf(swap: SwapQuote, bridge: Quote): string | null {
  const [first, second] = [swap.kind === 'swap' ? lossByPrices(swap) : { usd: 0n }, lossOf(bridge)]
  if (first === null || second === null || swap.gas_usd === null || bridge.gas_usd === null) return null
  // Both losses count a provider's own costs, but not what the network takes.
  const usd = first.usd + second.usd + parseUsd(swap.gas_usd) + parseUsd(bridge.gas_usd)
  return formatUnits(usd, USD_DECIMALS)
}

/** Loss of both steps together that has to be accepted before the first one; null where a price is missing. */
export function lossOfBoth(swap: SwapQuote, bridge: Quote): Loss | null {
  const [first, second] = [swap.kind === 'swap' ? lossByPrices(swap) : { share: 0, usd: 0n }, lossOf(bridge)]
  if (first === null || second === null) return null
  return lossToAccept({ share: 1 - (1 - first.share) * (1 - second.share), usd: first.usd + second.usd })
}

/** The larger of two losses. */
export const largerLoss = (a: Loss | null, b: Loss | null): Loss | null =>
  (a?.percent ?? 0) >= (b?.percent ?? 0) ? (a ?? b) : b

/** Sorts routes by the dollars that arrive; those without a price or quote keep their order at the end. */
export const byReceived = <T extends { readonly quote: Quote | null }>(routes: readonly T[]): readonly T[] => {
  const usdOf = ({ quote }: T): bigint =>
    quote === null || quote.receive_usd === null ? -1n : parseUsd(quote.receive_usd)
  return routes.toSorted((a, b) => (usdOf(a) < usdOf(b) ? 1 : usdOf(a) > usdOf(b) ? -1 : 0))
}
