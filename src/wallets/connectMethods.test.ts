import { expect, it } from 'vitest'
import { connectMethodsFor, type HostEnvironment, type WalletFacts } from './connectMethods.ts'

const places = {
  desk: { inTelegram: false, system: 'desk' },
  phone: { inTelegram: false, system: 'android' },
  telegramDesk: { inTelegram: true, system: 'desk' },
  telegramAndroid: { inTelegram: true, system: 'android' },
  telegramIos: { inTelegram: true, system: 'ios' },
} as const satisfies Record<string, HostEnvironment>

const wallets = {
  announced: { here: true, inTelegram: false },
  announcedWithApp: { here: true, pairs: true, browses: true, inTelegram: true },
  inBrowser: { here: true, inTelegram: true },
  walletConnect: { any: true, listed: true, pairs: true, inTelegram: true },
  ownRelay: { any: true, listed: false, pairs: true, inTelegram: true },
  paired: { pairs: true, browses: true, inTelegram: true },
  browserOnly: { browses: true, inTelegram: true },
  extensionOnly: { inTelegram: false },
  unlisted: { pairs: true, browses: true, inTelegram: false },
} as const satisfies Record<string, WalletFacts>

it.each<[keyof typeof wallets, keyof typeof places, readonly string[]]>([
  ['announced', 'desk', ['here']],
  ['announced', 'phone', ['here']],
  ['announced', 'telegramDesk', []],
  ['announcedWithApp', 'desk', ['here', 'pair']],
  ['inBrowser', 'telegramIos', ['here']],
  ['walletConnect', 'desk', ['window', 'pair']],
  ['walletConnect', 'phone', ['window', 'pair']],
  ['walletConnect', 'telegramDesk', ['pair']],
  ['walletConnect', 'telegramIos', ['pair']],
  ['ownRelay', 'desk', ['pair']],
  ['ownRelay', 'phone', ['pair']],
  ['ownRelay', 'telegramIos', ['pair']],
  ['paired', 'desk', ['pair', 'install']],
  ['paired', 'phone', ['pair', 'browser', 'install']],
  ['paired', 'telegramDesk', ['pair', 'browser']],
  ['paired', 'telegramAndroid', ['pair', 'browser']],
  ['browserOnly', 'desk', ['install']],
  ['browserOnly', 'phone', ['browser', 'install']],
  ['browserOnly', 'telegramDesk', ['browser']],
  ['browserOnly', 'telegramIos', ['browser']],
  ['extensionOnly', 'phone', ['install']],
  ['extensionOnly', 'telegramAndroid', []],
  ['unlisted', 'phone', ['pair', 'browser', 'install']],
  ['unlisted', 'telegramIos', []],
])('%s, %s', (wallet, place, expected) => {
  expect(connectMethodsFor(wallets[wallet], places[place])).toEqual(expected)
})
