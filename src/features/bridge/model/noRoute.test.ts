import { afterEach, describe, expect, it } from 'vitest'
import { catalogueOf, chainOf, routeOf } from '#core/catalogue/fixture.ts'
import { routeAvailability } from '#core/catalogue/availability.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { showLanguage } from '#src/i18n/current.ts'
import { chain } from '#src/testing/rows.ts'
import { noRouteText } from './noRoute.ts'

const off = catalogueOf({ routes: [routeOf(1, 10, { enabled: false })] })
const served = (def: ChainDef) => chain(def.id, def.name, { route: routeAvailability(off, def) })

describe('a pair without a route', () => {
  afterEach(() => showLanguage('en'))

  it.each([
    ['a network that is off', chainOf(1, { disabled: true }), 'Сеть Network 1 отключена.'],
    ['no settlement', chainOf(1, { settlement: null }), 'Переводы в сети Network 1 ещё не настроены.'],
    ['no routes', chainOf(61022), 'Маршрутов из Network 61022 или в неё пока нет.'],
    ['all routes off', chainOf(1), 'Все маршруты Network 1 отключены.'],
  ])('is explained in the language of the page: %s', async (_, def, russian) => {
    const row = served(def)
    expect(noRouteText(row, null)).toBe(row.route.reason)
    await showLanguage('ru')
    expect(noRouteText(row, null)).toBe(russian)
    expect(noRouteText(chain(2, 'Base'), row)).toBe(russian)
  })

  it('says that the bridge is not open where nothing is set up at all, and names no network', async () => {
    const nothing = catalogueOf({ chains: [chainOf(1, { settlement: null }), chainOf(10, { settlement: null })] })
    const [def] = nothing.chains as [ChainDef]
    const row = chain(def.id, def.name, { route: routeAvailability(nothing, def) })
    expect(noRouteText(row, null)).toBe(row.route.reason)
    expect(noRouteText(row, null)).toContain('isn’t open yet')
    await showLanguage('ru')
    expect(noRouteText(row, null)).toContain('Мост ещё не открыт')
  })

  it('is told in the operator’s words for the language of the page', async () => {
    const row = chain(3, 'Base', {
      route: { available: false, reason: { en: 'The maker is resting.', ru: 'Маркет-мейкер отдыхает.' } },
    })
    expect(noRouteText(row, null)).toBe('The maker is resting.')
    await showLanguage('ru')
    expect(noRouteText(row, null)).toBe('Маркет-мейкер отдыхает.')
  })

  it('is told in the words of the operator, and of the server for a code that has no message', () => {
    expect(noRouteText(chain(3, 'Base', { route: { available: false, reason: 'The maker is resting.' } }), null)).toBe(
      'The maker is resting.',
    )
    expect(
      noRouteText(chain(3, 'Base', { route: { available: false, reason: 'On the moon.', code: 'moon' } }), null),
    ).toBe('On the moon.')
  })

  it('names both networks where each has routes of its own', () => {
    expect(noRouteText(chain(1, 'North'), chain(2, 'South'))).toBe('There’s no route from North to South yet.')
  })
})
