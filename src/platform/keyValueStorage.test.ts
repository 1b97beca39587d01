import { expect, it, vi } from 'vitest'
import { withPrefix, storageOrNull, createStored } from './keyValueStorage.ts'

it('keeps what two people have apart', () => {
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

it('is nothing where it is forbidden', () => {
  const page = Object.defineProperty({}, 'localStorage', {
    get: () => {
      throw new Error('blocked')
    },
  })
  expect(storageOrNull(page, 'localStorage')).toBeNull()
  expect(storageOrNull({}, 'sessionStorage')).toBeNull()
})

it('makes one store of a kind, over the storage of the page, when it is first asked for', () => {
  const storage = { getItem: () => 'kept' } as unknown as Storage
  const create = vi.fn((from: Pick<Storage, 'getItem'> | null) => ({ value: from?.getItem('any') }))
  const stored = createStored(storage)
  expect(create).not.toHaveBeenCalled()
  expect(stored(create).value).toBe('kept')
  expect(stored(create)).toBe(stored(create))
  expect(create).toHaveBeenCalledOnce()
})

it('keeps what is nothing as well', () => {
  const create = vi.fn(() => null)
  const stored = createStored(null)
  stored(create)
  stored(create)
  expect(create).toHaveBeenCalledOnce()
})
