import { describe, expect, it } from 'vitest'
import { emptyForm } from '#src/features/shared/form.ts'
import { chain, route, token } from '#src/testing/rows.ts'
import { assetRows, looksLikeAddress } from './assetRows.ts'

const NONE = { pinned: [], recent: [] }
const [eth, usdc, usdt, copy, dai] = [
  token(1, 'ETH', 18),
  token(1, 'USDC', 6, '0xAbC1'),
  token(1, 'USDT', 6, '0xb'),
  token(1, 'USDC', 6, '0xfake'),
  token(1, 'DAI', 18, '0xd'),
]
const there = [token(2, 'ETH', 18), token(2, 'USDC', 6, '0x1'), token(2, 'USDT', 6, '0x2')] as const
const routes = [route(eth, there[0]), route(usdc, there[1]), route(usdt, there[2]), route(copy, there[1])]
const catalogue = { list: [chain(1, 'One'), chain(2, 'Two')], routes, tokens: [dai, eth, usdc, usdt, copy, ...there] }
const form = { ...emptyForm, fromChainId: 1, toChainId: 2 }
const rows = (
  search = '',
  remembered: Parameters<typeof assetRows>[0]['remembered'] = NONE,
  family: 'evm' | 'svm' = 'evm',
) => assetRows({ catalogue, form, from: chain(1, 'One', { family }), search, remembered })
const ids = (...given: Parameters<typeof rows>) => rows(...given).map(({ asset }) => asset.asset_id)

describe('the assets of the source', () => {
  it('lists those that can be sent to the destination first, in catalogue order', () => {
    expect(rows().map(({ asset, blocked }) => [asset.asset_id, blocked])).toEqual([
      ['1:native', null],
      ['1:0xAbC1', null],
      ['1:0xb', null],
      ['1:0xd', 'unreachable'],
      ['1:0xfake', 'same_symbol'],
    ])
  })

  it('lists pinned ones before recent ones before the others', () => {
    expect(ids('', { pinned: ['USDT'], recent: ['USDC', 'USDT'] }).slice(0, 3)).toEqual([
      '1:0xb',
      '1:0xAbC1',
      '1:native',
    ])
    expect(rows('', { pinned: [], recent: ['USDC'] }).find(({ asset }) => asset === usdc)?.recent).toBe(true)
  })

  it('a search ignores pins and case', () =>
    expect(ids('usd', { pinned: ['ETH'], recent: [] })).toEqual(['1:0xAbC1', '1:0xb', '1:0xfake']))

  it('a search by an earlier name finds the renamed asset', () => {
    const gram = token(1, 'GRAM', 9)
    const found = (search: string) =>
      assetRows({ catalogue: { ...catalogue, tokens: [eth, gram] }, form, from: null, search, remembered: NONE })
    for (const name of ['ton', 'Toncoin', 'gram']) expect(found(name).map(({ asset }) => asset)).toEqual([gram])
  })

  it('a pasted address finds only its asset, ignoring case only for hexadecimal addresses', () => {
    expect(ids(' 0xABC1 ')).toEqual(['1:0xAbC1'])
    expect(ids('0xABC1', NONE, 'svm')).toEqual([])
    expect(ids('0xAbC1', NONE, 'svm')).toEqual(['1:0xAbC1'])
    expect(ids('0xAbC')).toEqual([])
  })

  it('marks a lookalike of a better-known asset', () => {
    expect(
      rows()
        .filter(({ resembles }) => resembles)
        .map(({ asset, resembles }) => [asset.asset_id, resembles]),
    ).toEqual([['1:0xfake', 'USDC']])
  })
})

it.each([
  ['0x700b6a60ce7eaaea56f065753d8dcb9653dbad35', true],
  ['4qSBWSziFaMCFavcKSMtwv35rUbzcCyQVkVTHy1F6r9V', true],
  ['wrapped ether of somewhere', false],
  ['USDC', false],
])('%s looks like an address: %s', (text, meant) => expect(looksLikeAddress(text)).toBe(meant))
