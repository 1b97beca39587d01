import { expect, it } from 'vitest'
import { suggestDestination } from '#src/pages/NotFoundPage.tsx'

const hash = `0x${'a1'.repeat(32)}`

it.each([
  ['/histroy', { kind: 'screen', path: '/history' }],
  [`/tx/${hash}`, { kind: 'transfer', text: hash }],
  ['/0192f0c1aBcDeFgHiJkLmN/', { kind: 'transfer', text: '0192f0c1aBcDeFgHiJkLmN' }],
  [`/transactions/${hash}`, { kind: 'transfer', text: hash }],
  ['/points/leaderboard', { kind: 'screen', path: '/points' }],
  ['/Leaderboard/', { kind: 'screen', path: '/points' }],
  ['/rewards/week', { kind: 'screen', path: '/points' }],
  ['/tracker/everything', { kind: 'screen', path: '/tracker' }],
  ['/my/referrals', { kind: 'screen', path: '/invitepage' }],
  ['/pool/anything', null],
  ['/constructor', null],
  ['/a-long-but-ordinary-address', null],
  ['/abcdefghijklmnopqrstuvwxyz', null],
  ['/%3Cscript%3E', null],
])('%s: %j', (path, meant) => {
  expect(suggestDestination(path, () => true)).toEqual(meant)
})

it('suggests no page that this surface hides', () =>
  expect(['/ecosystm', '/tracker/everything', '/histroy'].map((path) => suggestDestination(path, () => false))).toEqual(
    [null, null, { kind: 'screen', path: '/history' }],
  ))
