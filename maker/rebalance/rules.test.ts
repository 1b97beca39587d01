import { describe, expect, it } from 'vitest'
import { assetOf, chainOf, nativeOf } from '#core/catalogue/fixture.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { loadRebalancingRules, parseRebalancingRules } from './rules.ts'

const catalogue = {
  chains: [chainOf(1), chainOf(10), chainOf(20, { settlement: null })],
  assets: [assetOf(1), assetOf(10), assetOf(20), assetOf(1, { id: '1:0xaa' as never, priceKey: null, symbol: 'TEST' })],
} as unknown as Catalogue
const band = (chain: number, change = {}) => ({ asset: nativeOf(chain), low: '1', target: '2.5', high: '4', ...change })
const file = (change = {}) => ({
  server: 'https://bridge.example.org/',
  providers: ['relay'],
  maxLossBps: 30,
  maxLossUsd: '20',
  minTransferUsd: '100',
  maxTransferUsd: '5000',
  maxDayUsd: '20000',
  bands: [band(1), band(10)],
  ...change,
})

describe('the rebalancing file', () => {
  it('is read into base units and 1e-8 dollar, and is manual unless it says otherwise', () => {
    const rules = parseRebalancingRules(file(), catalogue)
    expect(rules).toMatchObject({ server: 'https://bridge.example.org', automatic: false, maxLossBps: 30n })
    expect(rules.maxDayE8).toBe(20_000n * 10n ** 8n)
    expect(rules.bands[0]?.target).toBe(25n * 10n ** 17n)
  })

  it('is off without a path', () => expect(loadRebalancingRules(undefined, catalogue)).toBeNull())

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown setting', { autmatic: true }, /autmatic/],
    ['an unknown provider', { providers: ['hop'] }, /providers\.0: one of lifi, relay/],
    ['a number in place of text', { maxDayUsd: 20_000 }, /maxDayUsd: /],
    ['a loss above five percent', { maxLossBps: 501 }, /maxLossBps/],
    ['limits in the wrong order', { maxTransferUsd: '50' }, /minTransferUsd is above/],
    ['a transfer above the day', { maxDayUsd: '4000' }, /maxTransferUsd is above/],
    [
      'an asset that the catalogue lacks',
      { bands: [band(1), band(7)] },
      /bands\.1: the catalogue has no asset 7:native/,
    ],
    ['an asset without a price', { bands: [band(1), band(1, { asset: '1:0xaa' })] }, /bands\.1: TEST has no price key/],
    ['a network without settlement', { bands: [band(1), band(20)] }, /bands\.1: the maker does not serve/],
    ['a band in the wrong order', { bands: [band(1, { target: '4' }), band(10)] }, /bands\.0: low < target < high/],
    ['too many decimals', { bands: [band(1, { low: '0.0000000000000000001' }), band(10)] }, /bands\.0/],
    ['an asset twice', { bands: [band(1), band(1), band(10)] }, /listed twice/],
    ['a single network', { bands: [band(1)] }, /bands/],
  ])('refuses %s by its field', (_, change, message) => {
    expect(() => parseRebalancingRules(file(change), catalogue)).toThrow(message)
    expect(() => parseRebalancingRules(file(change), catalogue)).toThrow(
      expect.objectContaining({ reason: 'rebalancing_invalid' }),
    )
  })

  it('refuses a file that cannot be read', () =>
    expect(() => loadRebalancingRules('/nowhere/bands.json', catalogue)).toThrow(/nowhere\/bands\.json is not valid/))
})
