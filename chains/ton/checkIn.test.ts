import { Cell } from '@ton/core'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkInBody, ops } from '#contracts/ton/testing/checkIn.ts'
import { checkInOps, checkInPayload } from './checkIn.ts'

it('builds the messages that the contract expects', () => {
  expect(checkInOps).toEqual(ops)
  fc.assert(
    fc.property(
      fc.integer({ min: 20_200_101, max: 29_991_231 }),
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      (date, queryId) => {
        expect(Cell.fromBase64(checkInPayload(date, queryId)).equals(checkInBody(date, queryId))).toBe(true)
      },
    ),
  )
})
