import { describe, expect, it } from 'vitest'
import { assetId } from '../chain/assetId.ts'
import { chainId } from '../chain/chainId.ts'
import { parseUsd } from '../money/usd.ts'
import { closeUnproven, routeAvailability } from './availability.ts'
import {
  assetById,
  assetBySymbol,
  chainById,
  createNetworkCodes,
  dropHidden,
  findRoute,
  priceOf,
  trustedPriceOf,
} from './lookups.ts'
import { assetOf, catalogueOf, chainOf, nativeOf, routeOf, settlementOf } from './fixture.ts'
import { confirmationsFor, gasTierFor } from './tiers.ts'
import type { Catalogue, ChainDef } from './types.ts'

const catalogue = catalogueOf()
const reason = (expected: string) => expect.objectContaining({ reason: expected, status: 404 }) as unknown

describe('look-ups', () => {
  it('find by id or report what is unknown', () => {
    expect(chainById(catalogue, 10).name).toBe('Network 10')
    expect(() => chainById(catalogue, 11)).toThrow(reason('chain_unknown'))
    expect(() => assetById(catalogue, nativeOf(11))).toThrow(reason('asset_unknown'))
  })

  it('resolve a symbol to the native coin before a token of the same symbol', () => {
    const token = assetOf(1, { id: assetId(chainId(1), '0xabc'), token: '0xabc' })
    const both = catalogueOf({ assets: [token, assetOf(1)] })
    expect(assetBySymbol(both, chainId(1), 'eth')?.token).toBe('native')
    expect(assetBySymbol(catalogueOf({ assets: [token] }), chainId(1), 'ETH')?.token).toBe('0xabc')
    expect(assetBySymbol(both, chainId(1), 'USDC')).toBeNull()
  })

  it('find a pair also if it is disabled', () => {
    const off = catalogueOf({ routes: [routeOf(1, 10, { enabled: false, disabledReason: 'Paused.' })] })
    expect(findRoute(off, nativeOf(1), nativeOf(10))?.enabled).toBe(false)
    expect(findRoute(catalogue, nativeOf(10), nativeOf(1))).toBeNull()
  })

  it('return a stale price for display only', () => {
    const old = catalogueOf({
      prices: new Map([['ETH', { usdE8: 5n, source: 'vendor', asOf: new Date(0), stale: true }]]),
    })
    expect(priceOf(old, { priceKey: 'ETH' })).toMatchObject({ usdE8: 5n, stale: true })
    expect(trustedPriceOf(old, { priceKey: 'ETH' })).toBeNull()
  })

  it('return no price for an asset without a row in the table', () => {
    expect(trustedPriceOf(catalogue, { priceKey: 'ETH' })).toBe(parseUsd('3000'))
    expect(trustedPriceOf(catalogue, { priceKey: 'XYZ' })).toBeNull()
    expect([priceOf(catalogue, { priceKey: 'XYZ' }), priceOf(catalogue, { priceKey: null })]).toEqual([null, null])
  })
})

it('networks 61022 and 8086 are dropped with their assets, routes and mention at exchanges', () => {
  const dropped = dropHidden(catalogueOf({ routes: [routeOf(1, 10), routeOf(1, 61022), routeOf(61022, 10)] }))
  expect(dropped.chains.map((c) => c.id)).toEqual([1, 10])
  expect(dropped.assets.map((a) => a.chainId)).toEqual([1, 10])
  expect(dropped.routes).toHaveLength(1)
  expect(dropped.exchanges[0]?.networks.map((n) => n.chainId)).toEqual([1])
  expect(dropHidden(catalogueOf({ chains: [chainOf(8086)] })).chains).toEqual([])
})

it('network codes and names map both ways', () => {
  const codes = createNetworkCodes(catalogue.chains)
  for (const chain of catalogue.chains) {
    expect(codes.codeToName(chain.code)).toBe(chain.name)
    expect(codes.nameToCode(chain.name)).toBe(chain.code)
    expect(codes.nameToCode(chain.alias)).toBe(chain.code)
    expect(codes.codeToName(chain.code.toLowerCase())).toBe(chain.name)
  }
  expect([codes.codeToName('Nowhere'), codes.nameToCode('Nowhere')]).toEqual([null, null])
})

describe('tiers', () => {
  it('gas: the first tier whose limit covers the amount', () => {
    const margin = (amount: bigint): number | undefined => gasTierFor(routeOf(1, 10), amount)?.marginPercent
    expect([margin(1n), margin(100n), margin(101n), margin(10n ** 30n)]).toEqual([20, 20, 50, 50])
  })

  it('confirmations: by value, and finality for an unknown value', () => {
    const need = (usd: string) => confirmationsFor(settlementOf(), parseUsd(usd))
    expect([need('1000'), need('1000.00000001'), need('10000'), need('10000.01')]).toEqual([1, 3, 3, 'finalized'])
    expect(confirmationsFor(settlementOf(), null)).toBe('finalized')
  })
})

describe('route availability', () => {
  it('is given if an enabled route starts or ends at the network', () => {
    for (const id of [1, 10])
      expect(routeAvailability(catalogue, chainById(catalogue, id))).toEqual({ available: true, reason: null })
  })

  it.each([
    ['no route', catalogue, chainOf(61022), 'none_added', /no routes from or to Network 61022/],
    [
      'no settlement',
      catalogue,
      chainOf(1, { settlement: null }),
      'settlement_missing',
      /Transfers aren’t set up on Network 1 yet\./,
    ],
    ['a disabled network', catalogue, chainOf(1, { disabled: true }), 'network_off', /is disabled\.$/],
    [
      'wallets only',
      catalogue,
      chainOf(1, { settlement: null, settlementStatus: 'none' }),
      'wallets_only',
      /connect a wallet on Network 1, but you can’t bridge/,
    ],
    ['unproven', catalogue, chainOf(1, { settlementStatus: 'unproven' }), 'unproven', /Network 1 are turned off until/],
    [
      'only routes that are off',
      catalogueOf({ routes: [routeOf(1, 10, { enabled: false, disabledReason: 'The maker is resting.' })] }),
      chainOf(1),
      undefined,
      /^The maker is resting\.$/,
    ],
    [
      'routes that are off without a word',
      catalogueOf({ routes: [routeOf(1, 10, { enabled: false })] }),
      chainOf(1),
      'all_off',
      /^All Network 1 routes are disabled\.$/,
    ],
  ])('says why not: %s', (_, given, chain, wanted, message) => {
    const { available, reason: why, code } = routeAvailability(given, chain)
    expect(available).toBe(false)
    expect(why).toMatch(message)
    expect(code).toBe(wanted)
  })
})

describe('an unproven network', () => {
  const accepted = settlementOf({ acceptUnproven: true, custodyCapUsd: '500', outflowCapUsd: '500' })
  const withTen = (changes: Partial<ChainDef>) =>
    closeUnproven(
      catalogueOf({
        chains: [chainOf(1), chainOf(10, changes), chainOf(20)],
        routes: [routeOf(1, 10), routeOf(10, 20), routeOf(1, 20)],
      }),
    )
  const open = (given: Catalogue) => given.routes.map(({ enabled }) => enabled)

  it('closes the routes from and to it until the operator accepts that', () => {
    const closed = withTen({ settlementStatus: 'unproven' })
    expect(open(closed)).toEqual([false, false, true])
    expect(closed.routes.map(({ unproven }) => unproven)).toEqual([true, true, undefined])
    expect(routeAvailability(closed, chainById(closed, 20)).available).toBe(true)
    const opened = withTen({ settlementStatus: 'unproven', settlement: accepted })
    expect(open(opened)).toEqual([true, true, true])
    expect(routeAvailability(opened, chainById(opened, 10)).available).toBe(true)
  })

  it('needs no acceptance once it is proven', () => {
    expect(open(withTen({}))).toEqual([true, true, true])
    expect(open(withTen({ settlement: accepted }))).toEqual([true, true, true])
  })
})
