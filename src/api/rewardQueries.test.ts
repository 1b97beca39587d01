import { describe, expect, it } from 'vitest'
import { endedSince, nextEndIn } from './rewardQueries.ts'

const now = 1_000_000_000
const ends = (id: number, inSeconds: number) => ({ id, end_time: now / 1000 + inSeconds })
const DAY = 86_400

describe('refetching running campaigns', () => {
  it.each([
    ['when the soonest has ended', [ends(1, 90), ends(2, 30), ends(3, 4000)], 31_000],
    ['a minute later where the server still has one that is over', [ends(1, -5), ends(2, 4000)], 60_000],
    ['sooner than that where another ends', [ends(1, -5), ends(2, 10)], 11_000],
    ['after a day, where none ends for years', [ends(1, 900 * DAY)], DAY * 1000],
    ['not at all where none runs', [], false],
  ] as const)('%s', (_, running, wait) => expect(nextEndIn(running, now)).toBe(wait))
})

describe('a campaign that ended since it was seen', () => {
  it.each([
    ['is one whose time is over', [ends(1, -1)], [], [1]],
    ['is one that the server’s clock has ended a little earlier', [ends(1, 200)], [], [1]],
    ['is none that runs on', [ends(1, -1)], [ends(1, 500)], []],
    ['is none that was kept back', [ends(1, DAY)], [ends(2, 9)], []],
  ] as const)('%s', (_, seen, running, ids) => expect(endedSince(seen, running, now).map(({ id }) => id)).toEqual(ids))
})
