import { expect, it } from 'vitest'
import { withPrefix, storageOrNull } from './keyValueStorage.ts'

it('separates the data of two users', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const [ada, bob] = [withPrefix(storage, 'tg1:'), withPrefix(storage, 'tg2:')]
  storage.setItem('theme', 'own')
  ada.setItem('theme', 'dark')
  expect([ada.getItem('theme'), bob.getItem('theme'), storage.getItem('theme')]).toEqual(['dark', null, 'own'])
  bob.setItem('theme', 'light')
  ada.removeItem('theme')
  expect([ada.getItem('theme'), bob.getItem('theme'), storage.getItem('theme')]).toEqual([null, 'light', 'own'])
})

it('is unavailable if it is blocked', () => {
  const page = Object.defineProperty({}, 'localStorage', {
    get: () => {
      throw new Error('blocked')
    },
  })
  expect(storageOrNull(page, 'localStorage')).toBeNull()
  expect(storageOrNull({}, 'sessionStorage')).toBeNull()
})
