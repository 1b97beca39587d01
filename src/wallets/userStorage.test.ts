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

it('the wallets’ data of one Telegram user are hidden from other users and from the browser', () => {
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

it('a browser with one user stores data under plain keys', () => {
  const { page, kept } = aBrowser()
  userStorage({ launch: null }, page)?.setItem('connection', 'theirs')
  expect([...kept]).toEqual([['connection', 'theirs']])
})

it('a blocked storage is none', () => {
  const page = Object.defineProperty({}, 'localStorage', {
    get: () => {
      throw new Error('forbidden')
    },
  }) as Window
  expect(userStorage({ launch: launchOf(1) }, page)).toBeNull()
})
