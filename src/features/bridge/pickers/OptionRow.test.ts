import { expect, it } from 'vitest'
import { saysWhy } from './OptionRow.tsx'

const page = (touch: boolean) => ({
  matchMedia: (query: string) => ({ matches: touch && query === '(hover: none)' }) as MediaQueryList,
})

it.each([
  ['a mouse hovers over it', 'failed', false, false, false],
  ['the keyboard stands there', 'failed', true, false, true],
  ['there are only fingers', 'failed', false, true, true],
  ['nothing failed', 'absent', true, true, false],
] as const)('shows why a balance is missing: %s', (_, kind, active, touch, says) => {
  expect(saysWhy({ kind }, active, page(touch))).toBe(says)
})
