import { expect, it } from 'vitest'
import { rankInList } from '#store/points/leaderboard.ts'

const place = (wallet: string, points: number, rank: number) => ({ wallet, points, rank })
const places = [place('a', 30, 1), place('b', 20, 2), place('c', 20, 2)]

it.each([
  ['the list’s own where it stands there', place('b', 20, 7), 2],
  ['that of equal points, where the list ends between them', place('d', 20, 9), 2],
  ['behind the list, although it was counted before it', place('e', 10, 1), 4],
  ['as counted, further down', place('e', 10, 57), 57],
])('a rank is %s', (_, own, rank) => expect(rankInList(places, 3, own)).toBe(rank))

it('is as counted if the list is not full and does not include the wallet yet', () =>
  expect(rankInList(places, 9, place('e', 10, 4))).toBe(4))
