import { describe, expect, it } from 'vitest'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { FoundToken } from '#core/wire/portfolio.ts'
import { foundOf, type FoundRead, placeKey, placesToSearch } from './foundTokens.ts'

const chainOf = (id: number) => ({ chain_id: id, alias_name: `Network ${id}` }) as ChainRow
const token = (asset_id: string, amount: string): FoundToken =>
  ({ asset_id, symbol: asset_id, name: '', decimals: 0, warnings: ['unlisted'], amount }) as unknown as FoundToken
const read = (
  address: string,
  id: number,
  list: readonly FoundToken[] | null,
  since: string | null = null,
): FoundRead => ({
  owner: { family: 'evm', address },
  chain: chainOf(id),
  found: list && { list, since, isWhole: false, isCut: false },
  failed: false,
})
const marksOf = ({ asset_id }: { asset_id: string }) => (asset_id.endsWith('fake') ? (['lure'] as const) : [])
const none: ReadonlySet<string> = new Set()

describe('tokens that were found', () => {
  it('count once for all addresses, with those that may deceive last, and without those that are there already', () => {
    const reads = [
      read('0xa', 1, [token('1:fake', '9'), token('1:x', '2')]),
      read('0xb', 1, [token('1:x', '3'), token('1:y', '1')]),
    ]
    const { list } = foundOf(reads, new Set(['1:y']), marksOf)
    expect(list.map(({ token: { asset_id }, amount, marks }) => [asset_id, amount, marks])).toEqual([
      ['1:x', 5n, []],
      ['1:fake', 9n, ['lure']],
    ])
    expect(list[0]?.token).not.toHaveProperty('amount')
  })

  it('of a network were all searched since the latest of its times', () => {
    const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z']
    const reads = [read('0xa', 1, [], late), read('0xb', 1, [], early), read('0xa', 2, [])]
    expect(foundOf(reads, none, marksOf).searched).toEqual([{ chain: chainOf(1), since: late }])
  })

  it('of a network are all where an explorer named them for each address', () => {
    const since = '2026-01-01T00:00:00.000Z'
    const whole = (address: string, id: number): FoundRead => ({
      ...read(address, id, []),
      found: { list: [], since, isWhole: true, isCut: false },
    })
    const reads = [whole('0xa', 1), whole('0xb', 1), whole('0xa', 2), read('0xb', 2, [], since)]
    expect(foundOf(reads, none, marksOf)).toMatchObject({
      whole: [chainOf(1)],
      searched: [{ chain: chainOf(2), since }],
    })
  })

  it('are missing while a network is searched, and where the search failed', () => {
    const failed = { ...read('0xa', 2, null), failed: true }
    const waiting = [read('0xa', 1, null), read('0xb', 1, null)]
    expect(foundOf([...waiting, failed, { ...failed }], none, marksOf)).toMatchObject({
      pending: 1,
      degraded: [chainOf(2)],
      isAnswered: false,
    })
    expect(foundOf([failed, read('0xb', 2, [])], none, marksOf)).toMatchObject({ isAnswered: true, cut: [] })
  })

  it('are not all where an account has too many', () => {
    const full = { ...read('0xa', 1, null), found: { list: [], since: null, isWhole: false, isCut: true } }
    expect(foundOf([full, read('0xa', 2, [])], none, marksOf).cut).toEqual([chainOf(1)])
  })
})

describe('places to search', () => {
  const placeOf = (id: number, address = '0xa', family: ChainRow['family'] = 'evm') => ({
    owner: { family, address },
    chain: { ...chainOf(id), family } as ChainRow,
  })

  it('are each network of an address once, those that hold something first, without families that name no tokens', () => {
    const [empty, holding, other] = [placeOf(1), placeOf(2), placeOf(3, 'T', 'ton')]
    const { places, leftOut } = placesToSearch([empty, { ...empty }, holding, other], new Set([placeKey(holding)]))
    expect(places).toEqual([holding, empty])
    expect(leftOut).toEqual([])
  })

  it('are bounded, and name the networks that they leave out', () => {
    const all = ['0xa', '0xb'].flatMap((address) => Array.from({ length: 40 }, (_, n) => placeOf(n, address)))
    const held = new Set(all.slice(-5).map(placeKey))
    const { places, leftOut } = placesToSearch(all, held)
    expect(places).toHaveLength(60)
    expect(places.slice(0, 5)).toEqual(all.slice(-5))
    expect(leftOut.map(({ chain_id }) => chain_id)).toEqual(Array.from({ length: 20 }, (_, n) => n + 15))
  })
})
