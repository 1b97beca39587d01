import { expect, it } from 'vitest'
import { newOrder } from './fixtures.ts'
import { openTestDatabase } from './memoryStore.ts'

it('detects an added row and a changed column, table by table', async () => {
  const { store, contents } = await openTestDatabase()
  try {
    const empty = await contents()
    expect(Object.keys(empty)).toEqual(expect.arrayContaining(['orders', 'sessions', 'limits', 'outbox', 'slots']))
    expect(await contents()).toEqual(empty)

    const order = await store.orders.create(newOrder())
    const placed = await contents()
    const changed = (a: typeof empty, b: typeof empty) => Object.keys(a).filter((table) => a[table] !== b[table])
    expect(changed(empty, placed)).toEqual(expect.arrayContaining(['orders', 'order_events', 'outbox']))

    await store.orders.setDepositHint(order.id, '0xabc')
    expect(changed(placed, await contents())).toEqual(['orders'])
    expect(Object.keys(await contents(['orders']))).toEqual(Object.keys(empty).filter((table) => table !== 'orders'))
  } finally {
    await store.close()
  }
}, 60_000)
