import { Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { localTonWalletInfo, TON_WALLET_KEY } from '#src/wallets/ton/localWallet.ts'
import { BITCOIN_PATH, bitcoinPages } from '../bitcoin/pages.ts'
import type { Platforms } from '../social/platforms.ts'
import { socialPages } from '../social/pages.ts'
import type { WalletDesk } from '../walletConnect/walletDesk.ts'
import { walletPages } from '../walletConnect/walletPages.ts'
import { type Html, page, pagePolicy, pageScript, pageStyle, TRY_PATH } from './page.ts'

/** The file keeps its published name. */
export const TON_WALLETS_PATH = `${TRY_PATH}/wallets-v2.json`

/** TON Connect's wallet list with the local wallet alone, in the published format, whose features are objects only. */
export const tonWalletsList = [
  {
    ...localTonWalletInfo,
    bridge: [{ type: 'js', key: TON_WALLET_KEY }],
    features: localTonWalletInfo.features.filter((feature) => typeof feature === 'object'),
  },
]

interface Deps {
  readonly publicUrl: string
  /** Null if the stack runs without the part. */
  readonly wallet: {
    readonly desk: WalletDesk
    readonly address: string
    readonly networks: Readonly<Record<number, string>>
  } | null
  readonly platforms: Platforms | null
  readonly withTelegram: boolean
  /** Address of the local Bitcoin-like node; null if it does not run. */
  readonly bitcoin: string | null
}

/** Pages on which the user plays the other side of the app: a wallet on a phone, X and Discord. */
export function tryRoutes({ publicUrl, wallet, platforms, withTelegram, bitcoin }: Deps): Hono {
  const app = new Hono()
  for (const path of [TRY_PATH, `${TRY_PATH}/*`])
    app.use(path, onlyThisMachine, async (c, next) => {
      const { host, pathname, search } = new URL(c.req.url)
      const home = new URL(publicUrl)
      // The pages share cookies and storage with the app, so they must use its one address.
      if (c.req.method === 'GET' && c.req.header('accept')?.includes('text/html') && host !== home.host)
        return c.redirect(new URL(pathname + search, home).href, 302)
      await next()
      c.header('Content-Security-Policy', pagePolicy)
      c.header('Cache-Control', 'no-store')
      c.header('Referrer-Policy', 'same-origin')
      return undefined
    })
  app.get(TRY_PATH, (c) =>
    c.html(
      guidePage({
        telegram: withTelegram,
        wallet: wallet !== null,
        social: platforms !== null,
        bitcoin: bitcoin !== null,
      }),
    ),
  )
  app.get(`${TRY_PATH}/page.css`, (c) => c.body(pageStyle, 200, { 'Content-Type': 'text/css' }))
  app.get(`${TRY_PATH}/page.js`, (c) => c.body(pageScript, 200, { 'Content-Type': 'text/javascript' }))
  // The app asks by the stack's one address, also when it was opened by another name of this machine.
  app.get(TON_WALLETS_PATH, (c) => c.json(tonWalletsList, 200, { 'Access-Control-Allow-Origin': '*' }))
  if (wallet) app.route('/', walletPages(wallet))
  if (bitcoin !== null) app.route('/', bitcoinPages(bitcoin))
  if (platforms) app.route('/', socialPages(platforms, new URL('/points', publicUrl).href))
  return app
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Only pages of this machine may act: a foreign host name that resolves to this machine is refused, and so are requests
 * of other pages.
 */
const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const { host } = new URL(c.req.url)
  const origin = c.req.header('origin')
  const foreign = c.req.method !== 'GET' && origin !== undefined && URL.parse(origin)?.host !== host
  return !loopback.test(host) || foreign ? c.json({ reason: 'host_refused' }, 403) : next()
}

interface Guide {
  readonly telegram: boolean
  readonly wallet: boolean
  readonly social: boolean
  readonly bitcoin: boolean
}
interface Entry {
  readonly shown: keyof Guide | null
  readonly path: string
  readonly name: string
  readonly about: string
}

const entries: readonly Entry[] = [
  {
    shown: null,
    path: '/',
    name: 'The app',
    about: 'Connect the local test wallet and bridge 0.1 ETH from Northshore to Southshore.',
  },
  {
    shown: 'wallet',
    path: `${TRY_PATH}/wallet`,
    name: 'Phone wallet',
    about: 'Copy a WalletConnect link from the app, paste it here, and approve requests.',
  },
  {
    shown: 'bitcoin',
    path: BITCOIN_PATH,
    name: 'Send BTC',
    about: 'Bridge BTC from Bitshore without a wallet: pay the address that the app shows from here.',
  },
  {
    shown: 'telegram',
    path: '/telegram',
    name: 'Telegram',
    about: 'Open the app as a Mini App, next to its bot and channel.',
  },
  {
    shown: 'social',
    path: `${TRY_PATH}/x`,
    name: 'X',
    about: 'Follow Causeway, add the task’s code to your bio, then verify the task for points.',
  },
  {
    shown: 'social',
    path: `${TRY_PATH}/discord`,
    name: 'Discord',
    about: 'Join the community, then verify the task for points.',
  },
]

/** Things to try on this machine, with a link and a sentence each. */
const guidePage = (guide: Guide): Html =>
  page({
    title: 'Try Causeway',
    about: 'Networks, wallets, platforms and accounts all run on this machine.',
    body: entries
      .filter(({ shown }) => shown === null || guide[shown])
      .map(
        ({ path, name, about }) =>
          html`<a class="card" href="${path}"><h2>${name}</h2><p class="about">${about}</p></a>`,
      ),
  })
