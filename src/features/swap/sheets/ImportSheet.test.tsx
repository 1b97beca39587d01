import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SwapToken, tokenWarnings } from '#core/wire/swap.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { chain } from '#src/testing/rows.ts'
import { swapToken } from '#src/testing/swapRows.ts'
import { ImportedToken, isDangerous } from './ImportSheet.tsx'

const address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const found = (change: Partial<SwapToken>): SwapToken => ({
  ...swapToken('NEW', 18, address),
  warnings: ['unlisted'],
  ...change,
})
const drawn = (change: Partial<SwapToken>): string =>
  renderToStaticMarkup(<ImportedToken token={found(change)} chain={chain(1, 'One')} />)
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')

beforeAll(() => restOfMessages())

describe('a token that is in no list', () => {
  it('is shown with its whole address, its network and its decimals', () => {
    const text = textOf(drawn({ name: 'New Coin', decimals: 36 }))
    for (const part of ['NEW', 'New Coin', 'This token is in no list.', 'One', 'Decimals 36'])
      expect(text).toContain(part)
    expect(text.replaceAll(' ', '').toLowerCase()).toContain(address)
  })

  it.each([
    ['keeps a part of each transfer', { warnings: ['transfer_tax'], tax_bps: 250 }, '2.5%', false],
    ['keeps more than anyone would pay', { warnings: ['transfer_tax'], tax_bps: 1_000 }, '10%', true],
    ['keeps an unknown part', { warnings: ['transfer_tax'], tax_bps: null }, 'keeps a part of each transfer', false],
    ['can’t be sold', { warnings: ['cannot_sell'] }, 'A simulated sale of this token fails', true],
    ['was not tried', { warnings: ['unchecked'] }, 'couldn’t', false],
    ['looks like a listed one', { symbol: 'USDC', warnings: ['same_symbol'] }, 'isn’t the listed USDC', true],
  ] as const)('says that it %s', (_, change, words, isLoss) => {
    const token = { ...change, warnings: ['unlisted' as const, ...change.warnings] }
    const html = drawn(token)
    expect(textOf(html)).toContain(words)
    expect(html.split('tint-bad').length - 1 > 0).toBe(isLoss)
    expect(isDangerous(found(token))).toBe(isLoss)
  })

  it('shows every warning, each in words of its own', () => {
    const texts = tokenWarnings.map((warning) => textOf(drawn({ warnings: [warning], tax_bps: 100 })))
    expect(new Set(texts).size).toBe(tokenWarnings.length)
    for (const text of texts) expect(text).not.toContain('swap-warning')
  })

  it('keeps a name that no one could read out of its markup, and breaks it anywhere', () => {
    const html = drawn({ symbol: '<b>USDC</b>', name: 'W'.repeat(80) })
    expect(html).not.toContain('<b>')
    expect(html).toMatch(/wrap-anywhere[^>]*>W{80}</)
  })
})
