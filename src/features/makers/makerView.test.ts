import { expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { MakerRoutes } from '#core/wire/maker.ts'
import type { RouteFigures, StatusData } from '#core/wire/status.ts'
import { makerRoutes, networksOf, symbolsOf, withoutEscrow } from './makerView.ts'

const [one, two] = [chainId(1), chainId(2)]
const [eth, usdc] = [assetId(one, NATIVE), assetId(one, '0x5')]
const [eth2, usdt2] = [assetId(two, NATIVE), assetId(two, '0x6')]
const tokens = [
  { asset_id: eth, symbol: 'ETH', decimals: 18 },
  { asset_id: usdc, symbol: 'USDC', decimals: 6 },
  { asset_id: eth2, symbol: 'ETH', decimals: 18 },
  { asset_id: usdt2, symbol: 'USDT', decimals: 6 },
]
type Route = MakerRoutes['routes'][number]
const route = (change: Partial<Route> = {}): Route => ({
  from_asset: eth,
  to_asset: eth2,
  min: '1000000000000000',
  max: '5000000000000000000',
  custody: 'escrow',
  ...change,
})
const figures: RouteFigures = {
  from_chain_id: 1,
  to_chain_id: 2,
  sample: 'enough',
  transfers: 20,
  arrived_percent: 95,
  refunded_percent: 5,
  late_percent: 10,
  median_seconds: 40,
  p95_seconds: 130,
  median_shortfall_bps: 0,
  p95_shortfall_bps: 12,
  reported: 0,
}
const status = (provider: string): StatusData => ({
  as_of: '2026-03-01T12:00:00.000Z',
  networks: [],
  delayed: [],
  canaries: [],
  windows: [
    { days: 7, providers: [] },
    { days: 30, providers: [{ provider, provider_name: '', routes: [figures] }] },
  ],
})
const view = (routes: readonly Route[], known?: StatusData, liquidity: MakerRoutes['liquidity'] = []) =>
  makerRoutes({ routes: [...routes], liquidity }, tokens, known, String)

it('lists two networks once, with the limits of each pair of assets', () => {
  const routes = [
    route(),
    route({ from_asset: usdc, to_asset: usdt2, min: '1000000', max: '2500000' }),
    route({ to_asset: usdt2, min: '2000000000000000' }),
    route({ from_asset: eth2, to_asset: eth }),
  ]
  const shown = view(routes)
  expect(shown.map(({ key, pairs }) => [key, pairs.map(({ name, limits }) => [name, limits])])).toEqual([
    [
      '1 2',
      [
        ['ETH', '0.001 to 5'],
        ['USDC to USDT', '1 to 2.5'],
        ['ETH to USDT', '0.002 to 5'],
      ],
    ],
    ['2 1', [['ETH', '0.001 to 5']]],
  ])
  expect(networksOf(shown)).toEqual([1, 2])
})

it('names the networks without an escrow contract by their source', () => {
  const routes = view([route(), route({ from_asset: eth2, to_asset: eth, custody: 'maker' })])
  expect(routes.map(({ hasEscrow }) => hasEscrow)).toEqual([true, false])
  expect(withoutEscrow(routes, String)).toEqual(['2'])
})

it('shows what can be paid out of each destination asset', () => {
  const both = [route(), route({ to_asset: usdt2 })]
  const of = (eth_: string | null, usdt: string | null) =>
    view(both, undefined, [
      { asset_id: eth2, at_least: eth_ },
      { asset_id: usdt2, at_least: usdt },
    ])[0]?.liquidity
  expect(of('20000000000000000000', '5000000000')).toBe('At least 20 ETH and 5,000 USDT')
  expect(of(null, '5000000000')).toBe('At least 5,000 USDT')
  expect(of('20000000000000000000', '0')).toBe('At least 20 ETH')
  expect(of('0', null)).toBe('Nothing right now')
  expect(of(null, null)).toBeNull()
})

it('offers the assets that the routes bring, and leaves out unknown ones', () => {
  const routes = [route(), route({ to_asset: assetId(two, '0x9') })]
  expect(symbolsOf({ routes }, tokens)).toEqual(['ETH'])
  expect(view(routes)[0]?.pairs).toHaveLength(1)
})

it('shows figures of our own market maker only, and none where there are none', () => {
  expect(view([route()], status('maker'))[0]?.figures).toMatchObject({ arrived: '95%', time: { median: '40 s' } })
  expect(view([route()], status('relay'))[0]?.figures).toBeNull()
  expect(view([route()])[0]?.figures).toBeNull()
})
