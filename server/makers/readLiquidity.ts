import { singleFlight, mapLimit } from '#core/async.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import type { ServerDeps } from '../deps.ts'
import type { ProviderRoute } from '../providers/provider.ts'
import type { ChainStateCache } from '../providers/maker/chainStateCache.ts'

/** Assets read at once. */
const AT_ONCE = 8
/** A network that answers later is shown as unreadable: one slow network must not hold up the others. */
const PATIENCE_MS = 3_000
const FRESH_MS = 60_000
/** An asset that could not be read is read again after this time. */
const UNREAD_MS = 5_000

export interface Liquidity {
  readonly at: Date
  /** Rounded base units by asset; null if they can't be read. */
  readonly assets: ReadonlyMap<AssetId, bigint | null>
}

type Deps = Pick<ServerDeps, 'clock' | 'log' | 'makerAddresses'> & {
  readonly chainStateCache: Pick<ChainStateCache, 'available' | 'chainState'>
}

/** Reads what the maker can pay out of each destination asset, at most once a minute; sooner if some could not be read. */
export function createLiquidity(deps: Deps, routes: readonly ProviderRoute[]): () => Promise<Liquidity> {
  const { clock } = deps
  const assets = [...new Set(routes.map(({ to }) => to))]
  const isUnread = ([asset, units]: readonly [AssetId, bigint | null]): boolean =>
    units === null && deps.makerAddresses.has(parseAssetId(asset).chain)
  let last: (Liquidity & { readonly freshMs: number }) | null = null
  const read = singleFlight(async () => {
    const found = await mapLimit(assets, AT_ONCE, async (asset) => [asset, await payable(deps, asset)] as const)
    const freshMs = found.some(isUnread) ? UNREAD_MS : FRESH_MS
    return (last = { at: clock.now(), assets: new Map(found), freshMs })
  })
  return async () => (last && clock.now().getTime() - last.at.getTime() < last.freshMs ? last : read())
}

async function payable({ makerAddresses, chainStateCache, log }: Deps, asset: AssetId): Promise<bigint | null> {
  const { chain } = parseAssetId(asset)
  const maker = makerAddresses.get(chain)
  if (maker === undefined) return null
  const reading = (async () => {
    if ((await chainStateCache.chainState(chain)).paused) return 0n
    return roundedDown(await chainStateCache.available(chain, maker, asset, null))
  })()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => void (timer = setTimeout(resolve, PATIENCE_MS, null)))
  try {
    return await Promise.race([reading, late])
  } catch (err) {
    log.warn({ err, asset }, 'the liquidity of an asset could not be read')
    return null
  } finally {
    clearTimeout(timer)
    reading.catch(() => undefined)
  }
}

/** Rounds down to 1, 2 or 5 times a power of ten, so that no reader can follow single payouts. */
export function roundedDown(units: bigint): bigint {
  if (units <= 0n) return 0n
  const power = 10n ** BigInt(String(units).length - 1)
  const step = [5n, 2n, 1n].find((one) => one * power <= units) ?? 1n
  return step * power
}
