import { describe, expect, it } from 'vitest'
import { typedAmount } from './typedAmount.ts'

describe('an amount as it is typed or pasted', () => {
  it.each([
    ['', ''],
    ['0.25', '0.25'],
    ['.5', '.5'],
    ['1.', '1.'],
    ['1,5', '1.5'],
    [' 12 ', '12'],
    ['1 234.5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1,234,567.', '1234567.'],
    ['1.234,5', '1234.5'],
  ])('reads %j as %j', (text, read) => expect(typedAmount(text, '7')).toBe(read))

  it.each(['-1', '1e-30', '0x10', '1.2.3', '1,2,3', 'abc', '12 ETH', '$5'])('leaves %j alone', (text) => expect(typedAmount(text, '7')).toBe('7'))
})
