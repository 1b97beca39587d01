import { describe, expect, it } from 'vitest'
import { readAmount } from './readAmount.ts'
import { typedAmount } from './typedAmount.ts'

const typed = (text: string, before = '7') => typedAmount(text, { before, symbol: 'ETH' })

describe('an amount as it is typed or pasted', () => {
  it.each([
    ['', ''],
    ['0.25', '0.25'],
    ['.5', '.5'],
    ['1.', '1.'],
    ['1,5', '1.5'],
    [' 12 ', '12'],
    ['1 234.5', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['1,234.5', '1234.5'],
    ['1,234,567.', '1234567.'],
    ['1.234,5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1,000', '1000'],
    ['10,000', '10000'],
    ['1,234,567', '1234567'],
    ['0,125', '0.125'],
    ['1,00', '1.00'],
    ['1,0000', '1.0000'],
    ['0.1 ETH', '0.1'],
    ['0,1 eth', '0.1'],
    ['1,000 ETH', '1000'],
    ['ETH 0.1', '0.1'],
  ])('reads %j as %j', (text, read) => expect(typed(text)).toBe(read))

  it.each(['-1', '1e5', '1e-30', '0x10', '1.2.3', '1,2,3', '1.234.56', 'abc', 'ETH', '12 USDC', '$100', '1 ETH 2', '5%', '1'.repeat(41)])('says that %j is none', (text) => expect(typed(text)).toBeNull())

  it('a comma put into a number by hand is its decimal mark', () => expect(typed('1,000', '1000')).toBe('1.000'))
  it('the same text put over that number is a thousand', () => expect(typedAmount('1,000', { before: '1000', symbol: 'ETH', inserted: '1,000' })).toBe('1000'))
})

describe('an amount that nobody can be asked about', () => {
  it.each(['1,000', '12,500', '1,000 ETH'])('is not read where it may be two: %j', (text) => expect(readAmount(text, { symbol: 'ETH', comma: null })).toBeNull())
  it.each([
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['1,0005', '1.0005'],
    ['1,000.5', '1000.5'],
    ['1.000', '1.000'],
  ])('%j can only be %j', (text, read) => expect(readAmount(text, { comma: null })).toBe(read))
})
