import { expect, it } from 'vitest'
import { samePage } from './useFormAddress.ts'

it.each([
  ['/', '/', true],
  ['/network/ink', '/network/ink/', true],
  ['/tos', '/', false],
  ['/network/ink/tos', '/network/ink', false],
])('%s and %s: %s', (a, b, same) => expect(samePage(a, b)).toBe(same))
