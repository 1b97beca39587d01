import { expect, it } from 'vitest'
import { type PointReason, clawbackReasons } from '#core/rewards/reason.ts'
import { type Entry, entryView } from './entryView.ts'

const entry = (reason: PointReason | { kind: 'of_a_later_season' }): Entry => ({
  id: '1',
  rule: reason.kind,
  source: 'x',
  points: 1,
  reason: { ...reason },
  at: '2026-03-02T00:00:00Z',
  final_at: '2026-03-02T00:00:00Z',
  pending: false,
})
const checkIn = {
  kind: 'check_in',
  date: 20260302,
  bridged: false,
  double: false,
  streak: 0,
  chain: 1868,
  tx: '0xab',
} as const

it('a bridge shows its number and its boost, and links to its order', () => {
  const view = entryView(entry({ kind: 'bridge', order: 'o-1', base: 150, percent: 110, number: 4 }))
  expect(view.title).toContain('4')
  expect(view.detail).toMatch(/150.*1\.1×/)
  expect(view.source).toEqual({ order: 'o-1' })
  expect(entryView(entry({ kind: 'bridge', order: 'o-1', base: 150, percent: 100, number: 1 })).detail).toBe('')
})

it('a check-in shows its day and its bonuses, and links to its transaction', () => {
  const plain = entryView(entry(checkIn))
  expect(plain.title).toContain('March')
  expect(plain).toMatchObject({ detail: '', source: { chain: 1868, tx: '0xab' } })
  const rich = entryView(entry({ ...checkIn, bridged: true, double: true, streak: 4 }))
  expect(rich.detail.split(' · ')).toHaveLength(3)
  expect(rich.detail).toContain('4')
})

it('streak points added later show their day and the streak', () => {
  const view = entryView(entry({ kind: 'check_in_streak', date: 20260302, streak: 4 }))
  expect(view.title).toContain('March')
  expect(view.detail).toContain('4')
  expect(entryView(entry({ kind: 'taken_back', entry: 'w:1:0', why: 'streak_changed' })).detail).not.toBe('')
})

it('reversed points show the reason', () => {
  expect(entryView(entry({ kind: 'taken_back', entry: 'o-1', why: 'transfer_undone' }))).toMatchObject({
    source: { order: 'o-1' },
  })
  const undone = entryView(entry({ kind: 'taken_back', entry: 'w:1:1', why: 'check_in_undone' }))
  expect(undone.detail).not.toBe('')
  expect(entryView({ ...entry(checkIn), reason: { kind: 'taken_back', why: 'transfer_undone' } }).source).toBeNull()
  expect(undone.source).toBeNull()
})

it.each(clawbackReasons)('reversed points have a text for the reason: %s', (why) => {
  expect(entryView(entry({ kind: 'taken_back', entry: 'o-1', why })).detail).not.toBe('')
})

it('a reversed referral share has a text for users who may not know why', () => {
  expect(entryView({ ...entry(checkIn), reason: { kind: 'taken_back', why: 'of_friend' } })).toEqual({
    title: 'Points reversed',
    detail: 'a friend’s bridge no longer counts',
    source: null,
  })
})

it('campaigns are named, and manual grants show their note', () => {
  const campaign = { campaign: 1, name: 'Southbound' }
  const views = [
    entryView(entry({ kind: 'campaign_step', ...campaign, transfers: 3 })),
    entryView(entry({ kind: 'campaign_extra', ...campaign })),
    entryView(entry({ kind: 'campaign_share', ...campaign })),
  ]
  expect(views.map(({ title }) => title)).toEqual(['Southbound', 'Southbound', 'Southbound'])
  expect(new Set(views.map(({ detail }) => detail)).size).toBe(3)
  expect(views[0]?.detail).toContain('3')
  expect(entryView(entry({ kind: 'granted', note: 'for the help' }))).toMatchObject({
    title: 'Added by the operator',
    detail: 'for the help',
  })
  expect(entryView(entry({ kind: 'revoked', note: 'one person' }))).toMatchObject({
    title: 'Removed by the operator',
    detail: '',
  })
})

const campaign = { campaign: 1, name: 'Southbound' }
const everyKind: { readonly [K in PointReason['kind']]: Extract<PointReason, { kind: K }> } = {
  bridge: { kind: 'bridge', order: 'o-1', base: 150, percent: 100, number: 1 },
  check_in: checkIn,
  check_in_bridge: { kind: 'check_in_bridge', date: 20260302 },
  check_in_streak: { kind: 'check_in_streak', date: 20260302, streak: 2 },
  campaign_step: { kind: 'campaign_step', ...campaign, transfers: 1 },
  campaign_deploy: { kind: 'campaign_deploy', ...campaign, deployments: 1 },
  campaign_extra: { kind: 'campaign_extra', ...campaign },
  campaign_social: { kind: 'campaign_social', ...campaign },
  campaign_share: { kind: 'campaign_share', ...campaign },
  referral: { kind: 'referral', friend: '0xf39F000000000000000000000000000000002266', order: 'o-1', percent: 10 },
  pool: { kind: 'pool', date: 20260302, chain: 8453, asset: 'USDC', amount: '1250.5' },
  granted: { kind: 'granted', note: '' },
  revoked: { kind: 'revoked', note: '' },
  taken_once: { kind: 'taken_once' },
  taken_back: { kind: 'taken_back', entry: 'o-1', why: 'transfer_undone' },
}

it.each(Object.values(everyKind))('$kind has words of its own', (reason) => {
  expect(['', 'Points', undefined]).not.toContain(entryView(entry(reason)).title)
})

it('a friend’s bridge shows the friend and the share, and does not link to the friend’s order', () => {
  expect(entryView(entry(everyKind.referral))).toEqual({
    title: 'A friend’s bridge',
    detail: '10% of the points earned by 0xf39F…2266',
    source: null,
  })
})

it('a day in a pool shows the day, the least amount and the network', () => {
  const view = entryView(entry(everyKind.pool), (chainId) => (chainId === 8453 ? 'Base' : null))
  expect(view.title).toMatch(/^Pool, .*March/)
  expect(view.detail).toBe('at least 1,250.5 USDC on Base all day')
  expect(entryView(entry(everyKind.pool)).detail).toContain('8453')
  expect(view.source).toBeNull()
})

it('an unknown rule still has a text', () => {
  expect(entryView(entry({ kind: 'of_a_later_season' })).title).not.toBe('')
})
