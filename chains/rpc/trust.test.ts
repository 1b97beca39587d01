import { expect, expectTypeOf, it } from 'vitest'
import type { Pool } from './pool.ts'
import { type Agreed, bounded, type Trusted } from './votes.ts'

it('clamps a value to its limits', () => {
  const limits = { atLeast: 10n, atMost: 20n }
  expect([5n, 10n, 15n, 20n, 25n].map((value) => bounded(value, limits))).toEqual([10n, 10n, 15n, 20n, 20n])
})

it('an untrusted value is a type error', () => {
  expectTypeOf<Awaited<ReturnType<Pool<null>['reached']>>>().toExtend<Trusted<bigint>>()
  expectTypeOf<bigint>().not.toExtend<Trusted<bigint>>()
  expectTypeOf<Agreed<bigint>>().toExtend<bigint>()
  expectTypeOf<Agreed<string | null>>().toExtend<string | null>()
})
