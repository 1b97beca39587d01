import { expect, it } from 'vitest'
import { t, tOr } from './t.ts'

it('fills the placeholders of a message', () => {
  expect(t('problem-above_maximum', { amount: '5 ETH' })).toContain('5 ETH')
})

it('uses the fallback for a code without a message, or with a placeholder that is not filled', () => {
  expect(tOr('problem-nothing_of_the_kind', 'As the server says.')).toBe('As the server says.')
  expect(tOr('problem-above_maximum', 'As the server says.')).toBe('As the server says.')
  expect(tOr('problem-above_maximum', 'As the server says.', { amount: '5 ETH' })).toContain('5 ETH')
})
