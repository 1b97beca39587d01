import { expect, it } from 'vitest'
import { ops } from '#contracts/ton/testing/checkIn.ts'
import { checkInOps } from './checkIn.ts'

it('knows the messages of the check-in contract by its own numbers', () => {
  expect(checkInOps).toEqual(ops)
})
