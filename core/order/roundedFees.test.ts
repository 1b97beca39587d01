import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUnits, pow10 } from '../money/units.ts'
import { bridgeFees, roundedFees } from './fees.ts'

const eth = (text: string): bigint => parseUnits(text, 18)
const of = (send: string, receive: string, ...fees: string[]) =>
  roundedFees({
    send: eth(send),
    receive: eth(receive),
    fees: fees.map(eth),
    sourceDecimals: 18,
    destinationDecimals: 18,
    places: 6,
  })

describe('displayed fees', () => {
  it.each([
    // Truncated alone these would be 0.1, 0.000012, 0.000009 and 0.099977: the last decimal is off by one.
    ['the line that lost most is rounded up', of('0.1', '0.0999776777', '0.0000123223', '0.00001'), [12n + 1n, 10n]],
    ['nothing is missing', of('0.1', '0.09997', '0.00002', '0.00001'), [20n, 10n]],
    ['a fee of nothing stays nothing', of('0.1', '0.0999899999', '0', '0.0000100001'), [0n, 11n]],
    ['fees below the last place', of('0.1', '0.0999999997', '0.0000000001', '0.0000000002'), [0n, 1n]],
    ['lines of other amounts are cut alone', of('0.1', '0.05', '0.0000129', '0.0000019'), [12n, 1n]],
  ])('%s', (_, lines, expected) => expect(lines).toEqual(expected))

  it('and the received amount always add up to the sent amount, as displayed', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 24n })
    const decimals = fc.constantFrom(6, 8, 9, 18)
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.bigInt({ min: 1n, max: 10_000_000n }),
        fc.bigInt({ min: 0n, max: 10_000_000n }),
        decimals,
        decimals,
        fc.constantFrom(6, 8),
        (send, gas, bridgeRatio, channelRatio, sourceDecimals, destinationDecimals, places) => {
          const paid = bridgeFees({
            send,
            sourceDecimals,
            destinationDecimals,
            gasCompensation: gas % send,
            bridgeRatio,
            channelRatio,
          })
          fc.pre(paid.receive > 0n)
          const lines = roundedFees({
            send,
            receive: paid.receive,
            fees: [paid.gasCompensation, paid.bridgeFee, paid.channelFee],
            sourceDecimals,
            destinationDecimals,
            places,
          })
          const read = (units: bigint, of: number): bigint =>
            of > places ? units / pow10(of - places) : units * pow10(places - of)
          expect(read(paid.receive, destinationDecimals) + lines.reduce((a, b) => a + b, 0n)).toBe(
            read(send, sourceDecimals),
          )
          expect(lines.every((line) => line >= 0n)).toBe(true)
        },
      ),
    )
  })
})
