import { describe, expect, it } from 'vitest'
import type { HostEnvironment } from '../connectMethods.ts'
import { appLink } from './waitingApp.ts'
import { knownWallets, walletApps } from './catalogue.ts'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=ab&expiryTimestamp=1'
const once = encodeURIComponent(uri)
const universal = { universal: 'https://wallet.test' }
const inside = { scheme: 'wallet://main', inside: 'https://wallet.test/open?link=' }
const scheme = { scheme: 'wallet://' }

const places = {
  desk: { inTelegram: false, system: 'desk' },
  phone: { inTelegram: false, system: 'ios' },
  telegramDesk: { inTelegram: true, system: 'desk' },
  telegramAndroid: { inTelegram: true, system: 'android' },
  telegramIos: { inTelegram: true, system: 'ios' },
} as const satisfies Record<string, HostEnvironment>

describe('links into apps', () => {
  it.each([
    ['a universal link', universal, 'desk', `https://wallet.test/wc?uri=${once}`],
    ['a universal link', universal, 'telegramAndroid', `https://wallet.test/wc?uri=${once}`],
    ['a universal link', universal, 'telegramIos', `https://wallet.test/wc?uri=${once}`],
    [
      'an address inside one',
      inside,
      'phone',
      `https://wallet.test/open?link=${encodeURIComponent(`wallet://main/wc?uri=${once}`)}`,
    ],
    [
      'an address inside one',
      inside,
      'telegramAndroid',
      `https://wallet.test/open?link=${encodeURIComponent(`wallet://main/wc?uri=${once}`)}`,
    ],
    ['a scheme', scheme, 'phone', `wallet://wc?uri=${once}`],
    ['a scheme', scheme, 'telegramAndroid', `wallet://wc?uri=${encodeURIComponent(once)}`],
    ['a scheme', scheme, 'telegramIos', null],
    ['a scheme', scheme, 'telegramDesk', null],
  ] as const)('%s (%o) at %s', (_name, app, place, expected) => {
    expect(appLink(app, uri, places[place])).toBe(expected)
  })

  it('a URL with a trailing slash gets no second one', () => {
    expect(appLink({ universal: 'https://wallet.test/' }, uri, places.desk)).toBe(`https://wallet.test/wc?uri=${once}`)
  })

  /** Links documented by each app or WalletConnect's explorer, noted next to each; https when available, in the form that pairing uses. */
  const said: Readonly<Record<string, string>> = {
    // MetaMask Mobile, docs/readme/deeplinking.md: link.metamask.io is the only valid host; `/wc?uri=` opens WalletConnect without a prompt.
    MetaMask: `https://link.metamask.io/wc?uri=${once}`,
    // WalletConnect explorer: native okex://main; OKX, "App Universal Link": web3.okx.com/download?deeplink= takes a fully encoded deep link.
    'OKX Wallet': `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okex://main/wc?uri=${once}`)}`,
    // developer.trustwallet.com, "Deep Linking"; WalletConnect explorer: universal https://link.trustwallet.com.
    'Trust Wallet': `https://link.trustwallet.com/wc?uri=${once}`,
    // WalletConnect explorer: universal https://app.binance.com/cedefi.
    'Binance Wallet': `https://app.binance.com/cedefi/wc?uri=${once}`,
    // Rainbow, "dApp connections": https://rnbwapp.com/wc?uri=; the same in WalletConnect's explorer.
    Rainbow: `https://rnbwapp.com/wc?uri=${once}`,
    // WalletConnect explorer: universal https://wallet.zerion.io.
    Zerion: `https://wallet.zerion.io/wc?uri=${once}`,
    // WalletConnect explorer: native imtokenv2:// and no https address.
    imToken: `imtokenv2://wc?uri=${once}`,
    // WalletConnect explorer: native tpoutside:// and no https address.
    TokenPocket: `tpoutside://wc?uri=${once}`,
  }
  it('each app gets its own link', () => {
    expect(Object.fromEntries(walletApps.map(({ name, app }) => [name, appLink(app, uri, places.phone)]))).toEqual(said)
  })
})

describe('links into browsers of wallets', () => {
  const page = 'https://causeway.test/order/1a?amount=0.1&token=ETH'
  const encoded = encodeURIComponent(page)
  const said: Readonly<Record<string, string>> = {
    // docs.metamask.io, "Use deeplinks": the URL without its https.
    'io.metamask': 'https://link.metamask.io/dapp/causeway.test/order/1a?amount=0.1&token=ETH',
    // web3.okx.com, "App Universal Link".
    'com.okex.wallet': `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okx://wallet/dapp/url?dappUrl=${encoded}`)}`,
    // docs.cdp.coinbase.com, "Mobile dapp integration".
    'com.coinbase.wallet': `https://go.cb-w.com/dapp?cb_url=${encoded}`,
    // web3.bitget.com, "BKConnect (Deeplink)".
    'com.bitget.web3': `https://bkcode.vip?action=dapp&url=${encoded}`,
    // developer.trustwallet.com, "Deep Linking": 60 is the coin type of EVM networks.
    'com.trustwallet.app': `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`,
  }

  it('each wallet gets its own link', () => {
    expect(
      Object.fromEntries(knownWallets.flatMap(({ id, browser }) => (browser ? [[id, browser(page)]] : []))),
    ).toEqual(said)
  })

  /** URL that each app opens for such a link, by its documentation. */
  const opened: Readonly<Record<string, (link: URL) => string | null>> = {
    // MetaMask Mobile, handleUniversalLink: everything after `dapp/`, prefixed with https.
    'io.metamask': ({ href }) => href.replace('https://link.metamask.io/dapp/', 'https://'),
    'com.okex.wallet': ({ searchParams }) => new URL(searchParams.get('deeplink') ?? '').searchParams.get('dappUrl'),
    'com.coinbase.wallet': ({ searchParams }) => searchParams.get('cb_url'),
    'com.bitget.web3': ({ searchParams }) => searchParams.get('url'),
    'com.trustwallet.app': ({ searchParams }) => searchParams.get('url'),
  }

  it.each(knownWallets.flatMap(({ id, browser }) => (browser ? [[id, browser] as const] : [])))(
    '%s opens the page with the code that hands a transfer over',
    (id, browser) => {
      const handed = `${page}#take=ch_${'x-'.repeat(20)}&asked=1`
      expect(opened[id]?.(new URL(browser(handed)))).toBe(handed)
    },
  )

  it('every wallet offered in Telegram has an app link or a browser link', () => {
    expect(knownWallets.filter(({ app, browser, inTelegram }) => inTelegram && !app && !browser)).toEqual([])
  })
})
