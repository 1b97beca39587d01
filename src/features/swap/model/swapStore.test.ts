import { expect, it } from 'vitest'
import { swapToken } from '#src/testing/swapRows.ts'
import { createSwapStore } from './swapStore.ts'

function storage() {
  const rows = new Map<string, string>()
  return {
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  }
}

function opened(from = storage()) {
  const store = createSwapStore(from)
  return { store, now: () => store.getState(), from }
}

it('remembers network, pair, slippage and imported tokens, and no amount', () => {
  const { now, from } = opened()
  now().chooseChain(1)
  now().choosePair('1:native', '1:0xa')
  now().setAmount('5')
  now().setSlippage(50)
  now().askAbout({ side: 'receive', address: '0xnew' })
  now().importToken(swapToken('NEW', 18, '0xnew'))
  expect(opened(from).now()).toMatchObject({
    chainId: 1,
    from: '1:native',
    to: '1:0xnew',
    unlisted: null,
    amount: '',
    slippage: 50,
    imported: [{ asset_id: '1:0xnew' }],
  })
})

it.each([
  ['no object', '[]'],
  ['foreign fields', '{"chainId":"1","pairs":{"1":["a"],"2":5},"slippage":0,"imported":[{"symbol":"X"}]}'],
  ['broken text', '{'],
])('starts empty from %s', (_, text) => {
  const from = storage()
  from.rows.set('causeway.swap', text)
  expect(opened(from).now()).toMatchObject({ chainId: null, pairs: {}, slippage: null, imported: [] })
})

it('returns to the pair of a network', () => {
  const { now } = opened()
  now().chooseChain(1)
  now().choosePair('1:native', '1:0xa')
  now().setAmount('3')
  now().chooseChain(2)
  expect(now()).toMatchObject({ from: null, to: null, amount: '' })
  now().chooseChain(1)
  expect(now()).toMatchObject({ from: '1:native', to: '1:0xa' })
})

it('leaves a side empty until its token is chosen, and remembers whole pairs alone', () => {
  const { now, from } = opened()
  now().chooseChain(1)
  now().choosePair('1:native', '1:0xa')
  now().choosePair('1:0xb', null)
  expect(now()).toMatchObject({ from: '1:0xb', to: null, hasEmptySide: true })
  expect(opened(from).now()).toMatchObject({ from: '1:native', to: '1:0xa', hasEmptySide: false })
  now().chooseToken('receive', '1:0xc')
  expect(now()).toMatchObject({ from: '1:0xb', to: '1:0xc', hasEmptySide: false })
  now().choosePair(null, null)
  now().chooseChain(2)
  expect(now()).toMatchObject({ from: null, to: null, hasEmptySide: false })
})

it('swaps the two tokens when the other one is chosen, and drops the amount of a replaced token', () => {
  const { now } = opened()
  now().chooseChain(1)
  now().choosePair('1:native', '1:0xa')
  now().setAmount('3')
  now().chooseToken('receive', '1:0xb')
  expect(now()).toMatchObject({ from: '1:native', to: '1:0xb', amount: '3' })
  now().chooseToken('send', '1:0xb')
  expect(now()).toMatchObject({ from: '1:0xb', to: '1:native', amount: '3' })
  now().chooseToken('send', '1:0xc')
  expect(now()).toMatchObject({ from: '1:0xc', amount: '' })
})

it('keeps the amount with its token when it flips', () => {
  const { now } = opened()
  now().chooseChain(1)
  now().choosePair('1:native', '1:0xa')
  now().setDraft('2', 'send', 'ETH')
  now().flip()
  expect(now()).toMatchObject({ from: '1:0xa', to: '1:native', amount: '2', exact: 'receive', draft: null })
  now().flip()
  expect(now()).toMatchObject({ from: '1:native', exact: 'send', amount: '2' })
})

it('makes the side that is typed in the exact one', () => {
  const { now } = opened()
  now().setDraft('2', 'send', 'ETH')
  now().setDraft('100', 'receive', 'USDC')
  expect(now()).toMatchObject({ amount: '100', exact: 'receive' })
  now().setDraft('x', 'receive', 'USDC')
  expect(now()).toMatchObject({ parseError: 'x' })
})

it('plans a bridge from its own network alone, and for this visit', () => {
  const { now, from } = opened()
  now().chooseChain(1)
  now().chooseBridge(8453)
  now().chooseChain(1)
  expect(now().bridge).toBe(8453)
  expect(opened(from).now().bridge).toBeNull()
  now().chooseChain(2)
  expect(now().bridge).toBeNull()
})
