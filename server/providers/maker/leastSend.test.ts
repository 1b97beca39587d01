import { describe, expect, it } from 'vitest'
import { parseRatio } from '#core/money/ratio.ts'
import { parseUnits } from '#core/money/units.ts'
import { leastSend, type PriceInput, priceRoute } from './price.ts'

const eth = (text: string): bigint => parseUnits(text, 18)
const price = (change: Partial<PriceInput> = {}): PriceInput => ({
  route: {
    feeRatio: parseRatio('0.0001'),
    gasTiers: [
      { upTo: eth('0.01'), gasUnits: 100_000n, marginPercent: 20 },
      { upTo: null, gasUnits: 100_000n, marginPercent: 80 },
    ],
  },
  amount: 0n,
  sourceDecimals: 18,
  destinationDecimals: 18,
  gasPrice: 1_000_000_000n,
  destinationGas: 0n,
  nativeDecimals: 18,
  sourcePriceE8: 300_000_000_000n,
  nativePriceE8: 300_000_000_000n,
  depositGas: 0n,
  channelRatio: 0n,
  ...change,
})

describe('the minimum send for an exchange', () => {
  it('is the smallest allowed amount if the minimum deposit arrives', () =>
    expect(leastSend(price(), eth('0.001'), 1n)).toBe(eth('0.001')))

  it('is rounded up to two digits, with a margin for rising gas', () => {
    expect(leastSend(price(), eth('0.001'), eth('0.002'))).toBe(eth('0.0023'))
  })

  it.each([
    ['fees above the minimum itself', price({ gasPrice: 10n ** 13n }), eth('0.001'), eth('0.002')],
    ['a tier that asks for more', price(), eth('0.001'), eth('0.00999')],
    ['a partner’s tenth', price({ channelRatio: parseRatio('0.1') }), eth('0.001'), eth('3')],
    ['fewer decimals at the source', price({ sourceDecimals: 6, sourcePriceE8: 100_000_000n }), 1_000_000n, eth('5')],
    ['fewer decimals at the destination', price({ destinationDecimals: 8 }), eth('0.001'), 200_000n],
  ])('arrives whole with %s', (_, p, from, wanted) => {
    const least = leastSend(p, from, wanted)
    expect(least).not.toBeNull()
    expect(priceRoute({ ...p, amount: least ?? 0n }).receive).toBeGreaterThanOrEqual(wanted)
  })

  it('is none if every step costs more than it adds', () => {
    expect(leastSend(price({ channelRatio: parseRatio('0.9999') }), 1n, eth('1'))).toBeNull()
  })
})
