import { describe, expect, it } from 'vitest'
import { OWN, quoteOf } from '#src/testing/rows.ts'
import { createOrderRequests, type OrderRequestOnItsWay } from './orderRequests.ts'

const MINUTE = 60_000
const request: OrderRequestOnItsWay = {
  key: 'key',
  review: 'here',
  body: { quote_id: 'quote', from_address: OWN, recipient: OWN },
  fromChainId: 1,
  expected: { quote: quoteOf(), recipient: OWN, depositor: OWN, refundAddress: null, settlementAddress: '0x' },
}

function setUp(stored?: string) {
  const rows = new Map<string, string>(stored === undefined ? [] : [['causeway.orderRequests', stored]])
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  }
  const clock = { now: 0 }
  const open = () => createOrderRequests(storage, () => clock.now)
  return { clock, open }
}

describe('pending order requests', () => {
  it('are the same after a reload, only for their own review', () => {
    const { open } = setUp()
    open().save(request)
    expect(open().of('here')).toMatchObject(request)
    expect(open().of('there')).toBeNull()
  })

  it('belong to one review: the terms that were confirmed last', () => {
    const { open } = setUp()
    open().save(request)
    open().save({ ...request, key: 'second' })
    expect(open().of('here')?.key).toBe('second')
    open().remove('second')
    expect(open().of('here')).toBeNull()
  })

  it('expire after ten minutes', () => {
    const { open, clock } = setUp()
    open().save(request)
    clock.now = 10 * MINUTE - 1
    expect(open().of('here')).toMatchObject(request)
    clock.now = 10 * MINUTE
    expect(open().of('here')).toBeNull()
  })

  it.each(['no JSON', '{}', '[null, 1, {"review": "here", "key": "key"}]'])('are not read from %s', (stored) =>
    expect(setUp(stored).open().of('here')).toBeNull(),
  )

  it('work without browser storage', () => {
    const requests = createOrderRequests(null)
    requests.save(request)
    expect(requests.of('here')).toBeNull()
  })
})
