import { expect, it } from 'vitest'
import { ownHost, standInStorage } from './localHost.ts'

const location = { origin: 'http://127.0.0.1:8787' } as Location
const windowIn = (parent: unknown) => ({ parent: parent as Window, self: {}, location })

it('is a parent page of the same origin', () => expect(ownHost(windowIn({ location }))).toBe(location.origin))

it('is not a page of another origin, which cannot be read', () => {
  const other = Object.defineProperty({}, 'location', {
    get: () => ({
      get origin(): string {
        throw new DOMException('Blocked a frame', 'SecurityError')
      },
    }),
  })
  expect(ownHost(windowIn(other))).toBeNull()
  expect(ownHost(windowIn({ location: { origin: 'https://web.telegram.org' } }))).toBeNull()
})

it('is not the page itself', () => {
  const page = { location } as { location: Location; parent?: unknown; self?: unknown }
  page.parent = page
  page.self = page
  expect(ownHost(page as never)).toBeNull()
})

it('replaces a refused storage, and keeps a working one', () => {
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
