import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRatio, RATIO_SCALE } from '../money/ratio.ts'
import { pow10, rescaleDown } from '../money/units.ts'
import { bridgeFees, type FeeInput } from './fees.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 27n })
const decimals = fc.integer({ min: 0, max: 24 })
const ratio = fc.bigInt({ min: 0n, max: RATIO_SCALE / 2n })
const input: fc.Arbitrary<FeeInput> = fc.record({
  send: amount,
  sourceDecimals: decimals,
  destinationDecimals: decimals,
  gasCompensation: fc.oneof(amount, fc.bigInt({ min: 0n, max: 10n ** 6n })),
  bridgeRatio: ratio,
  channelRatio: ratio,
})

describe('bridge fees: receive = rescale(send − gasCompensation − fees)', () => {
  it('0.1 ETH with the default ratio', () => {
    const fees = bridgeFees({
      send: 10n ** 17n,
      sourceDecimals: 18,
      destinationDecimals: 18,
      gasCompensation: 10n ** 14n,
      bridgeRatio: parseRatio('0.0001'),
      channelRatio: 0n,
    })
    expect(fees).toEqual({
      gasCompensation: 10n ** 14n,
      bridgeFee: 9_990_000_000_000n,
      channelFee: 0n,
      receive: 99_890_010_000_000_000n,
    })
  })

  it('50 USDC from 6 to 18 decimals, with a channel fee', () => {
    const fees = bridgeFees({
      send: 50_000_000n,
      sourceDecimals: 6,
      destinationDecimals: 18,
      gasCompensation: 300_000n,
      bridgeRatio: parseRatio('0.0001'),
      channelRatio: parseRatio('0.001'),
    })
    expect(fees).toMatchObject({ bridgeFee: 4970n, channelFee: 49_700n, receive: 49_645_330n * 10n ** 12n })
  })

  it('what is received and charged never exceeds what is sent', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { gasCompensation, bridgeFee, channelFee, receive } = bridgeFees(given)
        if (receive === 0n) return
        const charged = gasCompensation + bridgeFee + channelFee
        expect((given.send - charged) * pow10(given.destinationDecimals)).toBeGreaterThanOrEqual(
          receive * pow10(given.sourceDecimals),
        )
      }),
    )
  })

  it('fees round up and are never negative', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { bridgeFee, channelFee, receive } = bridgeFees(given)
        const base = given.send > given.gasCompensation ? given.send - given.gasCompensation : 0n
        expect(bridgeFee * RATIO_SCALE).toBeGreaterThanOrEqual(base * given.bridgeRatio)
        expect(channelFee * RATIO_SCALE).toBeGreaterThanOrEqual(base * given.channelRatio)
        expect(receive).toBeGreaterThanOrEqual(0n)
      }),
    )
  })

  const oneFee = input.map((given) => ({ ...given, channelRatio: 0n }))
  const more = fc.bigInt({ min: 0n, max: 10n ** 20n })
  const withMore = (given: FeeInput, by: bigint) => bridgeFees({ ...given, send: given.send + by }).receive
  const withCost = (given: FeeInput, by: bigint) =>
    bridgeFees({ ...given, gasCompensation: given.gasCompensation + by }).receive

  it('sending more never gives less, and a higher cost never gives more', () => {
    fc.assert(
      fc.property(oneFee, more, (given, by) => {
        const { receive } = bridgeFees(given)
        expect(withMore(given, by)).toBeGreaterThanOrEqual(receive)
        expect(withCost(given, by)).toBeLessThanOrEqual(receive)
      }),
    )
  })

  // Each fee rounds up by itself, so with two fees both may take the next unit sent.
  it('the same is true of two fees, within one base unit of the source for rounding', () => {
    fc.assert(
      fc.property(input, more, (given, by) => {
        const { receive } = bridgeFees(given)
        const unit =
          rescaleDown(1n, given.sourceDecimals, given.destinationDecimals) +
          (given.destinationDecimals < given.sourceDecimals ? 1n : 0n)
        expect(withMore(given, by)).toBeGreaterThanOrEqual(receive - unit)
        expect(withCost(given, by)).toBeLessThanOrEqual(receive + unit)
      }),
    )
  })

  it('that base unit is needed', () => {
    const given = {
      send: 555919079754587317581872516n,
      sourceDecimals: 0,
      destinationDecimals: 0,
      gasCompensation: 0n,
      bridgeRatio: 371039709n,
      channelRatio: 359407785n,
    }
    expect(withCost(given, 1n)).toBe(bridgeFees(given).receive + 1n)
  })

  it('a send that does not exceed the gas compensation receives nothing', () => {
    expect(
      bridgeFees({
        send: 5n,
        sourceDecimals: 6,
        destinationDecimals: 6,
        gasCompensation: 5n,
        bridgeRatio: 0n,
        channelRatio: 0n,
      }).receive,
    ).toBe(0n)
  })
})
