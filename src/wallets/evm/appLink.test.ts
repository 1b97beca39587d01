import { describe, expect, it } from 'vitest'
import type { Place } from '../place.ts'
import { appLink } from './appLink.ts'
import { knownWallets, walletApps } from './catalogue.ts'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=ab&expiryTimestamp=1'
const once = encodeURIComponent(uri)
const universal = { universal: 'https://wallet.test/wc?uri=' }
const inside = { universal: 'https://wallet.test/open?link=', inside: 'wallet://wc?uri=' }
const scheme = { scheme: 'wallet://wc?uri=' }

const places = {
  desk: { inTelegram: false, system: 'desk' },
  phone: { inTelegram: false, system: 'ios' },
  telegramDesk: { inTelegram: true, system: 'desk' },
  telegramAndroid: { inTelegram: true, system: 'android' },
  telegramIos: { inTelegram: true, system: 'ios' },
} as const satisfies Record<string, Place>

describe('links into apps', () => {
  it.each([
    ['a universal link', universal, 'desk', `https://wallet.test/wc?uri=${once}`],
    ['a universal link', universal, 'telegramAndroid', `https://wallet.test/wc?uri=${once}`],
    ['a universal link', universal, 'telegramIos', `https://wallet.test/wc?uri=${once}`],
    ['an address inside one', inside, 'phone', `https://wallet.test/open?link=${encodeURIComponent(`wallet://wc?uri=${once}`)}`],
    ['an address inside one', inside, 'telegramAndroid', `https://wallet.test/open?link=${encodeURIComponent(`wallet://wc?uri=${once}`)}`],
    ['a scheme', scheme, 'phone', `wallet://wc?uri=${once}`],
    ['a scheme', scheme, 'telegramAndroid', `wallet://wc?uri=${encodeURIComponent(once)}`],
    ['a scheme', scheme, 'telegramIos', null],
    ['a scheme', scheme, 'telegramDesk', null],
  ] as const)('%s (%o) at %s', (_name, app, place, expected) => {
    expect(appLink(app, uri, places[place])).toBe(expected)
  })

  it.each(walletApps.map(({ name, app }) => [name, app] as const))('%s takes the address whole', (_name, app) => {
    let rest = appLink(app, uri, places.phone) ?? ''
    for (let round = 0; round < ('inside' in app ? 2 : 1); round++) rest = decodeURIComponent(rest)
    expect(rest.endsWith(`wc?uri=${uri}`)).toBe(true)
  })
})

describe('links into browsers of wallets', () => {
  const page = 'https://causeway.test/order/1a?amount=0.1&token=ETH'
  const browsers = knownWallets.flatMap(({ id, browser }) => (browser ? [[id, browser(page)] as const] : []))

  it.each(browsers)('%s: an https address with the page in it', (_id, link) => {
    expect(link.startsWith('https://')).toBe(true)
    expect(decodeURIComponent(decodeURIComponent(link))).toContain('causeway.test/order/1a?amount=0.1&token=ETH')
  })

  it('those that need no code of ours are the ones whose app takes no address', () => {
    expect(knownWallets.filter(({ app, browser, inTelegram }) => inTelegram && !app && !browser)).toEqual([])
  })
})
