import { expect, it } from 'vitest'
import { standInStorage } from './standInStorage.ts'

it('stands in for what is refused, and leaves what is not', () => {
  const own = { getItem: () => 'own' }
  const page = Object.defineProperties(
    {},
    {
      localStorage: {
        configurable: true,
        get: () => {
          throw new Error('denied')
        },
      },
      sessionStorage: { configurable: true, value: own },
    },
  ) as Window
  standInStorage(page)
  page.localStorage.setItem('key', 'value')
  expect([
    page.localStorage.getItem('key'),
    page.localStorage.key(0),
    page.localStorage.length,
    page.sessionStorage,
  ]).toEqual(['value', 'key', 1, own])
  page.localStorage.removeItem('key')
  expect(page.localStorage.getItem('key')).toBeNull()
})
