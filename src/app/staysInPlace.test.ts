import { expect, it } from 'vitest'
import { staysInPlace } from './staysInPlace.ts'

it.each<[string, string, boolean]>([
  ['/history', '/history', true],
  ['/', '/confirm', true],
  ['/confirm', '/', true],
  ['/order/1', '/completed/1', true],
  ['/', '/completed/1', true],
  ['/completed/1', '/order/1', true],
  // The order is another page than the form below the review.
  ['/confirm', '/order/1', false],
  ['/completed/1', '/', false],
  ['/', '/history', false],
  ['/history', '/order/1', false],
  ['/', '/completed', false],
])('from %s to %s stays: %s', (from, to, stays) => {
  expect(staysInPlace(from, to)).toBe(stays)
})
