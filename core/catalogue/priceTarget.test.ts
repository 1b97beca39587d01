import { expect, it } from 'vitest'
import { assetId } from '../chain/assetId.ts'
import { chainId } from '../chain/chainId.ts'
import { catalogueProblems } from './check.ts'
import { assetOf, catalogueOf } from './fixture.ts'
import { priceTarget, priceTargets } from './priceTarget.ts'
import type { PriceIds } from './types.ts'

const ids = (rows: Record<number, PriceIds>) =>
  new Map(Object.entries(rows).map(([id, names]) => [chainId(Number(id)), names]))
const token = (id: number, address: string, priceKey: string) =>
  assetOf(id, { id: assetId(chainId(id), address), token: address, symbol: 'T', priceKey })

it('a key is priced as the coin of a network before any token', () => {
  const catalogue = catalogueOf({
    assets: [token(1, '0xaa', 'ETH'), assetOf(10)],
    priceIds: ids({ 1: { defillama: 'one', coin: 'other' }, 10: { coin: 'ethereum' } }),
  })
  expect(priceTarget(catalogue, 'ETH')).toEqual({ key: 'ETH', coin: 'ethereum' })
})

it('a key without a coin is priced as the first token that a vendor has an id for', () => {
  const catalogue = catalogueOf({
    assets: [token(1, '0xaa', 'USDC'), token(10, '0xbb', 'USDC')],
    priceIds: ids({ 1: { coin: 'ethereum' }, 10: { coingecko: 'ten' } }),
  })
  expect(priceTargets(catalogue)).toEqual([{ key: 'USDC', address: '0xbb', defillama: undefined, coingecko: 'ten' }])
})

it('a key without a vendor id is not queried by its symbol', () => {
  expect(priceTargets(catalogueOf())).toEqual([])
  expect(priceTarget(catalogueOf(), 'ETH')).toBeNull()
})

it('two coins under one key are refused', () => {
  const catalogue = catalogueOf({ priceIds: ids({ 1: { coin: 'ethereum' }, 10: { coin: 'ethereum-classic' } }) })
  expect(catalogueProblems(catalogue)).toEqual([
    { file: 'price-ids.json', path: 'ETH', message: expect.stringContaining('ethereum, ethereum-classic') },
  ])
})
