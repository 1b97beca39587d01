import { describe, expect, it } from 'vitest'
import { chainId } from '../chain/chainId.ts'
import { catalogueProblems } from './check.ts'
import { assetOf, catalogueOf, chainOf, routeOf, settlementOf } from './fixture.ts'
import type { Catalogue, ChainSettlement } from './types.ts'

const problems = (changes: Partial<Catalogue>): string[] =>
  catalogueProblems(catalogueOf(changes)).map((p) => `${p.file}, ${p.path}: ${p.message}`)
const unproven = (caps: Partial<ChainSettlement>) =>
  chainOf(10, { settlementStatus: 'unproven', settlement: settlementOf({ acceptUnproven: true, ...caps }) })
const route = (changes: Parameters<typeof routeOf>[2]): Partial<Catalogue> => ({ routes: [routeOf(1, 10, changes)] })
const settled = (changes: Parameters<typeof settlementOf>[0]): Partial<Catalogue> => ({
  chains: [chainOf(1, { settlement: settlementOf(changes) }), chainOf(10), chainOf(61022)],
})

it('a valid catalogue has no problems', () => {
  expect(problems({})).toEqual([])
  const chain = unproven({ custodyCapUsd: '500', outflowCapUsd: '500' })
  expect(problems({ chains: [chainOf(1), chain, chainOf(61022)] })).toEqual([])
})

it('routes charge at least the gas of a payout on their destination, margin included', () => {
  const least = (gas: bigint) =>
    catalogueProblems(
      catalogueOf({ routes: [routeOf(1, 10, { gasTiers: [{ upTo: null, gasUnits: 100n, marginPercent: 50 }] })] }),
      ({ id }) => (id === 10 ? gas : 0n),
    ).map((p) => `${p.file}, ${p.path}: ${p.message}`)
  expect(least(150n)).toEqual([])
  expect(least(151n)).toEqual([
    'routes.json, 1:native → 10:native: gasTiers must charge at least 151 units of gas, margin included: a payout on Network 10 needs them',
  ])
})

describe('each contradiction is reported with its file and place', () => {
  it.each<[string, Partial<Catalogue>, RegExp]>([
    [
      'slug twice',
      { chains: [chainOf(1), chainOf(10, { slug: 'network-1' }), chainOf(61022)] },
      /^chains\.json, network-1: this slug is listed twice/,
    ],
    [
      'network id twice',
      { chains: [chainOf(1), chainOf(1, { code: 'Other' }), chainOf(10), chainOf(61022)] },
      /^chains\.json, 1: this network id/,
    ],
    [
      'network code twice',
      { chains: [chainOf(1), chainOf(10, { code: 'Network1Mainnet' }), chainOf(61022)] },
      /^chains\.json, Network1Mainnet/,
    ],
    [
      'settlement of a family without any',
      { chains: [chainOf(1), chainOf(10, { family: 'fuel', settlementStatus: 'none' }), chainOf(61022)] },
      /^settlement\.json, 10: transfers cannot settle on networks of fuel in this release/,
    ],
    [
      'an unproven network without a cap on deposits',
      { chains: [chainOf(1), unproven({ outflowCapUsd: '500' }), chainOf(61022)] },
      /^settlement\.json, 10: acceptUnproven needs custodyCapUsd$/,
    ],
    [
      'an unproven network without a cap on payouts',
      { chains: [chainOf(1), unproven({ custodyCapUsd: '500' }), chainOf(61022)] },
      /^settlement\.json, 10: acceptUnproven needs outflowCapUsd$/,
    ],
    ['token twice', { assets: [assetOf(1), assetOf(1), assetOf(10)] }, /^tokens\.json, 1:native: this token/],
    [
      'token of an unknown network',
      { assets: [assetOf(1), assetOf(10), assetOf(5)] },
      /^tokens\.json, 5:native: network 5/,
    ],
    [
      'default of an unknown network',
      { defaults: { ...catalogueOf().defaults, toChainId: chainId(7) } },
      /^defaults\.json, fromChainId, toChainId: network 7/,
    ],
    ['unknown main channel', { channels: [] }, /^defaults\.json, channelId/],
    ['route of an unknown network', { routes: [routeOf(1, 99)] }, /^routes\.json, 1:native → 99:native: network 99/],
    ['route of an unlisted token', { assets: [assetOf(1)] }, /10:native is not in tokens\.json/],
    ['route to the same network', { routes: [routeOf(1, 1)] }, /same network/],
    ['route that swaps', { assets: [assetOf(1), assetOf(10, { symbol: 'WETH' })] }, /never swaps/],
    ['the same pair twice', { routes: [routeOf(1, 10), routeOf(1, 10)] }, /twice/],
    ['min above max', route({ min: 1001n }), /min must be/],
    ['min of zero', route({ min: 0n }), /min must be/],
    ['gas tiers without an open end', route({ gasTiers: [{ upTo: 5n, gasUnits: 1n, marginPercent: 0 }] }), /gasTiers/],
    [
      'gas tiers that fall',
      route({ gasTiers: [9n, 5n, null].map((upTo) => ({ upTo, gasUnits: 1n, marginPercent: 0 })) }),
      /gasTiers/,
    ],
    [
      'an open gas tier in the middle',
      route({ gasTiers: [null, null].map((upTo) => ({ upTo, gasUnits: 1n, marginPercent: 0 })) }),
      /gasTiers/,
    ],
    [
      'escrow custody without an escrow',
      { chains: [chainOf(1, { settlement: settlementOf({ escrows: [] }) }), chainOf(10), chainOf(61022)] },
      /no escrow/,
    ],
    ['maker custody without a deposit address', route({ custody: 'maker' }), /no depositAddress or depositAccount/],
    [
      'a deposit address beside a deposit account',
      settled({ depositAddress: '0xa1', depositAccount: 'xpub', payoutAddress: 'p' }),
      /exclude each other/,
    ],
    ['a deposit account without the inventory', settled({ depositAccount: 'xpub' }), /needs the payoutAddress/],
    ['an inventory without a deposit account', settled({ payoutAddress: 'p' }), /belongs to a depositAccount/],
    [
      'contract payout without a filler',
      { chains: [chainOf(1), chainOf(10, { settlement: settlementOf({ filler: null }) }), chainOf(61022)] },
      /no filler/,
    ],
    ['enabled route without a price', { prices: new Map() }, /no price/],
    [
      'enabled route to an asset without a price key',
      { assets: [assetOf(1), assetOf(10, { priceKey: null })] },
      /ETH of Network 10 has no price/,
    ],
    ['disabled route without a reason', route({ enabled: false }), /disabledReason/],
    [
      'confirmation tiers without an open end',
      {
        chains: [
          chainOf(1, { settlement: settlementOf({ confirmationTiers: [{ upToUsd: '5', confirmations: 1 }] }) }),
          chainOf(10),
          chainOf(61022),
        ],
      },
      /^settlement\.json, 1/,
    ],
  ])('%s', (_, changes, message) => expect(problems(changes).join('\n')).toMatch(message))
})
