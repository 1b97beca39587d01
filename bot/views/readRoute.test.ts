import { expect, it } from 'vitest'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { readRoute } from '../chat/inline.ts'

const catalogue = loadCatalogue({ profile: 'local' })

it.each([
  ['0.1 eth northshore southshore', { from: '31337', to: '31338', token: 'ETH', amount: '0.1' }],
  ['from Northshore to Southshore, please, 0,5', { from: '31337', to: '31338', token: 'ETH', amount: '0.5' }],
  ['1,000 eth southshore northshore', { from: '31338', to: '31337', token: 'ETH' }],
  ['1,000.5 eth southshore northshore', { from: '31338', to: '31337', token: 'ETH', amount: '1000.5' }],
  ['۰٫۵ eth southshore northshore', { from: '31338', to: '31337', token: 'ETH', amount: '0.5' }],
  ['southshore northshore', { from: '31338', to: '31337', token: 'ETH' }],
])('%j is a route', (text, wishes) => expect(readRoute(catalogue, text)?.wishes).toEqual(wishes))

it.each(['', 'northshore', 'northshore northshore', 'mars venus', 'northshores southshore'])('%j is none', (text) =>
  expect(readRoute(catalogue, text)).toBeNull(),
)
