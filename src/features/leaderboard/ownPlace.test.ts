import { describe, expect, it } from 'vitest'
import { ownPlace } from './ownPlace.ts'

describe('one’s own place', () => {
  it.each([
    ['nobody was asked for', null, null],
    ['it has a rank', { rank: 7, points: 300, hidden: false }, { kind: 'ranked', rank: 7, points: 300 }],
    ['it has no points', { rank: null, points: 0, hidden: false }, { kind: 'none' }],
    ['it has left, whatever it has', { rank: null, points: 300, hidden: true }, { kind: 'hidden', points: 300 }],
  ])('is told where %s', (_, own, place) => {
    expect(ownPlace(own)).toEqual(place)
  })
})
