import { parseAssetId } from '#core/chain/assetId.ts'
import type { TokenRow } from '#core/wire/catalogue.ts'
import type { MakerRoutes } from '#core/wire/maker.ts'
import type { StatusData } from '#core/wire/status.ts'
import { type NetworkNames, providerView, type RouteRow } from '#src/features/site/status/statusView.ts'
import { displayAmount } from '#src/format/amount.ts'
import { listText } from '#src/format/listText.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'

const MAKER = 'maker'

/** A pair of assets on a route. */
interface MakerPair {
  readonly key: string
  /** The symbol, or both where they differ. */
  readonly name: string
  readonly limits: string
}

/** All pairs between two networks. */
export interface MakerRoute {
  readonly key: string
  readonly from: number
  readonly to: number
  readonly pairs: readonly MakerPair[]
  /** Amounts that can be paid out now; null if they can't be read. */
  readonly liquidity: string | null
  /** False if the market maker itself holds deposits until the payout. */
  readonly hasEscrow: boolean
  /** Null while too few transfers have been made for figures. */
  readonly figures: Pick<RouteRow, 'arrived' | 'time' | 'transfers'> | null
}

type Token = Pick<TokenRow, 'asset_id' | 'symbol' | 'decimals'>

/** Routes of the market maker with the limits of each pair, and how transfers of the last 30 days went. */
export function makerRoutes(
  data: Pick<MakerRoutes, 'routes' | 'liquidity'>,
  tokens: readonly Token[],
  status: StatusData | undefined,
  nameOf: NetworkNames,
): readonly MakerRoute[] {
  const longest = status?.windows.toSorted((a, b) => b.days - a.days)[0]
  const maker = longest?.providers.find(({ provider }) => provider === MAKER)
  const figures = new Map(maker ? providerView(maker, nameOf).routes.map((row) => [row.key, row]) : [])
  const known = new Map(tokens.map((token) => [token.asset_id, token]))
  const found = new Map<
    string,
    { route: Omit<MakerRoute, 'liquidity' | 'pairs'>; pairs: MakerPair[]; paid: Set<Token> }
  >()
  for (const { from_asset, to_asset, min, max, custody } of data.routes) {
    const [sent, paid] = [known.get(from_asset), known.get(to_asset)]
    if (!sent || !paid) continue
    const [from, to] = [parseAssetId(sent.asset_id).chain, parseAssetId(paid.asset_id).chain]
    const key = `${from} ${to}`
    const row = found.get(key) ?? {
      route: { key, from, to, hasEscrow: custody === 'escrow', figures: figures.get(key) ?? null },
      pairs: [],
      paid: new Set(),
    }
    row.pairs.push({ key: `${from_asset} ${to_asset}`, name: pairName(sent, paid), limits: limitsText(sent, min, max) })
    row.paid.add(paid)
    found.set(key, row)
  }
  const liquidity = new Map(data.liquidity.map(({ asset_id, at_least }) => [asset_id, at_least]))
  return [...found.values()].map(({ route, pairs, paid }) => ({
    ...route,
    pairs,
    liquidity: liquidityText([...paid], liquidity),
  }))
}

const pairName = (sent: Token, paid: Token): string =>
  sent.symbol === paid.symbol ? sent.symbol : t('service-route-text', { from: sent.symbol, to: paid.symbol })

function limitsText({ decimals }: Token, min: string, max: string): string {
  const shown = (units: string): string => displayAmount(BigInt(units), decimals)
  return t('maker-limits', { least: shown(min), most: shown(max) })
}

/** Null unless something is known: an asset that can't be read is left out. */
function liquidityText(paid: readonly Token[], liquidity: ReadonlyMap<string, string | null>): string | null {
  const known = paid.flatMap((token) => {
    const units = liquidity.get(token.asset_id) ?? null
    return units === null ? [] : [{ ...token, units: BigInt(units) }]
  })
  if (known.length === 0) return null
  const some = known.filter(({ units }) => units > 0n)
  if (some.length === 0) return t('maker-liquidity-none')
  const amounts = some.map(({ units, decimals, symbol }) => isolateBidi(`${displayAmount(units, decimals)} ${symbol}`))
  return t('maker-liquidity-some', { amounts: listText(amounts) })
}

/** Names of networks whose deposits the market maker holds itself. */
export const withoutEscrow = (routes: readonly MakerRoute[], nameOf: NetworkNames): readonly string[] => [
  ...new Set(routes.filter(({ hasEscrow }) => !hasEscrow).map(({ from }) => nameOf(from))),
]

/** Networks of the routes, in the order of the list. */
export const networksOf = (routes: readonly Pick<MakerRoute, 'from' | 'to'>[]): readonly number[] => [
  ...new Set(routes.flatMap(({ from, to }) => [from, to])),
]

/** Symbols that the routes bring. */
export const symbolsOf = ({ routes }: Pick<MakerRoutes, 'routes'>, tokens: readonly Token[]): readonly string[] => {
  const ids = new Set<string>(routes.flatMap(({ from_asset, to_asset }) => [from_asset, to_asset]))
  return [...new Set(tokens.filter(({ asset_id }) => ids.has(asset_id)).map(({ symbol }) => symbol))]
}
