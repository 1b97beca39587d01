import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Merge, mergeFile, placeIn, repeatedKey } from './merge.ts'

const row = z.strictObject({
  id: z.int(),
  name: z.string(),
  url: z.string().nullable(),
  note: z.string().exactOptional(),
})
const rows: Merge = { kind: 'rows', by: ['id'] }
const packaged = [
  { id: 1, name: 'One', url: 'https://one.example', note: 'first' },
  { id: 2, name: 'Two', url: null },
]
const merged = (own: unknown, merge: Merge = rows, before: unknown = packaged) =>
  mergeFile(merge, before, own, '/etc/bridge/things.json', z.array(row))

describe('a list of rows', () => {
  it('keeps the rows that the operator does not name', () => expect(merged([])).toEqual(packaged))

  it('changes the fields that a row names, and adds new rows at the end', () => {
    const third = { id: 3, name: 'Three', url: null }
    expect(merged([third, { id: 1, name: 'Uno' }])).toEqual([
      { id: 1, name: 'Uno', url: 'https://one.example', note: 'first' },
      packaged[1],
      third,
    ])
  })

  it('accepts null as a value in nullable fields, and as absence in optional ones', () => {
    expect(merged([{ id: 1, url: null, note: null }])).toEqual([{ id: 1, name: 'One', url: null }, packaged[1]])
  })

  it('removes a row, or all packaged ones', () => {
    expect(merged([{ id: 1, remove: true }])).toEqual([packaged[1]])
    const own = { id: 1, name: 'Mine', url: null }
    expect(merged([{ remove: 'all' }, own])).toEqual([own])
  })

  it('matches an EVM address in any case', () => {
    const tokens: Merge = { kind: 'rows', by: ['chainId', 'token'] }
    const token = { chainId: 1, token: `0x${'ab'.repeat(20)}`, symbol: 'A' }
    const own = { chainId: 1, token: `0x${'AB'.repeat(20)}`, symbol: 'B' }
    expect(merged([own], tokens, [token])).toEqual([own])
    expect(merged([{ ...own, chainId: 2 }], tokens, [token])).toHaveLength(2)
  })

  it.each<[string, unknown, string, string]>([
    ['a row twice', [{ id: 1 }, { id: 1 }], 'config_row_duplicate', 'row 1: the file has this row twice'],
    [
      'a removal of a row that is not there',
      [{ id: 9, remove: true }],
      'config_row_unknown',
      'row 9: the packaged profile has no such row',
    ],
    [
      'a removal of a row that it changes',
      [{ id: 1, remove: true, name: 'x' }],
      'config_invalid',
      'row 1: a removed row',
    ],
    ['another word for a removal', [{ id: 1, remove: 'yes' }], 'config_invalid', 'row 1: a removed row'],
    ['a row without its id', [{ id: 1 }, { name: 'x' }], 'config_invalid', 'row #2: its id is missing: id'],
    ['no list', { 1: {} }, 'config_invalid', '(whole file): a list of rows is expected'],
  ])('refuses %s', (_, own, reason, message) => {
    const place = `/etc/bridge/things.json, ${message}`
    expect(() => merged(own)).toThrow(expect.objectContaining({ reason, message: expect.stringContaining(place) }))
  })
})

describe('rows by key', () => {
  const keys: Merge = { kind: 'keys' }
  const schema = z.record(z.string(), z.strictObject({ a: z.int(), b: z.int().exactOptional() }))
  const before = { 1: { a: 1, b: 1 }, 2: { a: 2 } }
  const join = (own: unknown) => mergeFile(keys, before, own, 'things.json', schema)

  it('are changed, added and removed', () => {
    expect(join({ 1: { b: null }, 2: { remove: true }, 3: { a: 3 } })).toEqual({ 1: { a: 1 }, 3: { a: 3 } })
    expect(join({ remove: 'all', 3: { a: 3 } })).toEqual({ 3: { a: 3 } })
  })

  it('accept plain values too', () =>
    expect(mergeFile(keys, { ETH: '1', USDC: '1' }, { ETH: '2', USDC: { remove: true } }, 'x')).toEqual({ ETH: '2' }))

  it.each<[unknown, string]>([
    [[], 'config_invalid'],
    [{ remove: true }, 'config_invalid'],
    [{ 9: { remove: true } }, 'config_row_unknown'],
  ])('refuse %j', (own, reason) => expect(() => join(own)).toThrow(expect.objectContaining({ reason })))
})

describe('settings', () => {
  const merge: Merge = { kind: 'fields', fields: { inner: { kind: 'fields', fields: { list: rows } } } }
  const before = { a: 1, b: [1, 2], inner: { c: 1, list: packaged } }

  it('are merged individually, including lists of rows inside', () => {
    expect(mergeFile(merge, before, { b: [3], inner: { list: [{ id: 2, remove: true }] } }, 'x')).toEqual({
      a: 1,
      b: [3],
      inner: { c: 1, list: [packaged[0]] },
    })
  })

  it('report the row of a nested value', () =>
    expect(() => mergeFile(merge, before, { inner: { list: [{ id: 9, remove: true }] } }, 'x')).toThrow(
      'x, inner.list.9: ',
    ))

  it('errors name ids instead of positions', () => {
    expect(placeIn(merge, before, ['inner', 'list', 1, 'url'])).toBe('inner.list.2.url')
    expect(placeIn(rows, packaged, [1, 'url'])).toBe('row 2, field url')
    expect(placeIn(rows, packaged, [1])).toBe('row 2')
    expect(placeIn(rows, packaged, [])).toBe('(whole file)')
    expect(placeIn({ kind: 'keys' }, {}, ['ETH'])).toBe('row ETH')
  })
})

it.each<[string, string | null]>([
  ['{"a": 1, "a": 2}', 'a'],
  ['{"a": {"b": 1}, "c": [{"b": 1}, {"b": 2}], "b": "a"}', null],
  ['{"a": "{\\"x\\": 1", "x": ":", "y": [{"z": 1, "z": 2}]}', 'z'],
])('finds a key that an object has twice in %s', (text, key) => expect(repeatedKey(text)).toBe(key))
