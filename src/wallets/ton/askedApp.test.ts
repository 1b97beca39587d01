import { decodeTelegramUrlParameters, type WalletInfo } from '@tonconnect/sdk'
import { expect, it } from 'vitest'
import { type Asked, askedApp } from './waitingApp.ts'

const telegramOnIos: Asked = {
  place: { inTelegram: true, system: 'ios' },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
  nativeTelegram: true,
  returnUrl: 'https://t.me/a_bot/app',
  sessionId: 'ab12',
}
const wallet = (universalLink: string) =>
  ({ name: 'One', appName: 'one', universalLink, bridgeUrl: 'https://bridge.test' }) as unknown as WalletInfo
const linkOf = (change: Partial<Asked>, universal = 'https://wallet.test/connect?lang=en') =>
  askedApp(wallet(universal), { ...telegramOnIos, ...change })?.link ?? null
const inBrowser = (system: Asked['place']['system'], userAgent = '') => ({
  place: { inTelegram: false, system },
  nativeTelegram: false,
  userAgent,
})

it.each<[string, Partial<Asked>, string | null]>([
  [
    'from Telegram’s app back into what is open there',
    {},
    'https://wallet.test/connect?lang=en&id=ab12&ret=tg%3A%2F%2Fresolve',
  ],
  [
    'from a browser on a phone back to it',
    inBrowser('android'),
    'https://wallet.test/connect?lang=en&id=ab12&ret=back',
  ],
  [
    'from a browser on an iPhone that is not the usual one',
    inBrowser('ios', 'Mozilla/5.0 (iPhone) CriOS/130.0'),
    'https://wallet.test/connect?lang=en&id=ab12&ret=googlechrome%3A%2F%2F',
  ],
  [
    'from a web client of Telegram on a phone',
    { place: { inTelegram: true, system: 'android' }, nativeTelegram: false },
    'https://wallet.test/connect?lang=en&id=ab12&ret=back',
  ],
  ['nowhere from a desk', inBrowser('desk'), null],
])('a wallet’s app is opened %s', (_name, change, link) => {
  expect(linkOf(change)).toBe(link)
})

it.each<[string, Partial<Asked>, string]>([
  ['Telegram’s app', {}, 'back'],
  ['a web client', { place: { inTelegram: true, system: 'desk' }, nativeTelegram: false }, 'https://t.me/a_bot/app'],
  [
    'a web client of an app without an address',
    { place: { inTelegram: true, system: 'desk' }, nativeTelegram: false, returnUrl: null },
    'back',
  ],
  ['a browser', inBrowser('desk'), 'back'],
])('a wallet that is a bot gets its word, and leads back, in %s', (_name, change, back) => {
  const url = new URL(linkOf(change, 'https://t.me/wallet?attach=wallet') ?? '')
  expect(url.origin + url.pathname).toBe('https://t.me/wallet/start')
  const word = url.searchParams.get('startapp') ?? ''
  expect(word).toMatch(/^tonconnect-[\w-]+$/)
  expect([...new URLSearchParams(decodeTelegramUrlParameters(word))]).toEqual([
    ['tonconnect', ''],
    ['v', '2'],
    ['id', 'ab12'],
    ['ret', back],
  ])
})

it('opens no link of another scheme', () => {
  expect([linkOf({}, 'javascript:alert(1)'), linkOf({}, 'nothing')]).toEqual([null, null])
})
