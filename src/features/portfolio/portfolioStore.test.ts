import { describe, expect, it } from 'vitest'
import type { SwapToken } from '#core/wire/swap.ts'
import { createPortfolioStore } from './portfolioStore.ts'

function memory(values: Record<string, string> = {}) {
  const kept = new Map(Object.entries(values))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const owner = { family: 'evm', address: '0x1' } as const

describe('settings of the portfolio', () => {
  it('survive a reload', () => {
    const storage = memory()
    const store = createPortfolioStore(storage).getState()
    store.watch(owner)
    store.watch(owner)
    store.togglePinned('ETH')
    store.setHidden('DAI', true, false)
    store.setHidden('1:fake', false, true)
    store.setShowHidden(true)
    store.setHideSmall(true)
    expect(createPortfolioStore(storage).getState()).toMatchObject({
      watched: [owner],
      pinned: ['ETH'],
      hidden: ['DAI'],
      trusted: ['1:fake'],
      showHidden: true,
      hideSmall: true,
    })
    store.setHidden('1:fake', true, true)
    store.setHidden('DAI', false, false)
    expect(createPortfolioStore(storage).getState()).toMatchObject({ hidden: ['1:fake'], trusted: [] })
    createPortfolioStore(storage).getState().unwatch(owner)
    expect(createPortfolioStore(storage).getState().watched).toEqual([])
  })

  it('keep the total for the next visit', () => {
    const storage = memory()
    createPortfolioStore(storage).getState().keepTotal({ at: 1, total: '5', owners: 'a' })
    expect(createPortfolioStore(storage).getState().snapshots).toEqual({
      before: null,
      latest: { at: 1, total: '5', owners: 'a' },
    })
  })

  it('keep the tokens that were added, each once', () => {
    const storage = memory()
    const { addToken } = createPortfolioStore(storage).getState()
    const token = (symbol: string) => ({ asset_id: `1:${symbol}`, symbol, name: symbol, decimals: 18, warnings: [] })
    for (const symbol of ['A', 'B', 'A']) addToken(token(symbol) as unknown as SwapToken)
    const symbols = () =>
      createPortfolioStore(storage)
        .getState()
        .added.map(({ symbol }) => symbol)
    expect(symbols()).toEqual(['B', 'A'])
    createPortfolioStore(storage).getState().removeToken('1:B')
    expect(symbols()).toEqual(['A'])
  })

  it('ignore foreign content', () => {
    const storage = memory({
      'causeway.portfolio-tokens': '[{"asset_id":"1:x"},7]',
      'causeway.watched': '[{"family":"cosmos","address":"x"},{"family":"evm"},7]',
      'causeway.portfolio': '{"pinned":"ETH","hidden":[1,"DAI"],"hideSmall":"yes"}',
      'causeway.portfolio-totals': '{"before":{"at":"x"},"latest":{"at":1,"total":"-3","owners":""}}',
    })
    expect(createPortfolioStore(storage).getState()).toMatchObject({
      watched: [],
      pinned: [],
      hidden: ['DAI'],
      hideSmall: false,
      added: [],
      snapshots: { before: null, latest: null },
    })
  })

  it('last for the visit where nothing can be stored', () => {
    const store = createPortfolioStore(null)
    store.getState().watch(owner)
    expect(store.getState().watched).toEqual([owner])
  })
})
