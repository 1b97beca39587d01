import { describe, expect, it } from 'vitest'
import { type Facts, reportOf, versionedNames } from './diagnosticsReport.ts'
import { clockAhead, isClockOff, speedOf, telegramOf } from './readDiagnostics.ts'

const facts: Facts = {
  browser: {
    build: 'main-a1.js',
    browser: 'Agent',
    viewport: '390×844 @3',
    languages: 'ru, en',
    timeZone: 'UTC',
    telegram: null,
  },
  theme: 'dark',
  online: true,
  server: { ms: 2000, ahead: 90, version: '0.1.0' },
  storage: { works: true, persisted: false, usedBytes: 2048 },
  wallets: ['MetaMask'],
  accounts: [{ walletName: 'MetaMask', family: 'evm', address: '0xabc' }],
}

describe('the report', () => {
  it('has no address unless it is asked for', () => {
    expect(reportOf(facts, false)).not.toContain('0xabc')
    expect(reportOf(facts, true)).toContain('MetaMask (evm, 0xabc)')
  })

  it('has one line per fact', () =>
    expect(reportOf(facts, false).split('\n')).toEqual(
      expect.arrayContaining([
        'Host: web',
        'Server: slow (2000 ms)',
        'Server version: 0.1.0',
        'Clock: 90 s ahead of the server, wrong',
        'Storage: works, not persistent, 2 KiB',
        'Connected: MetaMask (evm)',
      ]),
    ))

  it('says what is unknown', () => {
    const text = reportOf(
      {
        ...facts,
        server: null,
        storage: { works: false, persisted: null, usedBytes: null },
        wallets: [],
        accounts: [],
      },
      true,
    )
    expect(text).toContain(
      'Server: unreachable\nServer version: unknown\nClock: unknown\nStorage: blocked\nWallets found: none\nConnected: none',
    )
  })
})

it('names each wallet once, with every version that it gives', () => {
  const found = [
    { name: 'Phantom' },
    { name: 'MetaMask' },
    { name: 'Phantom', version: 'Wallet Standard 1.0.0' },
    { name: 'Tonkeeper', version: '3.2' },
  ]
  expect(versionedNames(found)).toEqual(['Phantom (Wallet Standard 1.0.0)', 'MetaMask', 'Tonkeeper (3.2)'])
})

it.each([
  [null, null],
  ['#tgWebAppPlatform=ios&tgWebAppVersion=9.1&tgWebAppData=secret', 'ios 9.1'],
  ['#tgWebAppData=secret', 'unknown'],
])('of the launch parameters %j it reads %j', (launch, expected) => expect(telegramOf(launch)).toBe(expected))

it('compares the clock with the server’s', () => {
  const date = 'Fri, 27 Nov 2026 16:00:00 GMT'
  expect(clockAhead(date, Date.parse(date) + 61_000)).toBe(61)
  expect([clockAhead(null, 0), clockAhead('soon', 0)]).toEqual([null, null])
  expect([isClockOff(-31), isClockOff(30), isClockOff(null)]).toEqual([true, false, false])
})

it.each([
  [299, 'fast'],
  [300, 'usual'],
  [1500, 'slow'],
])('%d ms are %s', (ms, speed) => expect(speedOf(ms)).toBe(speed))
