import fc from 'fast-check'
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { Api } from '#src/api/calls.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import { chain, token } from '#src/testing/rows.ts'
import { swapToken } from '#src/testing/swapRows.ts'
import {
  changeSince,
  fullUsd,
  listed,
  type Owner,
  ownersKey,
  type Portfolio,
  portfolioOf,
  type Read,
  slicesOf,
  totalKey,
  withTotal,
} from './holdings.ts'
import { balanceQueriesFor, balancesOf, heldTokens, readsOf } from './usePortfolio.ts'

const owner: Owner = { family: 'evm', address: '0x1111111111111111111111111111111111111111' }
const other: Owner = { family: 'evm', address: '0x2222222222222222222222222222222222222222' }
const [north, south] = [chain(1, 'North'), chain(2, 'South')]
const eth = (id: number, more = {}) => ({ ...token(id, 'ETH', 18), usd_price: '2000', ...more })
const usdc = (id: number, decimals: number) => token(id, 'USDC', decimals, 'usdc')
const tokens = [eth(1), eth(2), usdc(1, 6), usdc(2, 18)]

const read = (chain = north, amounts: Record<string, bigint> = {}, of = owner): Read => ({
  owner: of,
  chain,
  amounts: new Map(Object.entries(amounts)),
  failed: false,
})
const whole = 10n ** 18n
const DOLLAR = 10n ** 8n

describe('a portfolio', () => {
  it('adds up one asset over networks with other decimals, and over addresses', () => {
    const { groups, total } = portfolioOf(
      [
        read(north, { '1:usdc': 5_000_000n, '1:native': whole }),
        read(south, { '2:usdc': 7n * whole }),
        read(north, { '1:usdc': 1_000_000n }, other),
      ],
      tokens,
    )
    expect(groups.map(({ symbol, amount, usd }) => [symbol, amount, usd])).toEqual([
      ['ETH', whole, 2000n * DOLLAR],
      ['USDC', 13n * whole, 13n * DOLLAR],
    ])
    expect(total).toBe(2013n * DOLLAR)
  })

  it('names networks that failed, counts those that are read, and never takes either for zero', () => {
    const silent: Read = { owner, chain: south, amounts: null, failed: true }
    const awaited: Read = { owner, chain: north, amounts: null, failed: false }
    const { degraded, pending, total } = portfolioOf([silent, { ...silent, owner: other }, awaited], tokens)
    expect(degraded.map(({ alias_name }) => alias_name)).toEqual(['South'])
    expect(pending).toBe(1)
    expect(total).toBe(0n)
  })

  it('counts an asset without a price, and marks old prices', () => {
    const odd = [eth(1, { usd_price: null }), eth(2, { usd_price_stale: true })]
    const unpriced = portfolioOf([read(north, { '1:native': 1n })], odd)
    expect(unpriced).toMatchObject({ unpriced: 1, total: 0n, stale: false })
    expect(unpriced.groups[0]?.usd).toBeNull()
    const old = portfolioOf([read(south, { '2:native': whole })], odd)
    expect(old.stale).toBe(true)
    expect([...old.byAsset, ...old.byNetwork].map(({ stale }) => stale)).toEqual([true, true])
  })

  it('leaves hidden assets out of the total and its parts, and compares no total with them', () => {
    const isCounted = ({ key }: { key: string }) => key !== 'ETH'
    const reads = [read(north, { '1:native': whole, '1:usdc': 5_000_000n }), read(south, { '2:native': whole })]
    const all = portfolioOf(reads, tokens)
    const some = portfolioOf(reads, tokens, isCounted)
    expect([some.total, some.groups]).toEqual([5n * DOLLAR, all.groups])
    expect([some.byAsset, some.byNetwork].map((slices) => slices.map(({ name }) => name))).toEqual([
      ['USDC'],
      ['North'],
    ])
    expect(portfolioOf(reads, [eth(1, { usd_price: null })], isCounted)).toMatchObject({ unpriced: 0, total: 0n })
    expect(totalKey([owner], all, () => true)).toBe(ownersKey([owner]))
    expect(totalKey([owner], some, isCounted)).toBe(`${ownersKey([owner])} -ETH`)
  })

  it.each([
    [123_456_789_999_999n, '$1,234,567.89'],
    [500_000n, '<$0.01'],
    [1_000_000n, '$0.01'],
    [0n, '$0.00'],
  ])('shows %s in full, in whole cents', (usd, text) => expect(fullUsd(usd)).toContain(text))

  it('is read again by a tab that is visible again, once it is a minute old', async () => {
    vi.useFakeTimers()
    const client = new QueryClient()
    const balanceReads = vi.fn(async () => ({ data: { balances: [] } }))
    const [query] = balanceQueriesFor([owner], [north], [eth(1)])
    if (!query) throw new Error('no query')
    const observer = new QueryObserver(client, balancesOf({ post: balanceReads } as unknown as Api, query))
    const lookAgain = async (ms: number): Promise<number> => {
      focusManager.setFocused(false)
      await vi.advanceTimersByTimeAsync(ms)
      focusManager.setFocused(true)
      await vi.advanceTimersByTimeAsync(1)
      return balanceReads.mock.calls.length
    }
    client.mount()
    client.setQueryData(observer.options.queryKey, new Map())
    const stop = observer.subscribe(() => undefined)
    expect([await lookAgain(30_000), await lookAgain(31_000)]).toEqual([0, 1])
    stop()
    client.unmount()
    focusManager.setFocused(undefined)
    vi.useRealTimers()
  })
})

describe('slices', () => {
  it('sum equal names, show the largest, and add the others up without a name', () => {
    const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'a'].map(
      (name, index) => [name, BigInt(10 - index), name === 'f'] as const,
    )
    const slices = slicesOf(parts)
    expect(slices.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', ''])
    expect(slices.at(-1)?.usd).toBe(11n)
    expect(slices.map(({ stale }) => stale)).toEqual([false, false, false, false, true])
  })

  it('always add up to the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.bigInt(0n, 10n ** 30n), fc.boolean())), (parts) => {
        const slices = slicesOf(parts)
        const total = parts.reduce((sum, [, usd]) => sum + usd, 0n)
        expect(slices.reduce((sum, { usd }) => sum + usd, 0n)).toBe(total)
        expect(slices.reduce((sum, { shareBps }) => sum + shareBps, 0)).toBe(total === 0n ? 0 : 10_000)
        expect(slices.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('the list', () => {
  const groups = (values: Record<string, bigint>): Portfolio['groups'] =>
    portfolioOf(
      Object.entries(values).map(([symbol, cents]) => read(north, { [`1:${symbol}`]: cents })),
      Object.keys(values).map((symbol) => token(1, symbol, 2, symbol)),
    ).groups
  const settings = { hideSmall: false, pinned: [], hidden: [], trusted: [] }
  const names = (list: readonly { symbol: string }[]) => list.map(({ symbol }) => symbol)

  it('goes by value, after pinned assets', () => {
    const all = groups({ A: 100n, B: 300n, C: 200n })
    expect(names(listed(all, settings).shown)).toEqual(['B', 'C', 'A'])
    expect(names(listed(all, { ...settings, pinned: ['A'] }).shown)).toEqual(['A', 'B', 'C'])
  })

  it('leaves out balances below a dollar, but no pinned one', () => {
    const all = groups({ A: 99n, B: 100n, C: 1n })
    const { shown, small } = listed(all, { ...settings, hideSmall: true, pinned: ['C'] })
    expect(names(shown)).toEqual(['C', 'B'])
    expect(small).toBe(1)
  })

  it('sets hidden assets apart', () => {
    const { shown, hidden } = listed(groups({ A: 1n, B: 2n }), { ...settings, hidden: ['B', 'gone'] })
    expect([names(shown), names(hidden)]).toEqual([['A'], ['B']])
  })
})

describe('an imported token', () => {
  const imported = (symbol: string, name: string, address: string): SwapToken => ({
    ...swapToken(symbol, 6, address),
    name,
    usd: null,
    warnings: ['unlisted'],
  })
  const routed = [eth(1), usdc(1, 6), usdc(2, 6)]
  const wrapped = [{ ...token(1, 'WETH', 18, 'weth'), usd_price: '2000' }]
  const held = heldTokens(routed, wrapped, [
    imported('USDC', 'USD Coin', 'fake'),
    imported('NEW', 'New coin', 'new'),
    imported('USDC', 'listed by now', 'usdc'),
  ])
  const { groups, total, unpriced } = portfolioOf(
    [read(north, { '1:usdc': 5_000_000n, '1:fake': 900_000_000n, '1:new': 7n, '1:weth': whole })],
    held,
  )
  const settings = { hideSmall: false, pinned: [], hidden: [], trusted: [] }
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)

  it('adds nothing to the listed one of its symbol, and wrapped coins count at their price', () => {
    expect(groups.map(({ key, amount, usd }) => [key, amount, usd])).toEqual([
      ['USDC', 5n * whole, 5n * DOLLAR],
      ['WETH', whole, 2000n * DOLLAR],
      ['1:fake', 900n * whole, null],
      ['1:new', 7n * 10n ** 12n, null],
    ])
    expect(total).toBe(2005n * DOLLAR)
    // One that may be meant to deceive lacks in no total.
    expect(unpriced).toBe(1)
  })

  it.each([
    ['WETH', 1, 'weth', 'WETH', 'Wrapped Ether'],
    ['WSOL', 7, 'So11111111111111111111111111111111111111112', 'SOL', 'Wrapped SOL'],
  ])(
    'is no imitation if it is the network’s own %s, and one at any other address',
    (symbol, id, address, own, name) => {
      const coins = [eth(1), { ...token(7, 'SOL', 9), usd_price: '150' }]
      const wrappedCoin = { ...token(id, symbol, 9, address), usd_price: '150' }
      const of = (at: string): SwapToken => ({ ...imported(own, name, at), asset_id: `${id}:${at}` })
      const [first, second, ...others] = heldTokens(coins, [wrappedCoin], [of(address), of('elsewhere')]).slice(2)
      expect(first).toMatchObject({ asset_id: `${id}:${address}`, origin: 'wrapped', symbol, usd_price: '150' })
      expect(first).not.toHaveProperty('marks')
      expect(second).toMatchObject({ asset_id: `${id}:elsewhere`, marks: ['same_symbol'], usd_price: null })
      expect(others).toEqual([])
    },
  )

  it('is read apart from the listed ones, which it neither delays nor fails', () => {
    const asked = balanceQueriesFor([owner], [north, south], held)
    expect(asked.map(({ chain, tokens }) => [chain.chain_id, tokens.map(({ asset_id }) => asset_id)])).toEqual([
      [1, ['1:native', '1:usdc', '1:weth']],
      [1, ['1:fake', '1:new']],
      [2, ['2:usdc']],
    ])
    const none = { data: undefined, isError: false }
    const listedOnes = { data: new Map([['1:native', whole]]), isError: false }
    const failed = { data: undefined, isError: true }
    const some = { data: new Map([['1:new', 7n]]), isError: false }
    const resultOf = (answer: typeof none | typeof some) => {
      const { reads, unreadTokens } = readsOf(asked, [listedOnes, answer, none])
      const { pending, degraded, total: sum, unread } = portfolioOf(reads, held)
      expect([pending, degraded, sum, unread.length]).toEqual([1, [], 2000n * DOLLAR, 1])
      return unreadTokens
    }
    expect([none, some, failed].map(resultOf)).toEqual([0, 1, 2])
  })

  it('is hidden while it may be meant to deceive, until the person wants it', () => {
    expect([keys(listed(groups, settings).shown), keys(listed(groups, settings).hidden)]).toEqual([
      ['WETH', 'USDC', '1:new'],
      ['1:fake'],
    ])
    expect(keys(listed(groups, { ...settings, trusted: ['1:fake'] }).hidden)).toEqual([])
    expect(keys(listed(groups, { ...settings, trusted: ['1:fake'], hidden: ['1:fake'] }).hidden)).toEqual(['1:fake'])
    // Hiding the listed one hides no other.
    expect(keys(listed(groups, { ...settings, hidden: ['USDC'] }).hidden)).toEqual(['USDC', '1:fake'])
  })
})

describe('the change since the last visit', () => {
  const owners = ownersKey([owner, other])
  const minutes = (count: number): number => count * 60_000
  const at = (minute: number, total: string, of = owners) => ({ at: minutes(minute), total, owners: of })

  it('compares with the last total of an earlier visit', () => {
    let kept = withTotal({ before: null, latest: null }, at(0, '1000'))
    expect(changeSince(kept, 1000n, owners)).toBeNull()
    kept = withTotal(kept, at(10, '1100'))
    kept = withTotal(kept, at(60, '1210'))
    expect(changeSince(kept, 1210n, owners)).toEqual({ usd: 110n, ratio: '0.1', since: minutes(10) })
    kept = withTotal(kept, at(61, '990'))
    expect(changeSince(kept, 990n, owners)).toEqual({ usd: -110n, ratio: '0.1', since: minutes(10) })
  })

  it('compares no other set of addresses, whose order says nothing', () => {
    expect(ownersKey([other, owner])).toBe(owners)
    const kept = withTotal(withTotal({ before: null, latest: null }, at(0, '1000')), at(1, '5', 'evm:0x3'))
    expect(changeSince(kept, 5n, 'evm:0x3')).toBeNull()
  })

  it('has no ratio to a total of zero', () =>
    expect(changeSince({ before: at(0, '0') }, 7n, owners)).toEqual({ usd: 7n, ratio: null, since: 0 }))
})
