import { expect, it } from 'vitest'
import { isRestricted } from './restricted.ts'

it('restricts the listed countries in any case, and nobody whose country is unknown', () => {
  expect(['CU', 'ir', 'KP', 'SY', 'RU', 'CN'].map(isRestricted)).toEqual([true, true, true, true, true, true])
  expect(['CH', '', undefined].map(isRestricted)).toEqual([false, false, false])
})
