import { describe, expect, it } from 'vitest'
import { guardTarget, isRestricted } from './guards.ts'

describe('restricted countries', () => {
  it('are the built-in list while the operator’s is unknown, and never include an unknown country', () => {
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

  it('are only the operator’s list once it is known', () => {
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
