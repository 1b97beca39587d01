import { expect, expectTypeOf, it } from 'vitest'
import { type Agreed, derived } from '#chains/rpc/votes.ts'
import { expiryOf } from './lifetime.ts'
import type { SvmDetail } from './plan.ts'

it('a transaction counts as expired later than the network lets it land, never earlier', () => {
  const height = 1_000n
  expect(expiryOf(derived(height))).toBeGreaterThan(height + 150n)
  // The local delay before a second payment is less than half a minute longer than the network's own.
  expect(expiryOf(derived(height))).toBeLessThan(height + 150n + 75n)
})

it('a value of a single endpoint is not used in a payout plan', () => {
  expectTypeOf<string>().not.toExtend<SvmDetail['blockhash']>()
  expectTypeOf<bigint>().not.toExtend<SvmDetail['expiresAt']>()
  expectTypeOf<bigint>().not.toExtend<SvmDetail['computePrice']>()
  expectTypeOf<boolean>().not.toExtend<SvmDetail['transfer']['createAccount']>()
  expectTypeOf<Agreed<bigint>>().toExtend<SvmDetail['computePrice']>()
})
