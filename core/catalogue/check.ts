import { parseAssetId } from '../chain/assetId.ts'
import { channelProblems } from '../channel/check.ts'
import { parseUsd } from '../money/usd.ts'
import { currentEscrow, escrowProblems } from './escrows.ts'
import { chainById, findRoute, nativeAsset, priceOf } from './lookups.ts'
import { coinIdsOf, priceTarget } from './priceTarget.ts'
import { gasUnitsOf } from './tiers.ts'
import type { AssetDef, Catalogue, ChainDef, ChainSettlement, RouteDef } from './types.ts'

/** Problem that the schema alone cannot find: the file, the place in it, and the error. */
export interface CatalogueProblem {
  file: string
  path: string
  message: string
}

const duplicates = <T>(items: readonly T[]): readonly T[] => items.filter((item, i) => items.indexOf(item) !== i)

const canBePriced = (catalogue: Catalogue, asset: AssetDef): boolean =>
  priceOf(catalogue, asset) !== null || (asset.priceKey !== null && priceTarget(catalogue, asset.priceKey) !== null)

/** Two coins under one key would be sold at each other's price. */
const priceIdProblems = (catalogue: Catalogue): CatalogueProblem[] =>
  [...new Set(catalogue.assets.flatMap((a) => a.priceKey ?? []))]
    .filter((key) => coinIdsOf(catalogue, key).length > 1)
    .map((key) => ({
      file: 'price-ids.json',
      path: key,
      message: `one price key is used for different coins: ${coinIdsOf(catalogue, key).join(', ')}`,
    }))

/** Units of gas that a route to a network charges at least, its margin included. */
type LeastGas = (chain: ChainDef) => bigint

function routeProblems(catalogue: Catalogue, route: RouteDef, leastGas: LeastGas): string[] {
  const from = catalogue.assets.find((a) => a.id === route.from)
  const to = catalogue.assets.find((a) => a.id === route.to)
  if (!from || !to) return [`${from ? route.to : route.from} is not in tokens.json`]
  const source = chainById(catalogue, from.chainId)
  const target = chainById(catalogue, to.chainId)
  const limits = route.gasTiers.map((t) => t.upTo)
  const gasCoin = nativeAsset(catalogue, target.id)
  const rules: readonly [boolean, string][] = [
    [source.id !== target.id, 'both ends are on the same network'],
    [from.symbol === to.symbol, `${from.symbol} cannot become ${to.symbol}: the maker never swaps`],
    [findRoute(catalogue, route.from, route.to) === route, 'the same pair is listed twice'],
    [route.min > 0n && route.min <= route.max, 'min must be above zero and not above max'],
    [limits.at(-1) === null && ascending(limits.slice(0, -1)), 'gasTiers must rise and end with upTo null'],
    [
      route.gasTiers.every((tier) => gasUnitsOf(tier) >= leastGas(target)),
      `gasTiers must charge at least ${leastGas(target)} units of gas, margin included: a payout on ${target.name} needs them`,
    ],
    [
      route.custody !== 'escrow' || currentEscrow(source.settlement) !== null,
      `${source.name} has no escrow in settlement.json`,
    ],
    [
      route.custody !== 'maker' || takesCustody(source.settlement),
      `${source.name} has no depositAddress or depositAccount in settlement.json`,
    ],
    [target.settlement !== null, `${target.name} is not in settlement.json`],
    [
      route.fillMode !== 'contract' || Boolean(target.settlement?.filler),
      `${target.name} has no filler in settlement.json`,
    ],
    [
      !route.enabled || canBePriced(catalogue, from),
      `${from.symbol} has no price in prices.json and no id in price-ids.json, so its value tier is unknown`,
    ],
    [
      !route.enabled || canBePriced(catalogue, to),
      `${to.symbol} of ${target.name} has no price in prices.json and no id in price-ids.json, so no limit in dollars could count its payouts`,
    ],
    [
      !route.enabled || (gasCoin !== null && canBePriced(catalogue, gasCoin)),
      `the coin of ${target.name} has no token row with a price, so its gas cannot be charged`,
    ],
    [
      route.enabled || route.unproven === true || route.disabledReason !== null,
      'a disabled route needs a disabledReason',
    ],
  ]
  return rules.filter(([holds]) => !holds).map(([, message]) => message)
}

const ascending = (limits: readonly (bigint | null)[]): boolean =>
  limits.every((limit, i) => limit !== null && (i === 0 || limit > (limits[i - 1] ?? 0n)))

/** Limits of deposits from and payouts to a network whose defaults are for proven families. */
const unprovenCaps = ['custodyCapUsd', 'outflowCapUsd'] as const

function settlementProblems(settlement: ChainSettlement, { family, settlementStatus }: ChainDef): string[] {
  if (settlementStatus === 'none') return [`transfers cannot settle on networks of ${family} in this release`]
  const uncapped =
    settlementStatus === 'unproven' && settlement.acceptUnproven
      ? unprovenCaps.filter((cap) => settlement[cap] === undefined)
      : []
  const limits = settlement.confirmationTiers.map((t) => (t.upToUsd === null ? null : parseUsd(t.upToUsd)))
  const tiers =
    limits.at(-1) === null && ascending(limits.slice(0, -1))
      ? []
      : ['confirmationTiers must rise and end with upToUsd null']
  const { depositAddress, depositAccount, payoutAddress } = settlement
  const custody: readonly [boolean, string][] = [
    [depositAddress === null || depositAccount === null, 'depositAddress and depositAccount exclude each other'],
    [depositAccount === null || payoutAddress !== undefined, 'depositAccount needs the payoutAddress of the inventory'],
    [depositAccount !== null || payoutAddress === undefined, 'payoutAddress belongs to a depositAccount'],
  ]
  const problems = custody.filter(([holds]) => !holds).map(([, message]) => message)
  return [...uncapped.map((cap) => `acceptUnproven needs ${cap}`), ...tiers, ...problems, ...escrowProblems(settlement)]
}

/** A pool finds its account and filler by address, and a draw is booked for one token. */
function poolProblems({ assets, chains }: Catalogue): CatalogueProblem[] {
  const all = chains.flatMap((chain) => (chain.settlement?.pools ?? []).map((pool) => ({ chain, pool })))
  return all.flatMap(({ chain: { id, name, settlement }, pool }) => {
    const token = assets.some((asset) => asset.chainId === id && asset.token === pool.asset)
    const rules: readonly [boolean, string][] = [
      [Boolean(settlement?.filler), `${name} has a pool but no filler`],
      [token, `the pool’s asset ${pool.asset} is not a token of ${name} in tokens.json`],
      [
        (settlement?.pools ?? []).filter(({ asset }) => asset === pool.asset).length === 1,
        `pools lists ${pool.asset} twice`,
      ],
      [all[0]?.pool.account === pool.account, `pools have one account on every network, not ${pool.account}`],
    ]
    return rules
      .filter(([holds]) => !holds)
      .map(([, message]) => ({ file: 'settlement.json', path: `${id}, pools`, message }))
  })
}

/** True if the maker can hold deposits of the network itself. */
export const takesCustody = (settlement: ChainSettlement | null): boolean =>
  Boolean(settlement?.depositAddress ?? settlement?.depositAccount)

/** Lists all contradictions across the catalogue's files; empty if it is consistent. */
export function catalogueProblems(catalogue: Catalogue, leastGas: LeastGas = () => 0n): readonly CatalogueProblem[] {
  const known = new Set<number>(catalogue.chains.map((c) => c.id))
  const twice = (file: string, what: string, keys: readonly (string | number)[]): CatalogueProblem[] =>
    duplicates(keys).map((key) => ({ file, path: String(key), message: `${what} is listed twice` }))
  const unknown = (file: string, path: string, ids: readonly number[]): CatalogueProblem[] =>
    ids.filter((id) => !known.has(id)).map((id) => ({ file, path, message: `network ${id} is not in chains.json` }))
  const { defaults } = catalogue
  const structure = [
    ...twice(
      'chains.json',
      'this network id',
      catalogue.chains.map((c) => c.id),
    ),
    ...twice(
      'chains.json',
      'this slug',
      catalogue.chains.map((c) => c.slug),
    ),
    ...twice(
      'chains.json',
      'this network code',
      catalogue.chains.map((c) => c.code),
    ),
    ...twice(
      'tokens.json',
      'this token',
      catalogue.assets.map((a) => a.id),
    ),
    ...twice(
      'exchanges.json',
      'this exchange id',
      catalogue.exchanges.map((e) => e.id),
    ),
    ...twice(
      'channels.json',
      'this channel id',
      catalogue.channels.map((c) => c.id),
    ),
    ...twice(
      'channels.json',
      'this slug',
      catalogue.channels.map((c) => c.slug),
    ),
    ...twice(
      'channels.json',
      'this domain',
      catalogue.channels.flatMap((c) => c.domains),
    ),
    ...catalogue.channels.flatMap((c) =>
      unknown(
        'channels.json',
        String(c.id),
        [...(c.chains ?? []), c.presets?.from, c.presets?.to].filter((id) => id != null),
      ),
    ),
    ...catalogue.assets.flatMap((a) => unknown('tokens.json', a.id, [a.chainId])),
    ...catalogue.exchanges.flatMap((e) =>
      unknown(
        'exchanges.json',
        String(e.id),
        e.networks.map((n) => n.chainId),
      ),
    ),
    ...unknown('defaults.json', 'fromChainId, toChainId', [defaults.fromChainId, defaults.toChainId]),
    ...unknown('defaults.json', 'exchangeChains', [...defaults.exchangeChains, ...defaults.exchangeChainsBtc]),
    ...unknown('defaults.json', 'recommendedChains', defaults.recommendedChains),
    ...catalogue.routes.flatMap((r) =>
      unknown('routes.json', `${r.from} → ${r.to}`, [parseAssetId(r.from).chain, parseAssetId(r.to).chain]),
    ),
    ...(catalogue.channels.some((c) => c.id === defaults.channelId)
      ? []
      : [
          {
            file: 'defaults.json',
            path: 'channelId',
            message: `channel ${defaults.channelId} is not in channels.json`,
          },
        ]),
  ]
  if (structure.length > 0) return structure
  return [
    ...priceIdProblems(catalogue),
    ...catalogue.chains.flatMap((c) =>
      (c.settlement ? settlementProblems(c.settlement, c) : []).map((message) => ({
        file: 'settlement.json',
        path: String(c.id),
        message,
      })),
    ),
    ...poolProblems(catalogue),
    ...catalogue.channels.flatMap((c) =>
      channelProblems(catalogue, c).map((message) => ({ file: 'channels.json', path: String(c.id), message })),
    ),
    ...catalogue.routes.flatMap((r) =>
      routeProblems(catalogue, r, leastGas).map((message) => ({
        file: 'routes.json',
        path: `${r.from} → ${r.to}`,
        message,
      })),
    ),
  ]
}
