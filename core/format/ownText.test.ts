import { expect, it } from 'vitest'
import { ownText } from '../wire/common.ts'
import { textIn } from './ownText.ts'

it.each([
  ['one text is for everybody', 'Resting.', 'ru', 'Resting.'],
  ['the reader’s language', { en: 'Resting.', ru: 'Перерыв.' }, 'ru', 'Перерыв.'],
  ['English where that is missing', { en: 'Resting.' }, 'ru', 'Resting.'],
])('%s', (_, value, language, expected) => expect(textIn(value, language)).toBe(expected))

it('a serialized text requires English', () => {
  expect(ownText.safeParse({ ru: 'Перерыв.' }).success).toBe(false)
  expect(ownText.safeParse({ en: 'Resting.', ru: 7 }).success).toBe(false)
})
