import { firstScreens, layouts, type Line, toScreen } from './first.ts'
import type { Layout, PageName, ScreenRow } from './types.ts'

/** Events that are over; each is the name of its screen (spec §2). */
export const owlEvents = ['owlmazing', 'owlympics'] as const
export type OwlEvent = (typeof owlEvents)[number]

const lines = [
  ['history', '/history', 'history', 'list'],
  ['query', '/query', 'query', 'list', { listed: true }],
  ['status', '/status', 'status', 'list', { listed: true }],
  ['trust', '/trust', 'trust', 'list', { listed: true }],
  ['account', '/account', 'account', 'list'],
  ['pay', '/pay', 'pay', 'list', { listed: true }],
  ['tos', '/tos', 'tos', 'list', { listed: true }],
  ['access-restricted', '/access-restricted', 'restricted', 'closed'],
  ['network-history', '/network/:name/history', 'history', 'list'],

  ['swap', '/swap', 'swap', 'list', { listed: true }],
  ['swap-detail', '/swap/:id', 'swap', 'list'],
  ['maker', '/maker', 'maker', 'list', { listed: true }],
  ['pool', '/pool', 'pool', 'quay', { guard: 'pool' }],
  ['portfolio', '/portfolio', 'portfolio', 'list', { listed: true }],
  ['points', '/points', 'points', 'list', { listed: true }],
  ['deploy', '/deploy', 'deploy', 'list', { listed: true }],
  ['ecosystem', '/ecosystem', 'ecosystem', 'list', { listed: true }],
  ['invite', '/invitepage', 'invite', 'list', { listed: true }],
  ['developing', '/developingpage', 'roadmap', 'list', { listed: true }],
  ['test', '/test', 'diagnostics', 'list'],

  ['layerzero-airdrop', '/layerzero-airdrop', 'airdrop', 'list', { listed: true }],
  ['strk-airdrop', '/strkairdrop', 'airdrop', 'list', { listed: true }],
  ['taiko-drop', '/taikodrop', 'airdrop', 'list', { listed: true }],
  ['blast-drop', '/blastdrop', 'airdrop', 'list', { listed: true }],
  ['zk-airdrop', '/zkairdrop', 'airdrop', 'list', { listed: true }],
  ['bob-spice', '/drop/bob-spice', 'badge', 'list', { listed: true }],
  ['soneium-badge', '/soneium-badge', 'badge', 'list', { listed: true }],
  ['scroll-badge', '/scrollbadge', 'badge', 'list', { listed: true }],

  ['tracker', '/tracker', 'tracker', 'list', { listed: true }],
  ['tracker-scrollmarks', '/tracker/scrollmarks', 'tracker', 'list', { listed: true }],
  ['tracker-scroll-airdrop', '/tracker/scroll-airdrop', 'tracker', 'list', { listed: true }],
  ['tracker-lxp', '/tracker/lxp', 'tracker', 'list', { listed: true }],
  ['tracker-soneium-og', '/tracker/soneium-og', 'tracker', 'list', { listed: true }],
  ['tracker-zora-airdrop', '/tracker/zora-airdrop', 'tracker', 'list', { listed: true }],
  ['tracker-eclipse-airdrop', '/tracker/eclipse-airdrop', 'tracker', 'list', { listed: true }],

  ['faucet', '/faucet', 'faucet', 'list', { listed: true }],
  ['faucet-ink', '/Faucet/Ink', 'faucet', 'list', { listed: true }],
  ['faucet-ip', '/Faucet/IP', 'faucet', 'list', { listed: true }],
  ['faucet-monad', '/Faucet/Monad', 'faucet', 'list', { listed: true }],

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

/** Capabilities of the surface policy without which a page has nothing to show. Other pages stay readable, and their actions are refused. */
export const pageNeeds: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  swap: ['swap'],
  points: ['rewards'],
  invite: ['rewards'],
  badge: ['rewards', 'badge'],
  deploy: ['deploy'],
  airdrop: ['airdrop'],
  tracker: ['tracker'],
  faucet: ['faucet'],
  pool: ['pool'],
  ecosystem: ['ecosystem'],
  trust: ['trust'],
  roadmap: ['roadmap'],
  diagnostics: ['diagnostics'],
  event: ['events'],
}
