import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fees, feePerGas, feesOf, priceFees } from './fees.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { devAccounts } from '../../testing/accounts.ts'

const wei = fc.bigInt({ min: 0n, max: 10n ** 13n })
const market = fc.record({ baseFee: fc.option(wei), tip: wei, gasPrice: wei })
const previous: fc.Arbitrary<Fees> = fc.oneof(
  fc
    .tuple(wei, wei)
    .map(([a, b]) => ({ type: 'eip1559' as const, maxFeePerGas: a > b ? a : b, maxPriorityFeePerGas: a > b ? b : a })),
  wei.map((gasPrice) => ({ type: 'legacy' as const, gasPrice })),
)
/** More than 12.5 % above. */
const outbids = (now: bigint, before: bigint): boolean => now * 8n > before * 9n

describe('fees', () => {
  it('of a later attempt outbid the earlier one in every part', () => {
    fc.assert(
      fc.property(market, previous, (now, before) => {
        const fees = priceFees(now, before, null)
        expect(outbids(feePerGas(fees), feePerGas(before))).toBe(true)
        if (fees.type === 'eip1559' && before.type === 'eip1559')
          expect(outbids(fees.maxPriorityFeePerGas, before.maxPriorityFeePerGas)).toBe(true)
      }),
    )
  })

  it('never promise a tip above the limit they set, and keep the type a network takes', () => {
    fc.assert(
      fc.property(market, fc.option(previous), (now, before) => {
        const fees = priceFees(now, before, null)
        if (fees.type === 'eip1559') expect(fees.maxPriorityFeePerGas).toBeLessThanOrEqual(fees.maxFeePerGas)
        if (now.baseFee === null) expect(fees.type).toBe('legacy')
      }),
    )
  })

  it('rise with the market even when that is more than a bump', () => {
    const before: Fees = { type: 'eip1559', maxFeePerGas: 10n, maxPriorityFeePerGas: 1n }
    expect(priceFees({ baseFee: 1000n, tip: 5n, gasPrice: 0n }, before, null)).toEqual({
      type: 'eip1559',
      maxFeePerGas: 2005n,
      maxPriorityFeePerGas: 5n,
    })
  })

  it('stop at the cap, and go in below it as long as that is enough for now', () => {
    const now = { baseFee: 10n, tip: 5n, gasPrice: 0n }
    expect([26n, 25n, 24n, 15n].map((cap) => feePerGas(priceFees(now, null, cap)))).toEqual([25n, 25n, 24n, 15n])
    expect(() => priceFees(now, null, 14n)).toThrow(expect.objectContaining({ reason: 'fee_above_cap' }))
    expect(() => priceFees({ baseFee: null, tip: 0n, gasPrice: 9n }, null, 8n)).toThrow(
      expect.objectContaining({ reason: 'fee_above_cap' }),
    )
  })

  it('do not replace an earlier attempt above the cap', () => {
    const before: Fees = { type: 'eip1559', maxFeePerGas: 24n, maxPriorityFeePerGas: 5n }
    expect(() => priceFees({ baseFee: 10n, tip: 5n, gasPrice: 0n }, before, 25n)).toThrow(
      expect.objectContaining({ reason: 'fee_above_cap' }),
    )
  })

  it('are read back from the bytes that were signed', async () => {
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
