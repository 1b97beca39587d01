import { expect, it } from 'vitest'
import { parseUsd } from '#core/money/usd.ts'
import { quoteOf } from '#src/testing/rows.ts'
import { acceptsLoss, lossOf, lossToAccept } from './loss.ts'
import { nameOf, tagsOf } from './quoteRows.ts'

it('tags tell quotes apart: the first is the best, and a property of all is none', () => {
  const slow = quoteOf({ eta_seconds: 60, signatures: 1 })
  const quick = quoteOf({ eta_seconds: 5, signatures: 2 })
  expect(tagsOf([slow])).toEqual([[]])
  expect(tagsOf([slow, quick])).toEqual([['best', 'simplest'], ['fastest']])
  expect(tagsOf([slow, slow])).toEqual([['best'], []])
})

it('a loss counts the minimum and fees in native coins, and is unknown without prices', () => {
  const share = (change: Parameters<typeof quoteOf>[0]) => lossOf(quoteOf(change))?.share
  expect(share({ send_usd: '100', receive_usd: '97' })).toBeCloseTo(0.03)
  expect(share({ send_usd: '90', receive_usd: '90', native_fee_usd: '10' })).toBeCloseTo(0.1)
  expect(share({ send_usd: '100', receive_usd: '101' })).toBe(0)
  const half = { receive_amount: '10', min_receive_amount: '5' }
  expect(share({ send_usd: '100', receive_usd: '100', ...half })).toBeCloseTo(0.5)
  expect(lossOf(quoteOf({ send_usd: null, receive_usd: '97' }))).toBeNull()
})

it.each([
  [0.03, '300', null],
  [0.0301, '301', { percent: 4, isTyped: false }],
  [0.15, '1500', { percent: 15, isTyped: false }],
  [0.151, '1510', { percent: 16, isTyped: true }],
  [0.151, '0.99', null],
])('a loss of %s, %s dollars, asks for %j', (share, usd, loss) =>
  expect(lossToAccept({ share, usd: parseUsd(usd) })).toEqual(loss),
)

it('only the loss that is shown is accepted, however its percentage is written', () => {
  const loss = { percent: 16, isTyped: true }
  expect(['16', ' 16 %', '16%', '15', '', '1'].map((answer) => acceptsLoss(loss, answer))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(acceptsLoss(null, '')).toBe(true)
})

it('our own market maker has a name of its own in each language', () => {
  expect(nameOf(quoteOf())).toBe('Market maker')
  expect(nameOf(quoteOf({ provider_name: 'Relay' }))).toBe('Relay')
})
