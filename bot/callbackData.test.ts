import { expect, it } from 'vitest'
import { callbackData, readCallbackData } from './chat/view.ts'

it('callback data round-trip', () => {
  expect(callbackData('history', '1111111111111111111112')).toBe('1:history:1111111111111111111112')
  expect(readCallbackData(callbackData('later', 3, 'x'))).toEqual({ what: 'later', values: ['3', 'x'] })
})

it.each(['', 'history', '0:history', '2:history:x', '1:', '1'])('%j is of no button that is known', (data) =>
  expect(readCallbackData(data)).toBeNull(),
)

it('is never longer than Telegram allows', () => {
  expect(callbackData('x', 'я'.repeat(30))).toHaveLength(34)
  expect(() => callbackData('x', 'я'.repeat(31))).toThrow('cannot carry')
})
