import { expect, it } from 'vitest'
import type { Order } from '#core/wire/order.ts'
import { orderOf } from '#src/testing/rows.ts'
import { listedOnce, readHistory, startOf, takeNewest } from './historyQuery.ts'

const at = (minute: number): Order =>
  orderOf('settled', { id: `order-${minute}`, created_at: new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString() })

/** Fake server with these histories, newest first, `size` per page. */
function server(histories: Record<string, readonly number[]>, size: number) {
  const asked: string[] = []
  const read = (wallet: string, cursor: string | null) => {
    asked.push(`${wallet}:${cursor ?? 'start'}`)
    const all = histories[wallet] ?? []
    const from = cursor === null ? 0 : all.indexOf(Number(cursor)) + 1
    const list = all.slice(from, from + size)
    const last = list.at(-1)
    return Promise.resolve({
      list: list.map(at),
      next_cursor: from + size < all.length && last !== undefined ? String(last) : null,
    })
  }
  return { read, asked }
}

async function readAll(histories: Record<string, readonly number[]>, size: number) {
  const { read, asked } = server(histories, size)
  const parts = [await readHistory(read, startOf(Object.keys(histories)), size)]
  for (let next = parts[0]?.next; next; next = parts.at(-1)?.next) parts.push(await readHistory(read, next, size))
  return { parts, asked, ids: parts.map(({ list }) => list.map(({ order }) => Number(order.id.slice(6)))) }
}

it('merges the transfers of several wallets, newest first, in pages', async () => {
  const { ids } = await readAll({ a: [9, 8, 7, 1], b: [6, 5, 4, 3, 2] }, 2)
  expect(ids.flat()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(ids[0]).toEqual([9, 8])
})

it('requests more of a wallet only if a page may need it', async () => {
  const { asked } = await readAll({ a: [9, 8, 7, 6], b: [1] }, 2)
  expect(asked.filter((call) => call.startsWith('b'))).toEqual(['b:start'])
  expect(asked.filter((call) => call.startsWith('a'))).toEqual(['a:start', 'a:8'])
})

it('shows a transfer from one own wallet to another once, as that of both', async () => {
  const { parts, ids } = await readAll({ a: [5, 3, 1], b: [5, 4, 3] }, 2)
  expect(ids.flat()).toEqual([5, 4, 3, 1])
  expect(parts[0]?.list[0]?.wallets).toEqual(['a', 'b'])
  expect(parts[0]?.list[1]?.wallets).toEqual(['b'])
})

it('stops if a wallet could still have a newer one', () => {
  const streams = { a: { cursor: '7', done: false, held: [at(7)] }, b: { cursor: null, done: true, held: [at(2)] } }
  const { list, rest } = takeNewest(streams, 5)
  expect(list.map(({ order }) => order.id)).toEqual(['order-7'])
  expect(rest['b']?.held).toHaveLength(1)
})

it('reports the end of the list only if no wallet has older ones', async () => {
  const { parts } = await readAll({ a: [], b: [2, 1] }, 2)
  expect(parts).toHaveLength(1)
  expect(parts[0]?.next).toBeNull()
})

it('shows an order once if it moved to the next page between reads', () => {
  const row = { order: at(3), wallets: ['a'] }
  expect(
    listedOnce([
      { list: [row], next: null },
      { list: [row, { order: at(2), wallets: ['a'] }], next: null },
    ]).map(({ order }) => order.id),
  ).toEqual(['order-3', 'order-2'])
})

it('reports a failure of one wallet instead of omitting its transfers', async () => {
  const { read } = server({ a: [2, 1] }, 2)
  const broken = (wallet: string, cursor: string | null) =>
    wallet === 'b' ? Promise.reject(new Error('away')) : read(wallet, cursor)
  await expect(readHistory(broken, startOf(['a', 'b']), 2)).rejects.toThrow('away')
})
