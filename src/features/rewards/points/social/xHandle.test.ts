import { expect, it } from 'vitest'
import { readHandle, typedHandle } from './xHandle.ts'

it.each([
  ['', ''],
  ['  ', ''],
  ['@', '@'],
  ['n', '@n'],
  ['@name', '@name'],
  ['@@name ', '@name'],
  ['https://x.com/name', '@name'],
  ['@https://x.com/name', '@name'],
  ['x.com/@name', '@name'],
  ['https://www.twitter.com/Some_One1?lang=en', '@Some_One1'],
  ['https://mobile.twitter.com/name/status/12', '@name'],
  ['https://example.org/name', '@https://example.org/name'],
])('“%s” is shown as “%s”', (typed, shown) => {
  expect(typedHandle(typed)).toBe(shown)
})

it.each([
  ['@someone', { name: 'someone' }],
  ['https://x.com/someone/', { name: 'someone' }],
  ['', { problem: 'missing' }],
  ['@', { problem: 'missing' }],
  ['@no spaces', { problem: 'invalid' }],
  ['@sixteen_letters1', { problem: 'invalid' }],
  ['https://example.org/name', { problem: 'invalid' }],
])('“%s” is sent as %j', (typed, read) => {
  expect(readHandle(typed)).toEqual(read)
})
