import { expect, it } from 'vitest'
import { firstOf, priceMoved } from './priceMoved.ts'

const quote = (send_amount: string, receive_amount: string, to_asset = '10:0x0') => ({
  from_asset: '1:0x0',
  to_asset,
  send_amount,
  receive_amount,
})
const opened = quote('500', '499')

it.each([
  ['another price for the same amount', quote('500', '498'), true],
  ['the same price once more', quote('500', '499'), false],
  ['another amount, which the person chose', quote('2', '1'), false],
  ['another network', quote('500', '490', '42161:0x0'), false],
  ['no price at the moment', null, false],
])('the price has moved, or not: %s', (_, now, moved) => expect(priceMoved(opened, now)).toBe(moved))

it('is measured anew from the first price of another amount', () => {
  const small = quote('2', '1')
  const first = firstOf(opened, small)
  expect(first).toBe(small)
  expect(priceMoved(first, quote('2', '0'))).toBe(true)
  expect(firstOf(first, quote('2', '0'))).toBe(small)
  expect(firstOf(first, null)).toBe(small)
  expect(firstOf(null, small)).toBe(small)
  expect(priceMoved(null, small)).toBe(false)
})
