import { expect, it } from 'vitest'
import type { PointReason } from '#core/rewards/reason.ts'
import type { PointRow } from '#store/points/types.ts'
import { entryRow } from './entryRow.ts'

const at = new Date('2026-03-02T00:00:00Z')
const row = (reason: PointReason, some: Partial<PointRow> = {}): PointRow => ({
  id: 7n,
  wallet: '0xada',
  rule: reason.kind,
  sourceEvent: 'o-1',
  bucket: 'cross_points',
  points: 1,
  reason,
  at,
  finalAt: at,
  pending: false,
  ...some,
})
const friend = `0x${'b0'.repeat(20)}`
const undone = { kind: 'taken_back', entry: 'o-1', why: 'transfer_undone' } as const
const step = (campaign: number) => ({ kind: 'campaign_step', campaign, name: 'Autumn', transfers: 1 }) as const
const knows = (campaign: number) => campaign === 7
const bridge = { kind: 'bridge', order: 'o-1', base: 150, percent: 110, number: 4 } as const

it.each<[string, PointRow, object]>([
  [
    'a friend’s share',
    row({ kind: 'referral', friend, order: 'o-1', percent: 10 }),
    { source: null, reason: { kind: 'referral', friend: '0xb0b0…b0b0', percent: 10 } },
  ],
  [
    'a friend’s share reversed',
    row(undone, { bucket: 'refer_points' }),
    { reason: { kind: 'taken_back', why: 'of_friend' } },
  ],
  [
    'an earlier season’s share reversed',
    row(undone, { bucket: 'refer_points_v1' }),
    { reason: { kind: 'taken_back', why: 'of_friend' } },
  ],
  [
    'a share that came from a wallet of one’s own',
    row({ ...undone, why: 'one_person' }, { bucket: 'refer_points' }),
    { reason: { kind: 'taken_back', why: 'of_friend' } },
  ],
  ['what an operator gave', row({ kind: 'granted', note: 'a neighbour' }), { reason: { kind: 'granted' } }],
  ['an own bridge', row(bridge), { source: 'o-1', reason: bridge }],
  ['an own bridge undone', row(undone), { reason: undone }],
  ['a campaign that everybody sees', row(step(7)), { reason: step(7) }],
  ['a campaign that nobody is told of', row(step(77)), { source: null, reason: { kind: 'campaign' } }],
  [
    'a campaign’s points reversed',
    row({ ...undone, entry: '77:step-0:0xada:0' }, { bucket: 'campaign_points' }),
    { reason: { kind: 'taken_back', why: 'transfer_undone' } },
  ],
])('%s says to others no more than they may know, and everything to its wallet', (_, entry, told) => {
  const others = entryRow(entry, { own: false, knows })
  expect({ source: others.source, reason: others.reason }).toEqual({ source: 'o-1', ...told })
  expect(entryRow(entry, { own: true, knows })).toMatchObject({
    source: 'o-1',
    reason: entry.reason,
    points: 1,
    at: at.toISOString(),
  })
})

it.each([true, false])('an operator’s reason for removing points is never shown (own: %s)', (own) => {
  expect(entryRow(row({ kind: 'revoked', note: 'a ring with 0xabc' }), { own, knows }).reason).toEqual({
    kind: 'revoked',
  })
})
