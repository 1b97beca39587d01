import { expect, it } from 'vitest'
import { userStorage } from './userStorage.ts'

const launchOf = (id: number) =>
  `#${new URLSearchParams({ tgWebAppData: new URLSearchParams({ user: JSON.stringify({ id }) }).toString() }).toString()}`

function aBrowser() {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, page: { localStorage } as unknown as Window }
}

it('what wallets keep for one person of Telegram is not found by another, nor by the browser itself', () => {
  const { page } = aBrowser()
  const [ada, bob, nobody] = [
    userStorage({ launch: launchOf(1) }, page),
    userStorage({ launch: launchOf(2) }, page),
    userStorage({ launch: null }, page),
  ]
  ada?.setItem('connection', 'hers')
  expect([ada, bob, nobody].map((storage) => storage?.getItem('connection'))).toEqual(['hers', null, null])
  bob?.removeItem('connection')
  expect(ada?.getItem('connection')).toBe('hers')
})

it('a browser with one person keeps things under their own names', () => {
  const { page, kept } = aBrowser()
  userStorage({ launch: null }, page)?.setItem('connection', 'theirs')
  expect([...kept]).toEqual([['connection', 'theirs']])
})

it('a storage that is forbidden is none', () => {
  const page = Object.defineProperty({}, 'localStorage', {
    get: () => {
      throw new Error('forbidden')
    },
  }) as Window
  expect(userStorage({ launch: launchOf(1) }, page)).toBeNull()
})
