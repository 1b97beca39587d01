import { priceOf } from '#core/catalogue/lookups.ts'
import type { AssetDef, Catalogue } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { reasonOf } from '#core/errors.ts'
import { pow10 } from '#core/money/units.ts'
import { parseUsd, usdToUnits } from '#core/money/usd.ts'
import type { Custody } from '#core/order/escrowOrder.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { ProviderRoute, RouteProvider } from './provider.ts'

export interface VendorRoutesOptions {
  readonly name: string
  readonly catalogue: Pick<Catalogue, 'assets' | 'prices'>
  readonly custody: Custody
  /** Time shown before a quote says more. */
  readonly etaSeconds: number
  /** Dollar limits of a transfer, by the operator. */
  readonly limits: VendorLimits
  readonly paysToAddress?: true
  /** Assets that the vendor takes and pays out now, among those of the catalogue. */
  read(signal: AbortSignal): Promise<Served>
  readonly log: Log
  /** One hour by default. */
  readonly everyMs?: number
}

/** Limits in whole dollars. */
export interface VendorLimits {
  readonly minUsd: number
  readonly maxUsd: number
}

/** Dependencies of every external provider. */
export interface VendorDeps {
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly log: Log
  readonly limits: VendorLimits
  /** Called with each request's outcome: "ok", or the reason of the failure. */
  readonly count: (vendor: string, outcome: string) => void
}

export interface Served {
  readonly sources: ReadonlySet<AssetId>
  readonly destinations: ReadonlySet<AssetId>
}

const EVERY_MS = 3_600_000
/** Until the vendor has answered once. */
const RETRY_MS = 15_000
const TIMEOUT_MS = 30_000
/** Whole units that may be sent where no price is known. */
const MOST_UNITS = 1_000_000n

/** Keeps the pairs of a vendor: what it serves is read in the background, and an earlier list stays until there is a newer one. */
export function createVendorRoutes(options: VendorRoutesOptions): Required<Pick<RouteProvider, 'routes' | 'start'>> {
  const { name, catalogue, log, everyMs = EVERY_MS } = options
  let current: readonly ProviderRoute[] = []

  async function refresh(signal: AbortSignal): Promise<boolean> {
    try {
      const served = await options.read(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))
      current = pairsOf(catalogue, served, options)
      return true
    } catch (error) {
      if (!signal.aborted) log.warn({ provider: name, reason: reasonOf(error), err: error }, 'routes could not be read')
      return current.length > 0
    }
  }

  return {
    routes: () => current,
    start: (onRead) => {
      const stopped = new AbortController()
      let timer: NodeJS.Timeout | null = null
      let running: Promise<void> = Promise.resolve()
      const run = (): void => {
        running = refresh(stopped.signal).then((known) => {
          if (known) onRead?.()
          if (!stopped.signal.aborted) timer = setTimeout(run, known ? everyMs : RETRY_MS)
          timer?.unref()
        })
      }
      run()
      return {
        stop: async () => {
          stopped.abort()
          if (timer) clearTimeout(timer)
          await running
        },
      }
    },
  }
}

/** Every pair of networks between which an asset keeps its price: ETH to ETH, USDC to USDC. */
export function pairsOf(
  catalogue: Pick<Catalogue, 'assets' | 'prices'>,
  { sources, destinations }: Served,
  {
    custody,
    etaSeconds,
    limits,
    paysToAddress,
  }: Pick<VendorRoutesOptions, 'custody' | 'etaSeconds' | 'limits' | 'paysToAddress'>,
): readonly ProviderRoute[] {
  const groups = new Map<string, AssetDef[]>()
  for (const asset of catalogue.assets)
    if (asset.priceKey !== null) groups.set(asset.priceKey, [...(groups.get(asset.priceKey) ?? []), asset])
  return [...groups.values()].flatMap((group) => {
    const to = group.filter(({ id }) => destinations.has(id))
    return group
      .filter(({ id }) => sources.has(id))
      .flatMap((from) => {
        const bounds = boundsOf(catalogue, from, limits)
        return to
          .filter(({ chainId }) => chainId !== from.chainId)
          .map((other) => ({
            from: from.id,
            to: other.id,
            ...bounds,
            etaSeconds,
            custody,
            ...(paysToAddress ? { paysToAddress } : {}),
          }))
      })
  })
}

/** Base units that the dollar limits are worth now; wide where no price is known. */
export function boundsOf(
  catalogue: Pick<Catalogue, 'prices'>,
  asset: AssetDef,
  { minUsd, maxUsd }: VendorLimits,
): { min: bigint; max: bigint } {
  const price = priceOf(catalogue, asset)
  if (price === null) return { min: 1n, max: MOST_UNITS * pow10(asset.decimals) }
  const worth = (usd: number): bigint => usdToUnits(parseUsd(String(usd)), asset.decimals, price.usdE8)
  return { min: worth(minUsd), max: worth(maxUsd) }
}
