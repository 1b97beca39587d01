import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestClock } from '../testing/testApp.ts'
import { createBudget, createVendor, type Vendor } from './vendor.ts'

const HOUR_MS = 3_600_000
let down = false
let calls = 0
let url = ''
const server = createServer((_, response) => {
  calls++
  response.writeHead(down ? 503 : 200, { 'content-type': 'application/json' }).end('{}')
})
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  down = false
  calls = 0
})

const open = (limits: Partial<Parameters<typeof createVendor>[0]>) => {
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  return { clock, ...createVendor({ name: 'vendor', url, perMinute: 10, clock, random: () => 0, ...limits }) }
}
/** Asks until the vendor's client refuses; returns the requests made and the refusal. */
async function exhaust(vendor: Vendor): Promise<{ made: number; refused: unknown }> {
  for (let made = 0; ; made++) {
    const refused = await vendor.get('x', {}, z.unknown(), new AbortController().signal).then(
      () => null,
      (error: unknown) => error,
    )
    if (refused) return { made, refused }
  }
}
const made = async (vendor: Vendor) => (await exhaust(vendor)).made

it('a flood of quotes leaves what orders and reads need, and together they stay within the limit', async () => {
  const { quotes, orders, reads } = open({ perMinute: 10 })
  expect(await made(quotes)).toBe(5)
  expect(await made(orders)).toBe(2)
  expect(await made(reads)).toBe(3)
  expect(calls).toBe(10)
})

it('orders and reads use what quotes leave', async () => {
  const { quotes, orders, reads } = open({ perMinute: 10 })
  expect(await made(orders)).toBe(7)
  expect(await made(reads)).toBe(3)
  expect(await made(quotes)).toBe(0)
})

it('a limit of quotes apart covers orders, and no reads', async () => {
  const { quotes, orders, reads } = open({ perMinute: 9, quoteLimit: { most: 75, spanMs: 2 * HOUR_MS } })
  // Half of a longer span's share at once: 30 of 60, and 8 of 15.
  expect(await made(quotes)).toBe(30)
  expect(await made(orders)).toBe(8)
  expect(await made(reads)).toBe(9)
})

it('a refusal names the time until the next request', async () => {
  const { quotes, clock } = open({ perMinute: 10 })
  await made(quotes)
  clock.advance(20)
  expect((await exhaust(quotes)).refused).toMatchObject({ reason: 'vendor_budget', fix: { seconds: 40 } })
  clock.advance(40)
  expect(await made(quotes)).toBe(5)
})

it('failures of one purpose pause no other', async () => {
  const { quotes, orders } = open({ perMinute: 100 })
  down = true
  for (let i = 0; i < 5; i++)
    await quotes.get('x', {}, z.unknown(), new AbortController().signal).catch(() => undefined)
  expect((await exhaust(quotes)).refused).toMatchObject({ reason: 'vendor_paused' })
  down = false
  await orders.get('x', {}, z.unknown(), new AbortController().signal)
})

it('no span has more requests than allowed, and the second half of a long one is spread over it', () => {
  const clock = createTestClock(new Date(0))
  const budget = createBudget({ most: 20, spanMs: 2 * HOUR_MS }, clock)
  const at: number[] = []
  for (let minute = 0; minute < 600; minute++) {
    while (budget.take() === 0) at.push(minute)
    clock.advance(60)
  }
  for (const from of at)
    expect(at.filter((minute) => minute >= from && minute < from + 120).length).toBeLessThanOrEqual(20)
  expect(at.slice(0, 20)).toEqual([...Array<number>(10).fill(0), 12, 24, 36, 48, 60, 72, 84, 96, 108, 120])
})
