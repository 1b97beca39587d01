import { expect, it } from 'vitest'
import { chain, route, token } from '#src/testing/rows.ts'
import { emptyForm } from '../shared/form.ts'
import { readLink } from '../shared/readLink.ts'
import { popupForm } from './popupForm.ts'

const [eth1, eth2, eth3] = [token(1, 'ETH', 18), token(2, 'ETH', 18), token(3, 'ETH', 18)]
const catalogue = {
  list: [chain(1, 'A'), chain(2, 'B'), chain(3, 'C')],
  tokens: [eth1, eth2, eth3],
  routes: [route(eth1, eth2), route(eth2, eth1), route(eth1, eth3)],
}
const now = { ...emptyForm, fromChainId: 1, toChainId: 2, amount: '5', recipient: '0xabc' }
const preset = { from: null, to: null, token: null }
const noLink = readLink(new URLSearchParams())
const led = (change: Partial<Record<'from' | 'to', number>>, link = '') =>
  popupForm(catalogue, readLink(new URLSearchParams(link)), { ...preset, ...change }, now)

it('applies the popup’s fields, and keeps the rest', () => {
  expect(led({ from: 1 })).toEqual(now)
  expect(led({ to: 3 })).toEqual({ ...now, toChainId: 3, recipient: '' })
})

it('is adjusted to an available route, without an address of another network', () => {
  expect(led({ from: 2 })).toMatchObject({ fromChainId: 2, toChainId: 1, recipient: '' })
  expect(led({ from: 99 })).toMatchObject({ fromChainId: 1, toChainId: 2, recipient: '0xabc' })
  expect(popupForm(catalogue, noLink, { ...preset, token: 'DOGE' }, now).token).toBe('ETH')
})

it.each(['from=1', 'to=2', 'token=ETH', 'amount=1', 'recipient=0xabc'])(
  'does not replace a form that a link filled with %s',
  (link) => expect(led({ to: 3 }, link)).toBe(now),
)

it('is applied even if the link has only a referral', () => expect(led({ to: 3 }, 'ref=friend').toChainId).toBe(3))

it('keeps its choice until the catalogue loads', () =>
  expect(popupForm(null, noLink, { ...preset, to: 99 }, now).toChainId).toBe(99))
