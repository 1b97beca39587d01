import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRatio } from '#core/money/ratio.ts'
import { rescaleDown } from '#core/money/units.ts'
import { exactSend } from './exactSend.ts'
import { type PriceInput, priceRoute } from './price.ts'

type Price = Omit<PriceInput, 'amount'>

const tier = (upTo: bigint | null, gasUnits = 140_000n, marginPercent = 20) => ({ upTo, gasUnits, marginPercent })
const decimals = fc.constantFrom(0, 2, 6, 8, 9, 18)
const unitPrice = fc.bigInt({ min: 10n ** 4n, max: 10n ** 13n })
const prices: fc.Arbitrary<Price> = fc.record({
  route: fc.record({
    feeRatio: fc.bigInt({ min: 0n, max: 50_000_000n }),
    gasTiers: fc.oneof(
      fc.constant([]),
      fc.constant([tier(null)]),
      fc
        .tuple(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.nat(200))
        .map(([upTo, margin]) => [tier(upTo, 100_000n, 80), tier(null, 140_000n, margin)]),
    ),
  }),
  sourceDecimals: decimals,
  destinationDecimals: decimals,
  gasPrice: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  destinationGas: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10n ** 17n })),
  nativeDecimals: fc.constantFrom(8, 9, 18),
  depositGas: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10n ** 18n })),
  sourcePriceE8: unitPrice,
  nativePriceE8: unitPrice,
  channelRatio: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 100_000_000n })),
})
const wanted = fc.oneof(fc.bigInt({ min: 1n, max: 10_000n }), fc.bigInt({ min: 1n, max: 10n ** 24n }))
const MOST = 10n ** 60n

describe('the amount to send for an exact payout', () => {
  it('pays out exactly that, and its fees never exceed the rest of what is sent', () => {
    fc.assert(
      fc.property(prices, wanted, (price, payout) => {
        const found = exactSend(price, payout, MOST)
        if (!found) return false
        const { amount, fees } = found
        const forward = priceRoute({ ...price, amount })
        const kept = amount - fees.gasCompensation - fees.depositGas - fees.bridgeFee - fees.channelFee
        const held = [
          fees.receive === payout,
          forward.receive >= payout,
          kept * 10n ** BigInt(price.destinationDecimals) >= payout * 10n ** BigInt(price.sourceDecimals),
          // Only the bridge fee is higher than for the same amount, by whole units of what would arrive in excess.
          fees.bridgeFee - forward.bridgeFee ===
            rescaleDown(forward.receive - payout, price.destinationDecimals, price.sourceDecimals),
          fees.channelFee === forward.channelFee && fees.gasCompensation === forward.gasCompensation,
        ]
        return held.every(Boolean)
      }),
      { numRuns: 3000 },
    )
  })

  it('is the least: no smaller amount pays out as much', () => {
    fc.assert(
      fc.property(
        prices,
        wanted,
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 25n }), { maxLength: 20 }),
        (price, payout, lower) => {
          const found = exactSend(price, payout, MOST)
          if (!found) return false
          // The next smaller ones, where rounding decides, and any others.
          const near = Array.from({ length: 40 }, (_, i) => found.amount - BigInt(i + 1))
          const ends = price.route.gasTiers.flatMap(({ upTo }) => (upTo === null ? [] : [upTo, upTo + 1n]))
          const smaller = [...near, ...ends, ...lower].filter((amount) => amount >= 0n && amount < found.amount)
          return smaller.every((amount) => priceRoute({ ...price, amount }).receive < payout)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('returns to the amount that a quote started from, or a smaller one with the same payout', () => {
    fc.assert(
      fc.property(prices, fc.bigInt({ min: 1n, max: 10n ** 24n }), (price, amount) => {
        const { receive } = priceRoute({ ...price, amount })
        if (receive === 0n) return true
        const found = exactSend(price, receive, MOST)
        return found !== null && found.amount <= amount && found.fees.receive === receive
      }),
    )
  })

  const plain: Price = {
    route: { feeRatio: parseRatio('0.001'), gasTiers: [] },
    sourceDecimals: 6,
    destinationDecimals: 6,
    gasPrice: 0n,
    destinationGas: 0n,
    nativeDecimals: 18,
    depositGas: 0n,
    sourcePriceE8: 100_000_000n,
    nativePriceE8: 300_000_000_000n,
    channelRatio: 0n,
  }

  it('adds the fee to 100 USDC', () =>
    expect(exactSend(plain, 100_000_000n, MOST)).toMatchObject({
      amount: 100_100_101n,
      fees: { bridgeFee: 100_101n, receive: 100_000_000n },
    }))

  it('is rounded up where the destination has more decimals, and the payout stays exact', () =>
    expect(exactSend({ ...plain, destinationDecimals: 18 }, 10n ** 18n + 1n, MOST)).toMatchObject({
      amount: 1_001_003n,
      fees: { receive: 10n ** 18n + 1n },
    }))

  it('charges what a cheaper tier would pay out in excess', () => {
    const tiers = [tier(10_000_000n, 1_000_000n, 0), tier(null, 0n, 0)]
    const price = { ...plain, gasPrice: 10n ** 9n, route: { ...plain.route, gasTiers: tiers } }
    // Three dollars of gas up to ten dollars, none above: nine arrive only with ten dollars and a unit.
    const found = exactSend(price, 9_000_000n, MOST)
    expect(found?.amount).toBe(10_000_001n)
    expect(found?.fees.bridgeFee).toBe(1_000_001n)
  })

  it('is none above the most that may be sent, or with fees of half the amount', () => {
    expect(exactSend(plain, 100_000_000n, 100_100_100n)).toBeNull()
    expect(exactSend(plain, 100_000_000n, 100_100_101n)?.amount).toBe(100_100_101n)
    expect(exactSend({ ...plain, channelRatio: parseRatio('0.6') }, 1n, MOST)).toBeNull()
  })
})
