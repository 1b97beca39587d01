import { describe, expect, it } from 'vitest'
import { showLanguage } from '#src/i18n/current.ts'
import { chain, route, token } from '#src/testing/rows.ts'
import { refusalText } from './refusalText.ts'

const usdc = token(1, 'USDC', 6, '0xusdc')
const asked = {
  from: chain(1, 'North'),
  to: chain(2, 'South'),
  selection: { route: route(usdc, usdc), fromAsset: usdc, toAsset: usdc },
}
const because = (reason: string, fix?: { kind: 'use_amount'; amount: string }) => ({
  provider: 'maker',
  reason,
  message: 'As the server says.',
  ...(fix ? { fix } : {}),
})

describe('a refusal of the server', () => {
  it('names the networks that were asked for', () => {
    expect(refusalText(because('insufficient_liquidity'), asked)).toBe(
      'There isn’t enough liquidity on South for this amount. Try less, or try again later.',
    )
  })

  it('names the amount that its fix offers', () => {
    expect(refusalText(because('below_exchange_minimum', { kind: 'use_amount', amount: '23000000' }), asked)).toContain(
      'at least 23 USDC',
    )
  })

  it('stays in the server’s words where a place of our sentence is not known', () => {
    expect(refusalText(because('below_exchange_minimum'), asked)).toBe('As the server says.')
    expect(refusalText(because('insufficient_liquidity'), { from: null, to: null, selection: null })).toBe(
      'As the server says.',
    )
  })

  it('is told in the operator’s words for the language of the page, where there are any', async () => {
    const reason = { ...because('route_disabled'), own: { en: 'The maker is resting.', ru: 'Маркет-мейкер отдыхает.' } }
    expect(refusalText(reason, asked)).toBe('The maker is resting.')
    await showLanguage('ru')
    expect(refusalText(reason, asked)).toBe('Маркет-мейкер отдыхает.')
    await showLanguage('en')
  })

  it('stays in the server’s words where we have no sentence', () => {
    expect(refusalText(because('something_new'), asked)).toBe('As the server says.')
  })
})
