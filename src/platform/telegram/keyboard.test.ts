import { expect, it } from 'vitest'
import { keyboardOpen } from './keyboard.ts'

it.each([
  [700, 700, false],
  [640, 700, false],
  [400, 700, true],
  [700, 0, false],
])('%s of %s px: %s', (height, stableHeight, open) => expect(keyboardOpen({ height, stableHeight })).toBe(open))
