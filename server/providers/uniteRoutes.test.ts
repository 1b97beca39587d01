import { expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { ProviderRoute } from './provider.ts'
import { uniteRoutes } from '../routes/catalogue/routes.ts'

const [a, b, c] = [1, 2, 3].map((id) => assetId(chainId(id), 'native')) as [
  AssetDef['id'],
  AssetDef['id'],
  AssetDef['id'],
]
const catalogue = { assets: [{ id: a }, { id: b }] as AssetDef[] }
const route = (change: Partial<ProviderRoute> = {}): ProviderRoute => ({
  from: a,
  to: b,
  min: 10n,
  max: 100n,
  etaSeconds: 30,
  custody: 'escrow',
  ...change,
})

it('gives a pair with several providers the widest limits, the shortest time and the first custody', () => {
  const wide = route({ min: 5n, max: 500n, etaSeconds: 5, custody: 'maker' })
  expect(uniteRoutes(catalogue, [[route()], [wide]])).toEqual([{ ...wide, custody: 'escrow' }])
  expect(uniteRoutes(catalogue, [[wide], [route()]])).toEqual([wide])
  const byAddress = route({ paysToAddress: true })
  expect(uniteRoutes(catalogue, [[route()], [byAddress]])).toEqual([byAddress])
  expect(uniteRoutes(catalogue, [[byAddress], [route()]])).toEqual([byAddress])
})

it('keeps the two directions separate and drops assets that the catalogue doesn’t have', () => {
  const back = route({ from: b, to: a })
  expect(
    uniteRoutes(catalogue, [
      [route(), back],
      [route({ to: c }), route({ from: c })],
    ]),
  ).toEqual([route(), back])
})
