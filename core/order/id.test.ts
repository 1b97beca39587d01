import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from 'uuidv7'
import { isOrderId, orderIdFromUuid, parseOrderId, uuidFromOrderId } from './id.ts'

describe('order id', () => {
  it('round-trips through its UUID', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const id = orderIdFromUuid(uuid)
        expect(id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/)
        expect(isOrderId(id)).toBe(true)
        expect(uuidFromOrderId(id)).toBe(uuid)
      }),
    )
  })

  it('sorts as its UUIDs do', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (a, b) => {
        expect(orderIdFromUuid(a) < orderIdFromUuid(b)).toBe(a < b)
      }),
    )
  })

  it('sorts by creation time', () => {
    const ids = Array.from({ length: 200 }, () => orderIdFromUuid(uuidv7()))
    expect(ids.toSorted()).toEqual(ids)
  })

  it('handles the ends of its range', () => {
    const last = orderIdFromUuid('ffffffff-ffff-ffff-ffff-ffffffffffff')
    expect(uuidFromOrderId(last)).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff')
    expect(uuidFromOrderId(orderIdFromUuid('00000000-0000-0000-0000-000000000000'))).toBe(
      '00000000-0000-0000-0000-000000000000',
    )
    expect(isOrderId('z'.repeat(22))).toBe(false)
  })

  it.each(['', '1'.repeat(21), '1'.repeat(23), '0'.repeat(22), `${'1'.repeat(21)}l`, `${'1'.repeat(21)}\n`])(
    'refuses %j',
    (text) => {
      expect(() => parseOrderId(text)).toThrow(expect.objectContaining({ reason: 'order_id_invalid', status: 400 }))
    },
  )
})
