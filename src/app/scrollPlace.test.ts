import { expect, it } from 'vitest'
import { isReturn, scrollPlace } from './scrollPlace.ts'

it('first pages of documents are places of their own', () => {
  expect(scrollPlace('default', '/tos')).not.toBe(scrollPlace('default', '/points'))
  expect(scrollPlace('a1b2', '/tos')).toBe(scrollPlace('a1b2', '/points'))
})

it.each([
  ['navigate', false],
  ['prerender', false],
  ['reload', true],
  ['back_forward', true],
])('a document that came by %s is one that was seen before: %s', (type, expected) => {
  expect(isReturn({ getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList })).toBe(expected)
})

it('a browser that does not tell begins at the top', () => expect(isReturn({ getEntriesByType: () => [] })).toBe(false))
