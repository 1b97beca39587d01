import * as fc from 'fast-check'
import { it } from 'vitest'
import { nativeToSource, priceRoute, smallestUseful } from './price.ts'

const decimals = fc.integer({ min: 0, max: 24 })
const price = fc.bigInt({ min: 1n, max: 10n ** 14n })
const amount = fc.bigInt({ min: 0n, max: 10n ** 30n })

const input = fc.record({
  amount,
  sourceDecimals: decimals,
  destinationDecimals: decimals,
  gasPrice: fc.bigInt({ min: 0n, max: 10n ** 13n }),
  destinationGas: fc.bigInt({ min: 0n, max: 10n ** 18n }),
  nativeDecimals: decimals,
  depositGas: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10n ** 20n })),
  sourcePriceE8: price,
  nativePriceE8: price,
  channelRatio: fc.bigInt({ min: 0n, max: 100_000_000n }),
})
const route = { feeRatio: 100_000n, gasTiers: [{ upTo: null, gasUnits: 140_000n, marginPercent: 20 }] }

it('the received amount and the fees never exceed the sent amount', () => {
  fc.assert(
    fc.property(input, (p) => {
      const fees = priceRoute({ ...p, route })
      const received = fees.receive * 10n ** BigInt(p.sourceDecimals)
      const sent =
        (p.amount - fees.gasCompensation - fees.depositGas - fees.bridgeFee - fees.channelFee) *
        10n ** BigInt(p.destinationDecimals)
      return fees.receive === 0n || received <= sent
    }),
  )
})

it('gas compensation covers the native cost at the same prices', () => {
  fc.assert(
    fc.property(input, amount, (p, native) => {
      const units = nativeToSource(native, p)
      return (
        units * p.sourcePriceE8 * 10n ** BigInt(p.nativeDecimals) >=
        native * p.nativePriceE8 * 10n ** BigInt(p.sourceDecimals)
      )
    }),
  )
})

it('a larger send never receives less within one tier', () => {
  fc.assert(
    fc.property(
      input,
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      (p, more) => priceRoute({ ...p, route, amount: p.amount + more }).receive >= priceRoute({ ...p, route }).receive,
    ),
  )
})

it('the amount in a fix receives more than zero', () => {
  fc.assert(
    fc.property(input, (p) => {
      const fees = priceRoute({ ...p, route })
      const least = smallestUseful(fees, 1n, p.sourceDecimals, p.destinationDecimals)
      return priceRoute({ ...p, route, amount: least }).receive > 0n || p.channelRatio > 0n
    }),
  )
})
