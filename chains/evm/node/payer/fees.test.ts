import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { privateKeyToAccount } from 'viem/accounts'
import { derived } from '#chains/rpc/votes.ts'
import { devAccounts } from '../../testing/accounts.ts'
import type { FeeLimits } from '../context.ts'
import { type Fees, feePerGas, feesOf, presentPrice, priceFees } from './fees.ts'
import type { GasMarket } from './gasMarket.ts'

const wei = fc.bigInt({ min: 0n, max: 10n ** 13n })
const marketOf = (baseFee: bigint | null, tip: bigint, gasPrice = 0n): GasMarket => ({
  baseFee: baseFee === null ? null : derived(baseFee),
  tip: derived(tip),
  gasPrice: derived(gasPrice),
})
const positive = fc.bigInt({ min: 1n, max: 10n ** 13n })
const market = fc
  .tuple(fc.option(wei), positive, wei)
  .map(([baseFee, tip, gasPrice]) => marketOf(baseFee, tip, gasPrice))
const limits = (maxFeePerGas: bigint | null, maxTipMultiple = 5n): FeeLimits => ({ maxFeePerGas, maxTipMultiple })
/** Above every fee of these tests: the tip limit is a multiple of the market's, so `market` has a positive tip. */
const unlimited = limits(null, 10n ** 20n)
const previous: fc.Arbitrary<Fees> = fc.oneof(
  fc
    .tuple(wei, wei)
    .map(([a, b]) => ({ type: 'eip1559' as const, maxFeePerGas: a > b ? a : b, maxPriorityFeePerGas: a > b ? b : a })),
  wei.map((gasPrice) => ({ type: 'legacy' as const, gasPrice })),
)
/** More than 12.5 % higher. */
const outbids = (now: bigint, before: bigint): boolean => now * 8n > before * 9n

it.each([
  [
    'the base fee and the tip',
    marketOf(10n, 2n),
    { type: 'eip1559', maxFeePerGas: 22n, maxPriorityFeePerGas: 2n },
    12n,
  ],
  [
    'no more than was offered',
    marketOf(30n, 2n),
    { type: 'eip1559', maxFeePerGas: 22n, maxPriorityFeePerGas: 2n },
    22n,
  ],
  ['all of it in a legacy transaction', marketOf(null, 0n, 7n), { type: 'legacy', gasPrice: 9n }, 9n],
] as const)('a transaction pays %s', (_, now, fees, expected) => expect(presentPrice(now, fees)).toBe(expected))

describe('fees', () => {
  it('of a later attempt outbid the earlier one in every part', () => {
    fc.assert(
      fc.property(market, previous, (now, before) => {
        const fees = priceFees(now, before, unlimited)
        expect(outbids(feePerGas(fees), feePerGas(before))).toBe(true)
        if (fees.type === 'eip1559' && before.type === 'eip1559')
          expect(outbids(fees.maxPriorityFeePerGas, before.maxPriorityFeePerGas)).toBe(true)
      }),
    )
  })

  it('never offer a tip above their own limit, and keep the fee type of the network', () => {
    fc.assert(
      fc.property(market, fc.option(previous), (now, before) => {
        const fees = priceFees(now, before, unlimited)
        if (fees.type === 'eip1559') expect(fees.maxPriorityFeePerGas).toBeLessThanOrEqual(fees.maxFeePerGas)
        if (now.baseFee === null) expect(fees.type).toBe('legacy')
      }),
    )
  })

  it('rise with the market even if that exceeds the minimum bump', () => {
    const before: Fees = { type: 'eip1559', maxFeePerGas: 10n, maxPriorityFeePerGas: 1n }
    expect(priceFees(marketOf(1000n, 5n), before, unlimited)).toEqual({
      type: 'eip1559',
      maxFeePerGas: 2005n,
      maxPriorityFeePerGas: 5n,
    })
  })

  it('stop at the cap, and start below it as long as that suffices', () => {
    const now = marketOf(10n, 5n)
    expect([26n, 25n, 24n, 15n].map((cap) => feePerGas(priceFees(now, null, limits(cap))))).toEqual([
      25n,
      25n,
      24n,
      15n,
    ])
    expect(() => priceFees(now, null, limits(14n))).toThrow(expect.objectContaining({ reason: 'fee_above_cap' }))
    expect(() => priceFees(marketOf(null, 0n, 9n), null, limits(8n))).toThrow(
      expect.objectContaining({ reason: 'fee_above_cap' }),
    )
  })

  it('do not replace an earlier attempt above the cap', () => {
    const before: Fees = { type: 'eip1559', maxFeePerGas: 24n, maxPriorityFeePerGas: 5n }
    expect(() => priceFees(marketOf(10n, 5n), before, limits(25n))).toThrow(
      expect.objectContaining({ reason: 'fee_above_cap' }),
    )
  })

  it('outbid for as many attempts as the multiple of the tip allows, and no further', () => {
    for (const now of [marketOf(10n ** 10n, 10n ** 9n), marketOf(7n, 0n), marketOf(10n ** 7n, 1n)]) {
      let fees: Fees | null = null
      for (let attempt = 0; attempt < 12; attempt++) fees = priceFees(now, fees, limits(null))
      const dear = { type: 'eip1559', maxFeePerGas: 10n ** 18n, maxPriorityFeePerGas: 10n ** 18n } as const
      expect(() => priceFees(now, dear, limits(null))).toThrow(expect.objectContaining({ reason: 'fee_above_cap' }))
    }
  })

  it('are parsed from the signed bytes', async () => {
    const account = privateKeyToAccount(devAccounts.user.key)
    const fees: readonly Fees[] = [
      { type: 'eip1559', maxFeePerGas: 7n, maxPriorityFeePerGas: 3n },
      { type: 'legacy', gasPrice: 9n },
    ]
    for (const fee of fees)
      expect(
        feesOf(await account.signTransaction({ ...fee, chainId: 1, nonce: 0, gas: 21_000n, to: account.address })),
      ).toEqual(fee)
  })
})
