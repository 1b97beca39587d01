import { describe, expect, it } from 'vitest'
import { createPersisted, isText, listOf } from './persisted.ts'

const KEY = 'causeway.test'

function storage(text: string | null = null) {
  const rows = new Map<string, string>(text === null ? [] : [[KEY, text]])
  return {
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  }
}

const blocked = {
  getItem: (): string => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('blocked')
  },
  removeItem: () => {
    throw new Error('blocked')
  },
}

const list = { key: KEY, parse: listOf(isText), fallback: ['none'] as readonly string[] }

it('stores version 0 bare, as the first releases did, and reads it again', () => {
  const kept = storage()
  const names = createPersisted(kept, list)
  expect(names.write(['a', 'b'])).toBe(true)
  expect(kept.rows.get(KEY)).toBe('["a","b"]')
  expect(createPersisted(kept, list).read()).toEqual(['a', 'b'])
})

it.each([
  [null, ['none']],
  ['nonsense', ['none']],
  ['{"a":1}', []],
  ['["a",1,null,"b"]', ['a', 'b']],
])('reads %s as %j', (text, value) => {
  expect(createPersisted(storage(text), list).read()).toEqual(value)
})

it('reads again each time, because another tab may have written', () => {
  const kept = storage()
  const names = createPersisted(kept, list)
  expect(names.read()).toEqual(['none'])
  kept.setItem(KEY, '["other tab"]')
  expect(names.read()).toEqual(['other tab'])
  names.remove()
  expect(names.read()).toEqual(['none'])
})

it.each([['blocked', blocked] as const, ['missing', null] as const])('works with %s storage', (_, from) => {
  const names = createPersisted(from, list)
  expect(names.read()).toEqual(['none'])
  expect(names.write(['a'])).toBe(false)
  expect(() => names.remove()).not.toThrow()
})

it('stores text as it is', () => {
  const kept = storage()
  const ref = createPersisted(kept, {
    key: KEY,
    format: 'text',
    fallback: null,
    parse: (text) => (text === 'bad' ? undefined : String(text)),
  })
  expect(ref.write('"12')).toBe(true)
  expect(kept.rows.get(KEY)).toBe('"12')
  expect(ref.read()).toBe('"12')
  kept.setItem(KEY, 'bad')
  expect(ref.read()).toBeNull()
})

it('falls back when the content cannot be parsed', () => {
  const failing = createPersisted(storage('1'), {
    key: KEY,
    fallback: 7,
    parse: () => {
      throw new Error('unknown content')
    },
  })
  expect(failing.read()).toBe(7)
})

describe('a changed format', () => {
  const size = {
    key: KEY,
    version: 2,
    fallback: 0,
    parse: (stored: unknown, version: number) => (version === 2 ? Number(stored) : Number(stored) * 10),
  }
  it.each([
    ['3', 30],
    ['{"version":1,"value":4}', 40],
    ['{"version":2,"value":5}', 5],
  ])('converts %s', (text, value) => {
    expect(createPersisted(storage(text), size).read()).toBe(value)
  })
  it('is stored with its version', () => {
    const kept = storage()
    createPersisted(kept, size).write(5)
    expect(kept.rows.get(KEY)).toBe('{"version":2,"value":5}')
    expect(createPersisted(kept, size).read()).toBe(5)
  })
  it('leaves bare content that has such fields of its own', () => {
    const own = { key: KEY, fallback: null, parse: (stored: unknown, version: number) => [stored, version] as const }
    expect(createPersisted(storage('{"version":1,"value":2,"name":"x"}'), own).read()).toEqual([
      { version: 1, value: 2, name: 'x' },
      0,
    ])
  })
})
