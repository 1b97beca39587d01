import { expect, it } from 'vitest'
import { createUserIds } from './userStorage.ts'

it('keeps the address across visits until it is removed', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  createUserIds(storage).write('0xabc')
  expect(createUserIds(storage).read()).toBe('0xabc')
  createUserIds(storage).write(null)
  expect([createUserIds(storage).read(), kept.size]).toEqual([null, 0])
})

it('works without a storage, and with one that fails', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  for (const storage of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    createUserIds(storage).write('0xabc')
    expect(createUserIds(storage).read()).toBeNull()
  }
})
