import { expect, it } from 'vitest'
import { emptyForm } from '#src/features/shared/form.ts'
import { orderOfPage, pageLink } from './usePageLink.ts'

const form = { ...emptyForm, fromChainId: 1, toChainId: 10, token: 'USDC', amount: '12.5' }
const filled = '?from=1&to=10&token=USDC&amount=12.5'

it.each([
  ['/', `/${filled}`],
  ['/confirm', `/${filled}`],
  ['/network/u2u/', `/network/u2u/${filled}`],
  ['/network/u2u', `/network/u2u${filled}`],
  ['/order/1111111111111111111112', '/order/1111111111111111111112'],
  ['/points', '/points'],
  ['/pay', '/pay?id=ab&note=a+b'],
])('%s → %s', (pathname, expected) => {
  expect(pageLink({ origin: 'https://causeway.test', pathname, search: '?id=ab&note=a+b&tgWebAppData=x' }, form)).toBe(
    `https://causeway.test${expected}`,
  )
})

it.each([
  ['/order/1111111111111111111112', '1111111111111111111112'],
  ['/network/u2u/order/1111111111111111111112/', '1111111111111111111112'],
  ['/completed/1111111111111111111112', null],
  ['/', null],
])('the order of page %s is %s', (pathname, expected) => expect(orderOfPage({ pathname })).toBe(expected))
