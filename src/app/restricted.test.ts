import { describe, expect, it } from 'vitest'
import { guardTarget, isRestricted } from './restricted.ts'

describe('who is restricted', () => {
  it('is the built-in list in any case while the operator’s is unknown, and nobody whose country is unknown', () => {
    expect(['CU', 'ir', 'KP', 'SY', 'RU', 'CN'].map((country) => isRestricted(country, undefined))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['CH', '', undefined].map((country) => isRestricted(country, undefined))).toEqual([false, false, false])
  })

  it('is the operator’s list alone once it is known', () => {
    expect(['ch', 'CU', '', undefined].map((country) => isRestricted(country, ['CH']))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(isRestricted('CU', [])).toBe(false)
  })
})

it.each<[string, boolean, string | null, string | null]>([
  ['/', true, null, '/access-restricted'],
  ['/order/1', true, null, '/access-restricted'],
  ['/access-restricted', true, '/', null],
  ['/tos', true, null, null],
  ['/TOS', true, null, null],
  ['/tos/', true, null, null],
  ['/', false, null, null],
  // The operator's list has loaded and does not name the country.
  ['/access-restricted', false, '/?amount=1', '/?amount=1'],
  ['/access-restricted', false, null, null],
])('at %s, restricted %s, sent from %s: goes to %s', (here, restricted, sentFrom, target) => {
  expect(guardTarget(here, restricted, sentFrom)).toBe(target)
})
