import { expect, it } from 'vitest'
import { batchSizeFor } from './batchSize.ts'

it.each([
  [0, 8],
  [8, 8],
  [50, 8],
  [64, 8],
  [65, 9],
  [200, 25],
  [256, 32],
  [10_000, 32],
])('with %i waiting, %i share a batch', (waiting, size) => expect(batchSizeFor(waiting, 8)).toBe(size))
