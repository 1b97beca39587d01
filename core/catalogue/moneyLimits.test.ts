import { expect, it } from 'vitest'
import { chainId } from '../chain/chainId.ts'
import { assetOf, catalogueOf, chainOf, settlementOf } from './fixture.ts'
import { aboveGasFloor, gasFloor, limitE8 } from './moneyLimits.ts'

const e8 = 10n ** 8n

it('uses the operator’s value, else the default', () => {
  expect(limitE8(chainOf(1, { settlement: settlementOf({ custodyCapUsd: '12.5' }) }), 'custodyCapUsd')).toBe(
    (125n * e8) / 10n,
  )
  expect(limitE8(chainOf(1), 'custodyCapUsd')).toBe(50_000n * e8)
  expect(limitE8(undefined, 'destinationGasCapUsd')).toBe(10n * e8)
})

it('reserves gas worth that many dollars at the coin’s price', () => {
  const chains = [chainOf(1, { settlement: settlementOf({ gasFloorUsd: '30' }) }), chainOf(10)]
  expect(gasFloor(catalogueOf({ chains }), chainId(1))).toBe(10n ** 16n)
  expect(gasFloor(catalogueOf({ assets: [assetOf(1, { priceKey: null })] }), chainId(1))).toBe(0n)
  expect(gasFloor(catalogueOf({ assets: [] }), chainId(1))).toBe(0n)
})

it('reserves twice as much at a stale price, and leaves nothing for orders without a price', () => {
  const chains = [chainOf(1, { settlement: settlementOf({ gasFloorUsd: '30' }) })]
  const stale = catalogueOf({
    chains,
    prices: new Map([['ETH', { usdE8: 3000n * e8, source: 'vendor', asOf: new Date(0), stale: true }]]),
  })
  expect(gasFloor(stale, chainId(1))).toBe(2n * 10n ** 16n)
  expect(aboveGasFloor(stale, chainId(1), 2n * 10n ** 16n + 7n)).toBe(7n)
  const unknown = catalogueOf({ chains, prices: new Map() })
  expect(gasFloor(unknown, chainId(1))).toBeNull()
  expect(aboveGasFloor(unknown, chainId(1), 10n ** 30n)).toBe(0n)
  expect(aboveGasFloor(catalogueOf({ chains }), chainId(1), 5n)).toBe(0n)
})
