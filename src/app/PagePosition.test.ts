import { expect, it } from 'vitest'
import { isReturn, scrollPlace, staysInPlace } from './PagePosition.tsx'

it('first pages of different documents have separate scroll positions', () => {
  expect(scrollPlace('default', '/tos')).not.toBe(scrollPlace('default', '/points'))
  expect(scrollPlace('a1b2', '/tos')).toBe(scrollPlace('a1b2', '/points'))
})

it.each([
  ['navigate', false],
  ['prerender', false],
  ['reload', true],
  ['back_forward', true],
])('a document loaded by %s was seen before: %s', (type, expected) => {
  expect(isReturn({ getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList })).toBe(expected)
})

it('a browser without navigation timing starts at the top', () =>
  expect(isReturn({ getEntriesByType: () => [] })).toBe(false))

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
