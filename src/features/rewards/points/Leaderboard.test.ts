import { describe, expect, it } from 'vitest'
import { ownRankView } from './Leaderboard.tsx'

describe('the user’s own rank', () => {
  it.each([
    ['nobody was asked for', null, false, null],
    ['it has a rank', { rank: 7, points: 300, hidden: false }, false, { kind: 'ranked', rank: 7, points: 300 }],
    ['the list in sight has it', { rank: 1, points: 300, hidden: false }, true, { kind: 'listed' }],
    ['it has no points', { rank: null, points: 0, hidden: false }, false, { kind: 'none' }],
    ['it has left, whatever it has', { rank: null, points: 300, hidden: true }, false, { kind: 'hidden', points: 300 }],
  ])('is shown if %s', (_, own, listed, place) => {
    expect(ownRankView(own, listed)).toEqual(place)
  })
})
