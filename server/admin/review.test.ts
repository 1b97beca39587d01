import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UtcDay } from '#core/rewards/utcDay.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { flagText, reviewCommands } from './review.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
  for (let n = 0; n < 12; n++)
    await store.review.note(
      { kind: 'check_ins_of_range', subject: '10.0.0.0/24', day: 20_000 as UtcDay, wallet: `0x${n}`, noticeAbove: 3 },
      new Date(Date.UTC(2024, 9, 4, 12, n)),
    )
  await store.review.tell(
    { kind: 'bridges_of_wallet', subject: '0xabc', day: 20_000 as UtcDay, count: 1, wallets: ['0xabc'] },
    new Date(Date.UTC(2024, 9, 4, 11)),
  )
}, 60_000)
afterAll(() => store.close())
const list = async (options: object = {}) =>
  (await reviewCommands['list']?.({ store, clock: systemClock }, options)) ?? ''

it('an entry lists its subject, its count and at most ten wallets', async () => {
  const named = Array.from({ length: 10 }, (_, n) => `\n   0x${n}`).join('')
  expect((await list()).replaceAll(/^\d+ /gm, 'n ')).toBe(
    `n  2024-10-04  check_ins_of_range  10.0.0.0/24\n   12 wallets checked in from this network; seen 2024-10-04 12:00 to 2024-10-04 12:11 UTC${named}\n   and 2 more: --json\n` +
      'n  2024-10-04  bridges_of_wallet  0xabc\n   1 bridge of this wallet settled that day; seen 2024-10-04 11:00 to 2024-10-04 11:00 UTC\n   0xabc',
  )
})

it('the output is one JSON document', async () => {
  const rows = JSON.parse(await list({ json: true })) as { wallets: string[] }[]
  expect(rows).toMatchObject([
    {
      id: expect.stringMatching(/^\d+$/) as string,
      kind: 'check_ins_of_range',
      day: '2024-10-04',
      count: 12,
      says: '12 wallets checked in from this network',
    },
    { count: 1 },
  ])
  expect(rows[0]?.wallets).toHaveLength(12)
})

it('reports that there are more entries than requested', async () => {
  expect(await list({ limit: '1' })).toMatch(/and 2 more: --json\nThere are more than 1: --limit shows up to 1000\.$/)
  for (const limit of ['0', '1001', 'all'])
    await expect(list({ limit })).rejects.toThrow('--limit is a whole number from 1 to 1000')
})

it('the count is a readable phrase, and a long list shows its first wallets', () => {
  const names = Array.from({ length: 200 }, (_, n) => `0x${n}`)
  expect(flagText({ kind: 'check_ins_of_range', count: 240, wallets: names })).toBe(
    '240 wallets checked in from this network, the first 200 named',
  )
  expect(flagText({ kind: 'check_ins_of_range', count: 200, wallets: names })).toBe(
    '200 wallets checked in from this network',
  )
  expect(flagText({ kind: 'of_a_later_version', count: 3, wallets: ['a', 'b', 'c'] })).toBe('3 in all')
})
