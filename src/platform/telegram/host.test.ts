import { describe, expect, it } from 'vitest'
import { createHost } from './host.ts'
import { createPreferences } from './preferences.ts'

const hostOf = (version: string, platform = 'ios') =>
  createHost({
    client: { version, platform },
    platform: { theme: () => 'dark' },
    storage: null,
    preferences: createPreferences(null, null),
    applyTheme: () => {},
    openWallets: () => {},
  })

describe('what screens are told that Telegram does', () => {
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

  it('keeps a choice of colours where Telegram keeps nothing', () => {
    const host = hostOf('6.0')
    expect(host.ownColours()).toBe(false)
    host.setOwnColours(true)
    expect(host.ownColours()).toBe(true)
  })
})
