import { expect, it } from 'vitest'
import type { HostEnvironment } from '../connectMethods.ts'
import { askedApp, type Peer } from './waitingApp.ts'

const ios: HostEnvironment = { inTelegram: false, system: 'ios' }
const telegramIos: HostEnvironment = { inTelegram: true, system: 'ios' }
const telegramAndroid: HostEnvironment = { inTelegram: true, system: 'android' }
const desk: HostEnvironment = { inTelegram: false, system: 'desk' }
const asked = { topic: 'ab12', id: 1700000000000001 }
const query = 'requestId=1700000000000001&sessionTopic=ab12'
const both = { native: 'wallet://', universal: 'https://wallet.test/' }

it.each<[string, Peer, HostEnvironment, string | null]>([
  ['its https address first', { name: 'One', redirect: both }, ios, `https://wallet.test/wc?${query}`],
  ['also in Telegram', { name: 'One', redirect: both }, telegramIos, `https://wallet.test/wc?${query}`],
  [
    'its scheme where it has nothing else',
    { name: 'One', redirect: { native: 'wallet://' } },
    ios,
    `wallet://wc?${query}`,
  ],
  [
    'its scheme where Telegram lets one out',
    { name: 'One', redirect: { native: 'wallet://main', universal: '' } },
    telegramAndroid,
    `wallet://main/wc?${query}`,
  ],
  ['none where Telegram does not', { name: 'One', redirect: { native: 'wallet://' } }, telegramIos, null],
  [
    'a bot in Telegram takes one word',
    { name: 'One', redirect: { universal: 'https://t.me/wallet_bot' } },
    telegramIos,
    `https://t.me/wallet_bot?startapp=${btoa(query).replace(/=+$/, '')}`,
  ],
  [
    'and one that has words already takes one more',
    { name: 'One', redirect: { universal: 'https://t.me/wallet_bot/app?mode=compact' } },
    ios,
    `https://t.me/wallet_bot/app?mode=compact&startapp=${btoa(query).replace(/=+$/, '')}`,
  ],
  [
    'what is known of its name where it says nothing',
    { name: 'MetaMask Wallet' },
    telegramIos,
    `https://link.metamask.io/wc?${query}`,
  ],
  [
    'an address inside another where that is known',
    { name: 'OKX Wallet' },
    telegramIos,
    `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okex://main/wc?${query}`)}`,
  ],
  ['none for a wallet that nobody knows', { name: 'One' }, ios, null],
  [
    'nothing that runs in the page',
    { name: 'One', redirect: { native: 'javascript://%0aalert(1)', universal: 'javascript:alert(1)' } },
    ios,
    null,
  ],
  ['none at a desk: the phone is beside it', { name: 'MetaMask', redirect: both }, desk, null],
])('%s', (_name, peer, place, link) => {
  expect(askedApp(peer, asked, place)).toEqual(link === null ? null : { name: peer.name, link })
})
