import { describe, expect, it } from 'vitest'
import { chain, route, token } from '#src/testing/rows.ts'
import { assetsFor, emptyForm, flip, namedAsset, selectionOf, settleForm } from './form.ts'
import { chooseExchange, chooseFrom, chooseTo } from '../bridge/pickers/networks/NetworkPicker.tsx'
import { formFromParams, paramsFromForm } from './params.ts'

const [eth1, eth2, eth3, usdc1, usdc2] = [
  token(1, 'ETH', 18),
  token(2, 'ETH', 18),
  token(3, 'ETH', 8),
  token(1, 'USDC', 6, 'u'),
  token(2, 'USDC', 18, 'u'),
]
const catalogue = {
  list: [chain(1, 'A'), chain(2, 'B'), chain(3, 'C')],
  tokens: [eth1, usdc1, eth2, usdc2, eth3],
  routes: [route(eth1, eth2), route(usdc1, usdc2), route(eth2, eth1), route(eth1, eth3), route(eth3, eth1)],
}
const form = { ...emptyForm, fromChainId: 1, toChainId: 2, token: 'ETH' }

describe('choosing a route', () => {
  it('lists the assets of a pair', () => {
    expect(assetsFor(catalogue, 1, 2).map((asset) => asset.symbol)).toEqual(['ETH', 'USDC'])
    expect(assetsFor(catalogue, 2, 1).map((asset) => asset.symbol)).toEqual(['ETH'])
  })

  it('finds the route of a form, and none where there is none', () => {
    expect(selectionOf(catalogue, { ...form, token: 'usdc' })?.toAsset).toBe(usdc2)
    expect(selectionOf(catalogue, { ...form, fromChainId: 2, toChainId: 3 })).toBeNull()
  })

  it('accepts an asset by its former symbol', () => {
    const [here, there] = [token(1, 'GRAM', 9), token(2, 'GRAM', 18)]
    const renamed = { ...catalogue, tokens: [eth1, here, eth2, there], routes: [route(eth1, eth2), route(here, there)] }
    expect(settleForm(renamed, { ...form, token: 'TON' }).token).toBe('GRAM')
  })

  it('names the asset by its current symbol without a route', () => {
    const gram = token(1, 'GRAM', 9)
    const closed = { ...catalogue, tokens: [eth2, gram], routes: [] }
    expect(namedAsset(closed, { ...form, token: 'TON' })).toBe(gram)
    expect(namedAsset(closed, { ...form, token: 'ETH' })).toBeNull()
  })

  it('changes an impossible choice to the nearest available one', () => {
    expect(settleForm(catalogue, emptyForm)).toMatchObject({ fromChainId: 1, toChainId: 2, token: 'ETH' })
    expect(settleForm(catalogue, { ...form, fromChainId: 3, toChainId: 2 })).toMatchObject({
      fromChainId: 3,
      toChainId: 1,
    })
    expect(settleForm(catalogue, { ...form, fromChainId: 9, toChainId: 3 })).toMatchObject({
      fromChainId: 1,
      toChainId: 3,
    })
    expect(settleForm(catalogue, { ...form, token: 'DOGE' }).token).toBe('ETH')
  })

  it('selects two networks if no route is left, the requested ones if they exist', () => {
    const closed = { ...catalogue, routes: [] }
    expect(settleForm(closed, emptyForm)).toMatchObject({ fromChainId: 1, toChainId: 2 })
    expect(settleForm(closed, { ...form, fromChainId: 3, toChainId: 9 })).toMatchObject({
      fromChainId: 3,
      toChainId: 1,
    })
    expect(settleForm({ ...closed, list: [] }, form)).toMatchObject({ fromChainId: null, toChainId: null })
  })

  it('swaps networks if both sides would be the same', () => {
    expect(chooseFrom(catalogue, form, 2)).toMatchObject({ fromChainId: 2, toChainId: 1 })
    expect(chooseTo(catalogue, form, 1)).toMatchObject({ fromChainId: 2, toChainId: 1 })
  })

  it('drops an asset that the reverse route does not support, and the other side’s address', () => {
    expect(flip(catalogue, { ...form, token: 'USDC', recipient: '0xabc' })).toMatchObject({
      token: 'ETH',
      recipient: '',
    })
    expect(chooseTo(catalogue, { ...form, recipient: '0xabc' }, 3).recipient).toBe('')
    expect(chooseFrom(catalogue, { ...form, recipient: '0xabc' }, 1).recipient).toBe('0xabc')
  })

  it.each([
    ['the new source does not reach it', () => chooseFrom(catalogue, { ...form, recipient: '0xabc' }, 3)],
    ['the catalogue does not have it', () => settleForm(catalogue, { ...form, toChainId: 9, recipient: '0xabc' })],
  ])('leaves an address with its network when %s', (_, choose) => {
    expect(choose()).toMatchObject({ fromChainId: expect.any(Number), recipient: '' })
  })

  it('keeps an address while its network is the same', () => {
    expect(settleForm(catalogue, { ...form, fromChainId: 9, toChainId: 3, recipient: '0xabc' })).toMatchObject({
      fromChainId: 1,
      toChainId: 3,
      recipient: '0xabc',
    })
  })
})

describe('an exchange', () => {
  const there = { ...form, recipient: '0xabc', exchangeId: 11, memo: '7' }

  it('is selected with its network, and keeps the address and memo entered for it', () => {
    expect(chooseExchange(catalogue, { ...form, recipient: '0xabc' }, 11, 3)).toMatchObject({
      toChainId: 3,
      exchangeId: 11,
      recipient: '',
      memo: '',
    })
    expect(chooseExchange(catalogue, there, 11, 2)).toEqual(there)
    expect(chooseExchange(catalogue, there, 12, 2)).toMatchObject({ exchangeId: 12, recipient: '', memo: '' })
  })

  it.each([
    ['its network is chosen as one', () => chooseTo(catalogue, there, 2)],
    ['another network is', () => chooseTo(catalogue, there, 3)],
    ['it goes the other way', () => flip(catalogue, there)],
    ['the new source does not reach its network', () => chooseFrom(catalogue, there, 3)],
    ['the catalogue has no such network', () => settleForm(catalogue, { ...there, toChainId: 9 })],
  ])('is left, with its address and memo, when %s', (_, choose) => {
    expect(choose()).toMatchObject({ exchangeId: null, recipient: '', memo: '' })
  })
})

describe('deep links', () => {
  it('restore the same form', () => {
    const full = { ...form, amount: '0.25', recipient: '0xabc' }
    expect(formFromParams(paramsFromForm(full))).toEqual(full)
    const exact = { ...full, exact: 'receive' } as const
    expect(paramsFromForm(exact).get('exact')).toBe('receive')
    expect(paramsFromForm(full).has('exact')).toBe(false)
    expect(formFromParams(paramsFromForm(exact))).toEqual(exact)
    const exchange = { ...full, exchangeId: 11, memo: '104 & 8' }
    expect(formFromParams(paramsFromForm(exchange))).toEqual(exchange)
    const paying = { ...exact, payment: 'f'.repeat(32) }
    expect(formFromParams(paramsFromForm(paying))).toEqual(paying)
    const swapping = { ...full, swapTo: '31338:0xabc' }
    expect(formFromParams(paramsFromForm(swapping))).toEqual(swapping)
  })

  it.each([
    'from=x&to=-1',
    'exact=both',
    'amount=1e5',
    'amount=1;drop',
    'token=%3Cscript%3E',
    'exchange=0&memo=7',
    'memo=7',
    `payment=${'f'.repeat(32)}`,
    `exact=send&payment=${'f'.repeat(32)}`,
  ])('ignore invalid parameters: %s', (text) => {
    expect(formFromParams(new URLSearchParams(text))).toEqual(emptyForm)
  })

  it.each(['', 'f'.repeat(31), 'F'.repeat(32), `${'f'.repeat(32)}0`, '%3Cscript%3E'])('name no request %j', (id) =>
    expect(formFromParams(new URLSearchParams(`exact=receive&payment=${id}`)).payment).toBeUndefined(),
  )
})

it('the other direction keeps the side that was typed', () =>
  expect(flip(catalogue, { ...form, amount: '5', exact: 'receive' })).toMatchObject({ amount: '5', exact: 'receive' }))
