import { describe, expect, it } from 'vitest'
import { matchRoute, redirects, screenAt } from './match.ts'
import { nearestPath } from './pathByWords.ts'
import { screens } from './table.ts'

/** The specification's list, in its own spelling. */
const specified = [
  '/',
  '/swap',
  '/maker',
  '/strkairdrop',
  '/taikodrop',
  '/blastdrop',
  '/zkairdrop',
  '/layerzero-airdrop',
  '/tracker',
  '/tracker/scrollmarks',
  '/tracker/scroll-airdrop',
  '/tracker/lxp',
  '/tracker/soneium-og',
  '/tracker/zora-airdrop',
  '/tracker/eclipse-airdrop',
  '/ecosystem',
  '/deploy',
  '/invitepage',
  '/developingpage',
  '/test',
  '/query',
  '/history',
  '/points',
  '/pool',
  '/portfolio',
  '/soneium-badge',
  '/tos',
  '/access-restricted',
  '/faucet',
  '/Faucet/Ink',
  '/Faucet/IP',
  '/Faucet/Monad',
  '/drop/bob-spice',
  '/dapp/u2u',
  '/network/u2u',
  '/network/u2u/history',
  '/owlmazing',
  '/owlympics',
]

describe('the table of screens', () => {
  it.each(specified)('%s shows a screen, in any case and with a trailing slash', (path) => {
    const screen = screenAt(path)
    expect(screen).not.toBeNull()
    expect([screenAt(path.toLowerCase()), screenAt(path.toUpperCase()), screenAt(`${path}/`)]).toEqual([
      screen,
      screen,
      screen,
    ])
  })

  it.each([
    ['/bridge', '/'],
    ['/Bridge/', '/'],
    ['/inscribe', '/'],
    ['/rewards', '/points'],
    ['/rewards-phase1', '/points'],
    ['/terms', '/tos'],
    ['/bobSpice', '/drop/bob-spice'],
    ['/monadFaucet', '/Faucet/Monad'],
  ])('%s redirects to %s', (path, to) => {
    expect(matchRoute(path)).toEqual({ kind: 'redirect', to })
  })

  it('never redirects to another redirect or a missing page', () => {
    expect(Object.values(redirects).filter((to) => matchRoute(to).kind !== 'screen')).toEqual([])
  })

  it.each([
    '/none',
    '/faucet/none',
    '/order',
    '/order/1/2',
    '/tracker/lxp/more',
    '/networks/u2u',
    '/network',
    '/toString',
    '/constructor',
  ])('%s is not found', (path) => {
    expect(matchRoute(path)).toEqual({ kind: 'none' })
  })

  it('has each name and each path once', () => {
    expect(new Set(screens.map((row) => row.name)).size).toBe(screens.length)
    expect(new Set(screens.map((row) => row.path.toLowerCase())).size).toBe(screens.length)
  })

  it('shows the navigation except on ended events and to restricted visitors', () => {
    expect(screens.filter((row) => !row.layout.navigation).map((row) => row.path)).toEqual([
      '/access-restricted',
      '/owlmazing',
      '/owlympics',
    ])
  })

  it('guards only the pool', () => {
    expect(screens.filter((row) => row.guard !== null).map((row) => row.path)).toEqual(['/pool'])
  })
})

it.each([
  ['/histroy', '/history'],
  ['/Portfollio', '/portfolio'],
  ['/faucet/inc', '/Faucet/Ink'],
  ['/reward', '/points'],
  ['/brige/', '/'],
  ['/pol', null],
  ['/something-else', null],
])('the nearest path of %s is %s', (typed, meant) => {
  expect(nearestPath(typed)).toBe(meant)
})
