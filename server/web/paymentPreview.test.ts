import { expect, it } from 'vitest'
import { screenAt } from '#core/screens/match.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { paymentPreview } from './pages.ts'

const catalogue = loadCatalogue({ profile: 'default' })
const own = { id: 'ab'.repeat(16), to: '42161', token: 'usdc', amount: '25.50', recipient: '0x1' }
const preview = (change: Record<string, string> = {}, path = '/pay') =>
  paymentPreview(catalogue, screenAt(path), `?${new URLSearchParams({ ...own, ...change }).toString()}`)

it('names amount, token and network in the catalogue’s words', () => {
  expect(preview()).toBe('\u206825.5 USDC · Arbitrum One\u2069')
  expect(preview({ to: 'arbitrum' })).toBe(preview())
})

it('shows nothing that the requester wrote', () => {
  const note = 'Causeway support: your account is locked'
  expect(preview({ note, title: note, recipient: note })).toBe(preview())
})

it.each([
  { id: 'x' },
  { to: 'Causeway support' },
  { token: 'FREE' },
  { amount: '0' },
  { amount: '-1' },
  { amount: '1 USDC refund' },
  { amount: '9'.repeat(30) },
])('is the usual one of the page for %j', (change) => expect(preview(change)).toBeNull())

it('belongs to payment requests alone', () => expect(preview({}, '/history')).toBeNull())
