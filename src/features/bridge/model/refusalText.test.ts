import { describe, expect, it, afterEach, vi } from 'vitest'
import { showLanguage } from '#src/i18n/current.ts'
import { chain, route, token } from '#src/testing/rows.ts'
import { catalogueOf, chainOf, routeOf } from '#core/catalogue/fixture.ts'
import { routeAvailability } from '#core/catalogue/availability.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { refusalText, noRouteText, ensureRefusalMessages } from './refusalText.ts'

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
  it('names the requested networks', () => {
    expect(refusalText(because('insufficient_liquidity'), asked)).toBe(
      'There isn’t enough liquidity on South for this amount. Try less, or try again later.',
    )
  })

  it('names the amount in its fix', () => {
    expect(refusalText(because('below_exchange_minimum', { kind: 'use_amount', amount: '23000000' }), asked)).toContain(
      'at least 23 USDC',
    )
  })

  it.each(['settlement_unsupported', 'settlement_unproven'])('explains %s with both networks', (reason) =>
    expect(refusalText(because(reason), asked)).toMatch(/from North to South .*(yet|tested)\.$/),
  )

  it('uses the server’s text if a placeholder of our message is unknown', () => {
    expect(refusalText(because('below_exchange_minimum'), asked)).toBe('As the server says.')
    expect(refusalText(because('insufficient_liquidity'), { from: null, to: null, selection: null })).toBe(
      'As the server says.',
    )
  })

  it('shows the operator’s text in the language of the page, if there is one', async () => {
    const reason = { ...because('route_disabled'), own: { en: 'The maker is resting.', ru: 'Маркет-мейкер отдыхает.' } }
    expect(refusalText(reason, asked)).toBe('The maker is resting.')
    await showLanguage('ru')
    expect(refusalText(reason, asked)).toBe('Маркет-мейкер отдыхает.')
    await showLanguage('en')
  })

  it('uses the server’s text if we have no message', () => {
    expect(refusalText(because('something_new'), asked)).toBe('As the server says.')
  })
})

const off = catalogueOf({ routes: [routeOf(1, 10, { enabled: false })] })
const served = (def: ChainDef) => chain(def.id, def.name, { route: routeAvailability(off, def) })

describe('a pair without a route', () => {
  afterEach(() => showLanguage('en'))

  it.each([
    ['a network that is off', chainOf(1, { disabled: true }), 'Сеть Network 1 отключена.'],
    ['no settlement', chainOf(1, { settlement: null }), 'Переводы в сети Network 1 ещё не настроены.'],
    [
      'wallets only',
      chainOf(1, { settlementStatus: 'none' }),
      'Кошелёк Network 1 можно подключить, но переводы из этой сети и в неё пока недоступны.',
    ],
    [
      'unproven',
      chainOf(1, { settlementStatus: 'unproven' }),
      'Переводы в сети Network 1 отключены, пока не пройдут полную проверку.',
    ],
    ['no routes', chainOf(61022), 'Маршрутов из Network 61022 или в неё пока нет.'],
    ['all routes off', chainOf(1), 'Все маршруты Network 1 отключены.'],
  ])('is explained in the language of the page: %s', async (_, def, russian) => {
    const row = served(def)
    expect(noRouteText(row, null)).toBe(row.route.reason)
    await showLanguage('ru')
    expect(noRouteText(row, null)).toBe(russian)
    expect(noRouteText(chain(2, 'Base'), row)).toBe(russian)
  })

  it('shows that the bridge is not open if nothing is set up, without naming a network', async () => {
    const nothing = catalogueOf({ chains: [chainOf(1, { settlement: null }), chainOf(10, { settlement: null })] })
    const [def] = nothing.chains as [ChainDef]
    const row = chain(def.id, def.name, { route: routeAvailability(nothing, def) })
    expect(noRouteText(row, null)).toBe(row.route.reason)
    expect(noRouteText(row, null)).toContain('isn’t open yet')
    await showLanguage('ru')
    expect(noRouteText(row, null)).toContain('Мост ещё не открыт')
  })

  it('shows the operator’s text in the language of the page', async () => {
    const row = chain(3, 'Base', {
      route: { available: false, reason: { en: 'The maker is resting.', ru: 'Маркет-мейкер отдыхает.' } },
    })
    expect(noRouteText(row, null)).toBe('The maker is resting.')
    await showLanguage('ru')
    expect(noRouteText(row, null)).toBe('Маркет-мейкер отдыхает.')
  })

  it('shows the operator’s text, or the server’s for a code without a message', () => {
    expect(noRouteText(chain(3, 'Base', { route: { available: false, reason: 'The maker is resting.' } }), null)).toBe(
      'The maker is resting.',
    )
    expect(
      noRouteText(chain(3, 'Base', { route: { available: false, reason: 'On the moon.', code: 'moon' } }), null),
    ).toBe('On the moon.')
  })

  it('names both networks if each has its own routes', () => {
    expect(noRouteText(chain(1, 'North'), chain(2, 'South'))).toBe('There’s no route from North to South yet.')
  })
})

it('a quote does not wait for messages', async () => {
  const words = vi.fn(() => Promise.resolve())
  await expect(ensureRefusalMessages(Promise.resolve({ quotes: [1] }), words)).resolves.toEqual({ quotes: [1] })
  expect(words).not.toHaveBeenCalled()
})

it('a refusal waits for its messages', async () => {
  let come: () => void = () => {}
  const told = vi.fn()
  const answer = ensureRefusalMessages(
    Promise.resolve({ quotes: [] }),
    () => new Promise((done) => (come = done)),
  ).then(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  come()
  await answer
  expect(told).toHaveBeenCalledWith({ quotes: [] })
})

it('a failure also waits for its messages and is rethrown unchanged', async () => {
  const words = vi.fn(() => Promise.resolve())
  await expect(ensureRefusalMessages(Promise.reject(new Error('gone')), words)).rejects.toThrow('gone')
  expect(words).toHaveBeenCalledOnce()
})
