import { expect, it } from 'vitest'
import { isInTelegram } from './inTelegram.ts'

function session() {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

it.each([
  ['#tgWebAppData=user%3D1&tgWebAppVersion=8.0&tgWebAppPlatform=ios', true],
  ['#tgWebAppVersion=6.0', true],
  ['', false],
  ['#section', false],
  ['#not-tgWebAppVersion=6.0', false],
])('a visit to %s begins in Telegram: %s', (hash, expected) => {
  expect(isInTelegram(hash, session())).toBe(expected)
})

it('is known after a reload without the parameters, in the same tab alone', () => {
  const tab = session()
  expect(isInTelegram('#tgWebAppVersion=8.0', tab)).toBe(true)
  expect(isInTelegram('', tab)).toBe(true)
  expect(isInTelegram('', session())).toBe(false)
})

it('does without a storage, and with one that refuses', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  expect(isInTelegram('#tgWebAppVersion=8.0', { getItem: refuse, setItem: refuse })).toBe(true)
  expect(isInTelegram('', { getItem: refuse, setItem: refuse })).toBe(false)
  expect(isInTelegram('', null)).toBe(false)
})
