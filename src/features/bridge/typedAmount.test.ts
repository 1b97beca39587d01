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
    ['1,000', '1000'],
    ['10,000', '10000'],
    ['1,234,567', '1234567'],
    ['0,125', '0.125'],
    ['1,00', '1.00'],
    ['1,0000', '1.0000'],
  ])('reads %j as %j', (text, read) => expect(typedAmount(text, '7')).toBe(read))

  it.each(['-1', '1e-30', '0x10', '1.2.3', '1,2,3', 'abc', '12 ETH', '$5'])('leaves %j alone', (text) => expect(typedAmount(text, '7')).toBe('7'))

  it('a comma put into a number by hand is its decimal mark', () => expect(typedAmount('1,000', '1000')).toBe('1.000'))
})
