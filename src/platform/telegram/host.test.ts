import { describe, expect, it, vi } from 'vitest'
import { createHost, handedBy, createHomeScreenOffer } from './host.ts'
import { createStack } from '../stack.ts'
import { createPreferences } from './preferences.ts'

const hostOf = (version: string, platform = 'ios') =>
  createHost({
    client: { version, platform },
    platform: {
      theme: () => 'dark',
      browser: { setTheme: () => {}, share: () => Promise.resolve('failed') },
      signing: createStack(),
    },
    storage: null,
    preferences: createPreferences(null, null),
    applyTheme: () => {},
    openWallets: () => {},
  })

describe('the Telegram features that screens can use', () => {
  it.each([
    ['6.0', { main: true, secondary: false, writes: false, shares: false }],
    ['6.8', { main: true, secondary: false, writes: false, shares: false }],
    ['6.9', { main: true, secondary: false, writes: true, shares: false }],
    ['6.10', { main: true, secondary: false, writes: true, shares: false }],
    ['7.10', { main: true, secondary: true, writes: true, shares: false }],
    ['8.0', { main: true, secondary: true, writes: true, shares: true }],
    ['9.1', { main: true, secondary: true, writes: true, shares: true }],
  ])('%s: %o', (version, expected) => {
    const host = hostOf(version)
    expect({
      main: host.has('main'),
      secondary: host.has('secondary'),
      writes: host.askToWrite !== null,
      shares: host.shareMessage !== null,
    }).toEqual(expected)
  })

  it('stores a theme choice where Telegram has no storage', () => {
    const host = hostOf('6.0')
    expect(host.ownColours()).toBe(false)
    host.setOwnColours(true)
    expect(host.ownColours()).toBe(true)
  })
})

it.each([
  ['USER_DECLINED', 'closed'],
  ['MESSAGE_EXPIRED', 'expired'],
  ['MESSAGE_SEND_FAILED', 'failed'],
  ['UNSUPPORTED', 'failed'],
  ['UNKNOWN_ERROR', 'failed'],
] as const)('an error %s from Telegram means %s', (word, handed) => expect(handedBy(new Error(word))).toBe(handed))

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('is offered once, after the second transfer', async () => {
  const offer = vi.fn(() => Promise.resolve())
  const storage = memoryStorage()
  const arrived = createHomeScreenOffer({ storage, missing: () => Promise.resolve(true), offer })
  await arrived('a')
  await arrived('a')
  expect(offer).not.toHaveBeenCalled()
  await createHomeScreenOffer({ storage, missing: () => Promise.resolve(true), offer })('b')
  expect(offer).toHaveBeenCalledOnce()
  await arrived('c')
  expect(offer).toHaveBeenCalledOnce()
})

it('is not offered if it is already added or unavailable', async () => {
  const offer = vi.fn(() => Promise.resolve())
  const arrived = createHomeScreenOffer({ storage: memoryStorage(), missing: () => Promise.resolve(false), offer })
  await arrived('a')
  await arrived('b')
  expect(offer).not.toHaveBeenCalled()
})
