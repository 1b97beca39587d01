import { expect, it } from 'vitest'
import { createAssetMemory } from './assetMemory.ts'

function storage(text: string | null = null) {
  const rows = new Map<string, string>(text === null ? [] : [['causeway.assets', text]])
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }
}

it('stores pinned and recent assets for the next visit, latest first', () => {
  const kept = storage()
  const memory = createAssetMemory(kept)
  memory.toggle('ETH')
  memory.toggle('USDC')
  memory.toggle('ETH')
  for (const symbol of ['ETH', 'USDC', 'ETH']) memory.used(symbol)
  expect(createAssetMemory(kept).read()).toEqual({ pinned: ['USDC'], recent: ['ETH', 'USDC'] })
})

it('drops the oldest', () => {
  const memory = createAssetMemory(storage())
  for (let i = 0; i < 20; i++) memory.used(`T${i}`)
  expect(memory.read().recent).toEqual([19, 18, 17, 16, 15, 14, 13, 12].map((i) => `T${i}`))
})

it.each(['nonsense', '[]', 'null', '{"pinned":7,"recent":[1,null]}'])('starts empty when %s is stored', (text) => {
  expect(createAssetMemory(storage(text)).read()).toEqual({ pinned: [], recent: [] })
})

it('lasts for the visit if storage is blocked', () => {
  const full = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  }
  const memory = createAssetMemory(full)
  memory.toggle('ETH')
  expect(memory.read().pinned).toEqual(['ETH'])
})
