import { expect, it } from 'vitest'
import { batchSizeFor } from './policy.ts'

it.each([
  [0, 8],
  [8, 8],
  [32, 8],
  [33, 9],
  [50, 13],
  [100, 25],
  [128, 32],
  [10_000, 32],
])('with %i waiting, %i share a batch', (waiting, size) => expect(batchSizeFor(waiting, 8)).toBe(size))
