import { expect, it } from 'vitest'
import { settledAtOf } from './bridgePoints.ts'

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 1, 12, minute))
const event = (type: string, minute: number) => ({ type, at: at(minute) })

it.each<[string, ReturnType<typeof event>[], number]>([
  [
    'in the block of the payout, not once that is final',
    [
      event('created', 0),
      event('broadcast', 1),
      event('payout_mined', 2),
      event('payout_final', 9),
      event('claimed', 20),
    ],
    2,
  ],
  [
    'in the block in which the payout stayed',
    [
      event('payout_mined', 2),
      event('payout_orphaned', 3),
      event('broadcast', 4),
      event('payout_mined', 5),
      event('payout_final', 9),
    ],
    5,
  ],
  [
    'once it is final, where no block of it was seen',
    [event('broadcast', 1), event('payout_final', 9), event('done', 20)],
    9,
  ],
  [
    'once it is final, where the only block that was seen is gone',
    [event('payout_mined', 2), event('payout_orphaned', 3), event('payout_final', 9)],
    9,
  ],
  ['at the moment that stands in, where nothing is told', [event('created', 0), event('constructor', 1)], 59],
])('a bridge settles %s', (_, events, minute) => {
  expect(settledAtOf(events, at(59))).toEqual(at(minute))
})
