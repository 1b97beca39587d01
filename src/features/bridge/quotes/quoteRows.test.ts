import { expect, it } from 'vitest'
import { parseUsd } from '#core/money/usd.ts'
import { quoteOf, route, token } from '#src/testing/rows.ts'
import { acceptsLoss, lossAgainstBest, lossOf, lossOfChoice, lossToAccept } from './loss.ts'
import { countText, nameOf, quoteRows, tagsOf } from './quoteRows.ts'

it('tags tell quotes apart: the first is the best, and a property of all is none', () => {
  const slow = quoteOf({ eta_seconds: 60, signatures: 1 })
  const quick = quoteOf({ eta_seconds: 5, signatures: 2 })
  expect(tagsOf([slow])).toEqual([[]])
  expect(tagsOf([slow, quick])).toEqual([['best', 'simplest'], ['fastest']])
  expect(tagsOf([slow, slow])).toEqual([['best'], []])
})

it('the list says how many providers still answer, until the answer ends', () => {
  const pending = [{ provider: 'relay', reason: 'provider_unavailable', message: '' }]
  const quotes = { quotes: [quoteOf(), quoteOf()], reasons: [], pending }
  expect(countText(quotes, true)).toBe('2 quotes · 1 more may come')
  expect(countText(quotes, false)).toBe('2 quotes')
  expect(countText({ ...quotes, pending: [] }, true)).toBe('2 quotes')
})

it('the lowest network fee has a tag where the known ones look different', () => {
  const tagged = (...fees: readonly (string | null)[]) =>
    tagsOf(fees.map((gas_usd) => quoteOf({ gas_usd }))).map((tags) => tags.includes('lowest_gas'))
  expect(tagged('0.5', '0.11', '0.1101')).toEqual([false, true, false])
  expect(tagged('0.111', '0.112', '3')).toEqual([true, true, false])
  expect(tagged('0', '0.5', null)).toEqual([true, false, false])
  expect(tagged('0.111', '0.112')).toEqual([false, false])
  expect(tagged('0.5', null)).toEqual([false, false])
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
  [0.0301, '301', { percent: 4, isTyped: false, against: 'sent' }],
  [0.15, '1500', { percent: 15, isTyped: false, against: 'sent' }],
  [0.151, '1510', { percent: 16, isTyped: true, against: 'sent' }],
  [0.151, '0.99', null],
])('a loss of %s, %s dollars, asks for %j', (share, usd, loss) =>
  expect(lossToAccept({ share, usd: parseUsd(usd) })).toEqual(loss),
)

it('only the loss that is shown is accepted, however its percentage is written', () => {
  const loss = { percent: 16, isTyped: true, against: 'sent' } as const
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

it('a quote much worse than the best one asks for its acceptance, fees in coins included', () => {
  const best = quoteOf({ send_usd: '1000', receive_usd: '998' })
  const choose = (change: Parameters<typeof quoteOf>[0]) => {
    const quote = quoteOf({ send_usd: '1000', receive_usd: '998', ...change })
    return lossOfChoice(quote, [best, quote])
  }
  expect(lossOfChoice(best, [best, quoteOf({ send_usd: '1000', receive_usd: '700' })])).toBeNull()
  expect(choose({ receive_usd: '975' })).toBeNull()
  expect(choose({ send_usd: '950', receive_usd: '950' })).toEqual({ percent: 5, isTyped: false, against: 'best' })
  expect(choose({ send_usd: '800', receive_usd: '800' })).toEqual({ percent: 20, isTyped: true, against: 'best' })
  expect(choose({ native_fee: '1', native_fee_usd: '60' })).toMatchObject({ percent: 7, isTyped: false })
})

it('quotes without prices are compared by what arrives', () => {
  const unpriced = { send_usd: null, receive_usd: null }
  const best = quoteOf({ ...unpriced, receive_amount: '1000' })
  const half = quoteOf({ ...unpriced, receive_amount: '500' })
  expect(lossAgainstBest(half, [best, half])).toEqual({ share: 0.5, usd: null })
  expect(lossOfChoice(half, [best, half])).toEqual({ percent: 50, isTyped: true, against: 'best' })
  expect(lossOfChoice(best, [best, half])).toBeNull()
})

it('our own market maker has a name of its own in each language', () => {
  expect(nameOf(quoteOf())).toBe('Market maker')
  expect(nameOf(quoteOf({ provider_name: 'Relay' }))).toBe('Relay')
})

it('quotes for an exact payout are compared by what they cost', () => {
  const costing = (send_amount: string, send_usd: string | null) => quoteOf({ exact: 'receive', send_amount, send_usd })
  const [cheap, dear] = [costing('100', '1000'), costing('200', '1200')]
  expect(lossOfChoice(dear, [cheap, dear])).toMatchObject({ against: 'sent' })
  expect(lossAgainstBest(dear, [cheap, dear])).toEqual({ share: 0.2, usd: parseUsd('200') })
  expect(lossAgainstBest(cheap, [cheap, dear])).toBeNull()
  const unpriced = costing('200', null)
  expect(lossAgainstBest(unpriced, [costing('100', null), unpriced])).toEqual({ share: 1, usd: null })
  expect(lossOfChoice(unpriced, [costing('100', null), unpriced])).toMatchObject({ against: 'best_send' })
  const selection = {
    fromAsset: token(1, 'USDC', 2),
    toAsset: token(2, 'USDC', 18),
    route: route(token(1, 'USDC', 2), token(2, 'USDC', 18)),
  }
  expect(quoteRows({ quotes: [cheap, quoteOf({ send_amount: '100' })], reasons: [] }, selection, null)).toMatchObject([
    { figure: 'You send 1 USDC', usd: { text: '$1,000.00' } },
    { figure: '0.099 USDC', usd: { text: '$297.00' } },
  ])
})
