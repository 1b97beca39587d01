import { expect, it } from 'vitest'
import { followAddress } from '#src/pages/QueryPage.tsx'

it('the field keeps typed text, and follows the URL back and forth', () => {
  const began = followAddress({ asked: '', text: '' }, 'a')
  expect(began.text).toBe('a')
  const typed = { ...began, text: 'b' }
  expect(followAddress(typed, 'a')).toBe(typed)
  const searched = followAddress(typed, 'b')
  expect(searched.text).toBe('b')
  expect(followAddress(searched, 'a').text).toBe('a')
  expect(followAddress(searched, '').text).toBe('')
})
