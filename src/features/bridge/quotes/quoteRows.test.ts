import { expect, it } from 'vitest'
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

it('a loss counts fees in native coins, and is unknown without prices', () => {
  expect(lossOf(quoteOf({ send_usd: '100', receive_usd: '97' }))).toBeCloseTo(0.03)
  expect(lossOf(quoteOf({ send_usd: '90', receive_usd: '90', native_fee_usd: '10' }))).toBeCloseTo(0.1)
  expect(lossOf(quoteOf({ send_usd: '100', receive_usd: '101' }))).toBe(0)
  expect(lossOf(quoteOf({ send_usd: null, receive_usd: '97' }))).toBeNull()
})

it.each([
  [null, null],
  [0.03, null],
  [0.0301, { percent: 4, isTyped: false }],
  [0.15, { percent: 15, isTyped: false }],
  [0.151, { percent: 16, isTyped: true }],
])('a loss of %s asks for %j', (share, loss) => expect(lossToAccept(share)).toEqual(loss))

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
