import { firstScreens, layouts, type Line, toScreen } from './first.ts'
import type { Layout, ScreenRow } from './types.ts'

const lines = [
  ['history', '/history', 'history', 'list'],
  ['query', '/query', 'query', 'list', { listed: true }],
  ['status', '/status', 'status', 'list', { listed: true }],
  ['account', '/account', 'account', 'list'],
  ['pay', '/pay', 'pay', 'list', { listed: true }],
  ['tos', '/tos', 'tos', 'list', { listed: true }],
  ['access-restricted', '/access-restricted', 'restricted', 'closed'],
  ['network-history', '/network/:name/history', 'history', 'list'],

  ['swap', '/swap', 'swap', 'page', { listed: true }],
  ['swap-detail', '/swap/:id', 'swap', 'page'],
  ['maker', '/maker', 'purpose', 'quay'],
  ['pool', '/pool', 'purpose', 'quay', { guard: 'pool' }],
  ['portfolio', '/portfolio', 'portfolio', 'list', { listed: true }],
  ['points', '/points', 'points', 'list', { listed: true }],
  ['deploy', '/deploy', 'purpose', 'quay'],
  ['ecosystem', '/ecosystem', 'purpose', 'quay'],
  ['invite', '/invitepage', 'invite', 'list', { listed: true }],
  ['developing', '/developingpage', 'purpose', 'page'],
  ['test', '/test', 'purpose', 'page'],

  ['layerzero-airdrop', '/layerzero-airdrop', 'airdrop', 'list', { listed: true }],
  ['strk-airdrop', '/strkairdrop', 'airdrop', 'list', { listed: true }],
  ['taiko-drop', '/taikodrop', 'airdrop', 'list', { listed: true }],
  ['blast-drop', '/blastdrop', 'airdrop', 'list', { listed: true }],
  ['zk-airdrop', '/zkairdrop', 'airdrop', 'list', { listed: true }],
  ['bob-spice', '/drop/bob-spice', 'purpose', 'page'],
  ['soneium-badge', '/soneium-badge', 'purpose', 'page'],
  ['scroll-badge', '/scrollbadge', 'purpose', 'page'],

  ['tracker', '/tracker', 'purpose', 'page'],
  ['tracker-scrollmarks', '/tracker/scrollmarks', 'purpose', 'page'],
  ['tracker-scroll-airdrop', '/tracker/scroll-airdrop', 'purpose', 'page'],
  ['tracker-lxp', '/tracker/lxp', 'purpose', 'page'],
  ['tracker-soneium-og', '/tracker/soneium-og', 'purpose', 'page'],
  ['tracker-zora-airdrop', '/tracker/zora-airdrop', 'purpose', 'page'],
  ['tracker-eclipse-airdrop', '/tracker/eclipse-airdrop', 'purpose', 'page'],

  ['faucet', '/faucet', 'purpose', 'quay'],
  ['faucet-ink', '/Faucet/Ink', 'purpose', 'quay'],
  ['faucet-ip', '/Faucet/IP', 'purpose', 'quay'],
  ['faucet-monad', '/Faucet/Monad', 'purpose', 'quay'],

  ['owlmazing', '/owlmazing', 'event', 'event'],
  ['owlympics', '/owlympics', 'event', 'event'],
] as const satisfies readonly Line[]

/** Addresses of the app beyond `firstScreens`. */
export const otherScreens = (lines as readonly (typeof lines)[number][]).map(toScreen)

export type ScreenName = (typeof firstScreens | typeof otherScreens)[number]['name']

/** Every address of the app with a screen. Addresses that are neither here nor among the redirects are not found. */
export const screens: readonly (ScreenRow & { readonly name: ScreenName })[] = [...firstScreens, ...otherScreens]

/** Layout of the not-found page. */
export const notFoundLayout: Layout = layouts.page
